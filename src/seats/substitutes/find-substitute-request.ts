import type { Message } from '../../kernel/message.ts';
import { isId } from '../../platform/is-id.ts';
import type { Services } from '../../platform/services.ts';
import { refuse, say } from './say.ts';

/** An offer with its table. Refuses (`not-found`) an unknown one. */
export async function findSubstituteRequest({ db }: Pick<Services, 'db'>, id: string) {
  const substituteRequest = isId(id)
    ? await db.substituteRequest.findUnique({ where: { id }, include: { table: true } })
    : null;
  if (!substituteRequest) throw refuse('not-found', 'substitutes.no-such-offer');
  return substituteRequest;
}

export type FoundSubstituteRequest = Awaited<ReturnType<typeof findSubstituteRequest>>;

/** Why an offer does not stand any more; undefined while it does. `playerId`: who asks. */
export function whyClosed(
  { state, takenById, table }: Pick<FoundSubstituteRequest, 'state' | 'takenById' | 'table'>,
  playerId?: string,
): Message | undefined {
  switch (state) {
    case 'taken':
      return say(takenById !== null && takenById === playerId ? 'substitutes.you-took' : 'substitutes.over-taken');
    case 'declined':
      return say('substitutes.over-declined');
    case 'withdrawn':
      return say('substitutes.over-withdrawn');
    case 'open':
      return table.status === 'playing' ? undefined : say('substitutes.not-playing');
  }
}
