import { commitEntries } from '../../log/commit-entries.ts';
import { onHead } from '../../log/on-head.ts';
import { timeBack } from '../../log/time-back.ts';
import type { SeatNotification } from '../../notifications/seat-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { planRuling } from '../plan-ruling.ts';
import { isAgreed, toTakeback } from './takeback.ts';

/**
 * Goes back, if all who are asked have consented and nothing has happened since: the ruling in the log names the player
 * who asked and those who consented. Nobody gains time by it: a seat that is asked again has the time that was left
 * when it answered, and banks lose what they grew by since. False when the request is not open any more, or somebody's
 * consent is missing. The same twice is done once.
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
