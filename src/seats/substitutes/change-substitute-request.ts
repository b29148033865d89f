import { writeAct } from '../../audit/write-act.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { findSubstituteRequest, whyClosed } from './find-substitute-request.ts';

export type ChangeSubstituteRequestInput = {
  readonly tableId: string;
  readonly substituteRequestId: string;
  readonly playerId: string;
  /** They moderate here: the caller knows that. */
  readonly moderates?: boolean | undefined;
  /** On account of this dispute. */
  readonly dispute?: string | undefined;
};

/**
 * Takes back an offer of a seat. Twice changes nothing. Only the player who offered it, the seat's player, the host and
 * moderators may (`forbidden`). Refuses an unknown offer (`not-found`) and one that was accepted or declined (`stale`).
 */
export async function withdrawSubstituteRequest(
  services: Services,
  input: ChangeSubstituteRequestInput,
): Promise<void> {
  const substituteRequest = await findOf(services, input);
  const { table, tableId, seat, byId } = substituteRequest;
  const held = await services.db.seat.count({ where: { tableId, seat, playerId: input.playerId } });
  const may = input.moderates || held > 0 || byId === input.playerId || table.hostId === input.playerId;
  if (!may) throw refuse('forbidden', 'substitutes.not-yours');
  if (substituteRequest.state === 'withdrawn') return;
  const { playerId: by, dispute: disputeId } = input;
  const at = services.clock.now();
  const count = await services.db.$transaction(async (tx) => {
    const withdrawn = await tx.substituteRequest.updateMany({
      where: { id: substituteRequest.id, state: 'open' },
      data: { state: 'withdrawn', closedAt: at },
    });
    const act = { by, at, what: 'seats', tableId, disputeId, data: { did: 'withdrawn' } } as const;
    if (input.moderates && withdrawn.count > 0) await writeAct(tx, act);
    return withdrawn.count;
  }, PATIENT);
  const why = count === 0 ? whyClosed(await findOf(services, input)) : undefined;
  if (why) throw new Refusal('stale', why);
}

/**
 * Says whether the seat's former player may watch a private table. Only the host and moderators (`forbidden`). Refuses
 * (`not-found`) an unknown offer.
 */
export async function letFormerWatch(
  services: Services,
  input: ChangeSubstituteRequestInput & { readonly watches: boolean },
): Promise<void> {
  const substituteRequest = await findOf(services, input);
  if (!input.moderates && substituteRequest.table.hostId !== input.playerId)
    throw refuse('forbidden', 'substitutes.not-host');
  await services.db.substituteRequest.update({ where: { id: substituteRequest.id }, data: { watches: input.watches } });
}

async function findOf(services: Services, { tableId, substituteRequestId }: ChangeSubstituteRequestInput) {
  const substituteRequest = await findSubstituteRequest(services, substituteRequestId);
  if (substituteRequest.tableId !== tableId) throw refuse('not-found', 'substitutes.no-such-offer');
  return substituteRequest;
}
