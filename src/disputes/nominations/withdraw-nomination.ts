import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { lockTable, PATIENT } from '../../platform/transaction.ts';
import { checkMay } from '../standing-at.ts';
import { findNomination, isOpen } from './find-nomination.ts';

export type WithdrawNominationInput = { readonly nominationId: string; readonly playerId: string };

/**
 * Those who appoint a table's moderators take back a nomination that waits for an answer; mails about it that are not
 * sent yet are dropped. Twice changes nothing. Refuses an unknown one (`not-found`), everybody else (`forbidden`), and
 * (`stale`) one that is settled.
 */
export async function withdrawNomination(
  services: Services,
  { nominationId, playerId }: WithdrawNominationInput,
): Promise<void> {
  const { tableId } = await findNomination(services.db, nominationId);
  await checkMay(services, { tableId, playerId }, 'appoint');
  await services.db.$transaction(async (tx) => {
    await lockTable(tx, tableId);
    const nomination = await findNomination(tx, nominationId);
    if (nomination.state === 'withdrawn') return;
    if (!isOpen(nomination)) throw refuse('stale', 'moderation.nomination-over');
    await tx.nomination.update({
      where: { id: nominationId },
      data: { state: 'withdrawn', closedAt: services.clock.now() },
    });
  }, PATIENT);
}
