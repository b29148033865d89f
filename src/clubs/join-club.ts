import { refuse } from '../platform/refuse.ts';
import { hashSecret, isSecret, newSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { findOwnClub } from './find-club.ts';
import { tellHost, wasTold } from './tell-host.ts';

/** Members of a club. */
export const MOST_MEMBERS = 200;

type Asked = { readonly clubId: string; readonly playerId: string };

/** The club that a link is for, for the page before one joins. Refuses (`not-found`) a link that leads nowhere. */
export async function readJoinLink({ db }: Pick<Services, 'db'>, token: string) {
  const club = isSecret(token) ? await db.club.findUnique({ where: { linkHash: hashSecret(token) } }) : null;
  if (!club) throw refuse('not-found', 'clubs.link-unknown');
  return { id: club.id, name: club.name, about: club.about };
}

/**
 * Somebody becomes a member by a link, and the host is told; again changes nothing. Refuses like `readJoinLink`, and a
 * full club.
 */
export async function joinByLink(services: Services, token: string, playerId: string): Promise<{ clubId: string }> {
  const { id: clubId } = await readJoinLink(services, token);
  await services.db.$transaction(async (tx) => {
    const joined = await addMember(tx, services, { clubId, playerId });
    if (joined && !(await wasTold(tx, services, { clubId, playerId })))
      await tellHost(tx, services, { clubId, by: playerId, answer: { playerId } });
  });
  services.wake();
  return { clubId };
}

/** The host makes a new link; an older one ends. Gives the secret, which is kept by its hash alone. */
export async function makeJoinLink({ db }: Pick<Services, 'db'>, asked: Asked): Promise<{ token: string }> {
  await findOwnClub(db, asked);
  const token = newSecret();
  await db.club.update({ where: { id: asked.clubId }, data: { linkHash: hashSecret(token) } });
  return { token };
}

/** The host ends the link. */
export async function endJoinLink({ db }: Pick<Services, 'db'>, asked: Asked): Promise<void> {
  await findOwnClub(db, asked);
  await db.club.update({ where: { id: asked.clubId }, data: { linkHash: null } });
}

/** Somebody is a member from here on: whether they were none before. Refuses a full club (`stale`). */
export async function addMember(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { clubId, playerId }: Asked,
): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM "Club" WHERE id = ${clubId} FOR UPDATE`;
  if ((await tx.clubMember.count({ where: { clubId } })) >= MOST_MEMBERS)
    throw refuse('stale', 'clubs.full', { most: MOST_MEMBERS });
  // Of an invitation to an address the host would learn whose it is.
  await tx.clubInvitation.deleteMany({ where: { clubId, playerId, byName: true } });
  const data = [{ clubId, playerId, joinedAt: clock.now() }];
  return (await tx.clubMember.createMany({ data, skipDuplicates: true })).count > 0;
}
