import { writeAct } from '../audit/write-act.ts';
import type { Services } from '../platform/services.ts';
import { type DisputeView, readDispute } from './read-dispute.ts';

/**
 * Reads a dispute as `readDispute` does; that a moderator reads what is hidden from the players is written down first.
 */
export async function lookAtDispute(
  services: Services,
  asked: Parameters<typeof readDispute>[1],
): Promise<DisputeView> {
  const dispute = await readDispute(services, asked);
  const { tableId, disputeId, playerId: by } = asked;
  if (dispute.moderates && dispute.private) {
    const at = services.clock.now();
    await writeAct(services.db, { by, at, what: 'dispute', tableId, disputeId, data: { did: 'read' } });
  }
  return dispute;
}
