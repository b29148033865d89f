import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Tx } from '../platform/transaction.ts';

type Asked = { readonly clubId: string; readonly playerId: string };

/** A club of which somebody is a member. Refuses (`not-found`) others, as if there were none. */
export async function findClub(db: Pick<Tx, 'club'>, { clubId, playerId }: Asked) {
  const club = isId(clubId)
    ? await db.club.findFirst({ where: { id: clubId, members: { some: { playerId } } } })
    : undefined;
  if (!club) throw refuse('not-found', 'clubs.not-found');
  return club;
}

/** The same, of which they are the host. Refuses other members (`forbidden`). */
export async function findOwnClub(db: Pick<Tx, 'club'>, asked: Asked) {
  const club = await findClub(db, asked);
  if (club.hostId !== asked.playerId) throw refuse('forbidden', 'clubs.not-host');
  return club;
}
