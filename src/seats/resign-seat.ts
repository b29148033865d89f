import { checkHolder } from '../access/check-holder.ts';
import type { SeatId } from '../kernel/decision.ts';
import { commitEntries } from '../log/commit-entries.ts';
import { onHead } from '../log/on-head.ts';
import { planEntries } from '../log/plan-entries.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

export type ResignInput = { readonly tableId: string; readonly seat: SeatId; readonly playerId: string };

/**
 * A player gives up their seat. When one seat is left, it has won and the table is finished; otherwise the game's own
 * answers are taken for the seat from now on. Refuses a foreign seat or one that has resigned (`forbidden`), and a game
 * that is over (`stale`).
 */
export function resignSeat(services: Services, input: ResignInput): Promise<{ readonly seq: number }> {
  const { tableId, seat, playerId } = input;
  return onHead(services, tableId, async (head) => {
    await checkHolder(services, input);
    if (!head.playing) throw refuse('stale', 'tables.over');
    const at = services.clock.now();
    const others = head.game.setting.seats.filter((other) => other !== seat && !head.machine.resigned.includes(other));
    const next = await commitEntries(services, {
      head,
      plan: planEntries(head, [{ kind: 'seat', seat, change: 'resigned', player: playerId }], at),
      at,
      holder: { seat, playerId },
      resigns: seat,
      notifications: others.map((other) => ({ kind: 'resigned', seat: other, data: { seat } })),
    });
    return next && { seq: next.seq };
  });
}
