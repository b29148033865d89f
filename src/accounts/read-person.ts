import { isComputer } from '../platform/computer-id.ts';
import { isId } from '../platform/is-id.ts';
import { type Forgotten, noAddress } from '../platform/no-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Tx } from '../platform/transaction.ts';

/** Whose account it is. Refuses (`not-found`) one that does not exist, or not any more, and computer players. */
export async function readPerson(db: Pick<Tx, 'player'>, playerId: string): Promise<Forgotten> {
  const person =
    isId(playerId) && !isComputer(playerId) ? await db.player.findUnique({ where: { id: playerId } }) : null;
  if (!person || person.email === noAddress(person)) throw refuse('not-found', 'people.no-such-player');
  return { id: person.id, email: person.email };
}
