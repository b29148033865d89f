import { checkHolder } from '../access/check-holder.ts';
import type { SeatId } from '../kernel/decision.ts';
import { commitEntries } from '../log/commit-entries.ts';
import { onHead } from '../log/on-head.ts';
import { planEntries } from '../log/plan-entries.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readClocks } from '../time/read-clocks.ts';

export type ComeBackInput = { readonly tableId: string; readonly seat: SeatId; readonly playerId: string };

/**
 * A player whom the clock has answered for, or whose seat it offers, is back: they have the whole time again for what
 * they are asked, and no substitute is sought any more. An answer of their own does the same; this needs none. `back`
 * is false, and nothing is written, where nobody missed them. Refuses a foreign seat (`forbidden`) and a game that is
 * over (`stale`).
 */
export function comeBack(
  services: Services,
  { tableId, seat, playerId }: ComeBackInput,
): Promise<{ readonly seq: number; readonly back: boolean }> {
  return onHead(services, tableId, async (head) => {
    await checkHolder(services, { tableId, seat, playerId });
    if (!head.playing) throw refuse('stale', 'tables.over');
    const at = services.clock.now();
    const { seats } = await readClocks(services.db, tableId, at);
    const own = seats.find((one) => one.seat === seat);
    if (!own?.silence && !own?.sought) return { seq: head.seq, back: false };
    const plan = planEntries(head, [{ kind: 'clock', change: 'returned', seat, by: playerId }], at);
    const next = await commitEntries(services, { head, plan, at, holder: { seat, playerId } });
    return next && { seq: next.seq, back: true };
  });
}
