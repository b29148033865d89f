import { Refusal } from '../../kernel/refusal.ts';
import { commitEntries } from '../../log/commit-entries.ts';
import type { Head } from '../../log/heads.ts';
import { onHead } from '../../log/on-head.ts';
import { timeBack } from '../../log/time-back.ts';
import type { SeatNotification } from '../../notifications/seat-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { planRuling } from '../plan-ruling.ts';
import { isAgreed, type Takeback, toTakeback } from './takeback.ts';
import { whatSince } from './what-since.ts';

/**
 * Goes back, if all who are asked have consented and nothing that it would void has come since: the ruling in the log
 * names the player who asked and those who consented. Nobody gains time by it: a seat that is asked again has the time
 * that was left when it answered, and banks lose what they grew by since. False when the request is not open any more,
 * or somebody's consent is missing. The same twice is done once.
 */
export async function grantTakeback(services: Services, id: string): Promise<boolean> {
  const found = await services.db.takeback.findUnique({ where: { id } });
  if (!found) return false;
  return onHead(services, found.tableId, async (head) => {
    const row = await services.db.takeback.findUnique({ where: { id } });
    if (row?.state !== 'open') return row?.state === 'granted';
    const at = services.clock.now();
    const takeback = toTakeback(head.game, row, at);
    if (takeback.state !== 'open' || !isAgreed(takeback)) return false;
    const { seat, toSeq, reason } = takeback;
    if (await movedOn(services, head, takeback)) {
      await services.db.takeback.updateMany({ where: { id, state: 'open' }, data: { state: 'expired', closedAt: at } });
      return false;
    }
    const consent = takeback.asked.map((one) => one.seat);
    const wanted = {
      by: row.playerId,
      reason,
      takeback: { seat, consent },
      ruling: { type: 'rewind', to: toSeq },
    } as const;
    const { plan } = await planRuling(services, head, wanted, at);
    const told = head.game.setting.seats.filter((other) => other !== seat || consent.length > 0);
    const data = { seq: head.seq + 1 };
    const notifications = told.map((other): SeatNotification => ({ kind: 'ruling', seat: other, data }));
    const back = await timeBack(services, head, toSeq, true, { kept: plan.kept, at });
    const next = await commitEntries(services, { head, plan, at, notifications, back, grants: id });
    return next ? true : undefined;
  });
}

/** Whether something has come since that it would void, and that nobody has consented to. */
async function movedOn(services: Services, head: Head, { seat, toSeq, atSeq }: Takeback): Promise<boolean> {
  if (head.seq === atSeq) return false;
  try {
    return (await whatSince(services, head, seat, toSeq)).last > atSeq;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
