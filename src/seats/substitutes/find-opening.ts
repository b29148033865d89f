import type { Message } from '../../kernel/message.ts';
import { isId } from '../../platform/is-id.ts';
import type { Services } from '../../platform/services.ts';
import { refuse, say } from './say.ts';

/** An offer with its table. Refuses (`not-found`) an unknown one. */
export async function findOpening({ db }: Pick<Services, 'db'>, id: string) {
  const opening = isId(id) ? await db.opening.findUnique({ where: { id }, include: { table: true } }) : null;
  if (!opening) throw refuse('not-found', 'substitutes.no-such-offer');
  return opening;
}

export type FoundOpening = Awaited<ReturnType<typeof findOpening>>;

/** Why an offer does not stand any more; undefined while it does. `playerId`: who asks. */
export function whyClosed(
  { state, takenById, table }: Pick<FoundOpening, 'state' | 'takenById' | 'table'>,
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
