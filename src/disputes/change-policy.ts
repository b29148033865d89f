import { writeAct } from '../audit/write-act.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { lockTable, PATIENT } from '../platform/transaction.ts';
import { setPolicy } from '../tables/write-table.ts';
import {
  LONGEST_DISPUTE_PAUSE,
  LONGEST_ESCALATION,
  type ModerationPolicy,
  moderationPolicy,
} from './moderation-policy.ts';
import { joinedPlayers } from './nominations/consenting-players.ts';
import { tellPlayers } from './nominations/nomination-notifications.ts';
import { checkMay } from './standing-at.ts';

/**
 * The host says how the table is moderated, until its game begins: then everybody has sat down under it. Those who have
 * joined are mailed when the host is to moderate, and the audit keeps what was set. Refuses anybody but the host
 * (`forbidden`), a game that has begun (`stale`) and impossible hours (`bad-input`).
 */
export async function changeModerationPolicy(
  services: Services,
  {
    tableId,
    playerId,
    policy,
  }: { readonly tableId: string; readonly playerId: string; readonly policy: ModerationPolicy },
): Promise<void> {
  await checkMay(services, { tableId, playerId }, 'appoint');
  const { disputePauseHours, disputeEscalationHours } = policy;
  if (!(disputePauseHours >= 0 && disputePauseHours <= LONGEST_DISPUTE_PAUSE))
    throw refuse('bad-input', 'moderation.bad-pause-hours', { most: LONGEST_DISPUTE_PAUSE });
  if (!(disputeEscalationHours >= 1 && disputeEscalationHours <= LONGEST_ESCALATION))
    throw refuse('bad-input', 'moderation.bad-escalation-hours', { most: LONGEST_ESCALATION });
  await services.db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    if (table.status !== 'forming') throw refuse('stale', 'moderation.policy-fixed');
    const before = typeof table.policy === 'object' && !Array.isArray(table.policy) ? table.policy : {};
    await setPolicy(tx, tableId, { ...before, ...policy });
    await writeAct(tx, { by: playerId, at: services.clock.now(), what: 'policy', tableId, data: policy });
    if (!policy.hostModerates || moderationPolicy(before).hostModerates) return;
    // Players who join from now on read it on the page where they do.
    const joined = joinedPlayers(table).filter((one) => one !== table.hostId);
    await tellPlayers(tx, services, { tableId, what: 'host-moderates' }, joined);
  }, PATIENT);
  services.wake();
}
