import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { isId } from '../../platform/is-id.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';

/** An offer with its table. Refuses (`not-found`) an unknown one. */
export async function findSubstituteRequest({ db }: Pick<Services, 'db'>, id: string) {
  const substituteRequest = isId(id)
    ? await db.substituteRequest.findUnique({ where: { id }, include: { table: true } })
    : null;
  if (!substituteRequest) throw refuse('not-found', 'substitutes.no-such-offer');
  return substituteRequest;
}

export type FoundSubstituteRequest = Awaited<ReturnType<typeof findSubstituteRequest>>;

/** Why an offer is over; undefined while it is open. `playerId`: the player who asks. */
export function whyClosed(
  { state, takenById, table }: Pick<FoundSubstituteRequest, 'state' | 'takenById' | 'table'>,
  playerId?: string,
): Message | undefined {
  switch (state) {
    case 'taken':
      return msg(takenById !== null && takenById === playerId ? 'substitutes.you-took' : 'substitutes.over-taken');
    case 'declined':
      return msg('substitutes.over-declined');
    case 'withdrawn':
      return msg('substitutes.over-withdrawn');
    case 'open':
      return table.status === 'playing' ? undefined : msg('substitutes.not-playing');
  }
}
