import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { findClub, findOwnClub } from './find-club.ts';

type Asked = { readonly clubId: string; readonly playerId: string };

/**
 * A member leaves. Where it is the host, who has been a member longest is host from then on; with its last member a
 * club ends.
 */
export async function leaveClub({ db }: Pick<Services, 'db'>, asked: Asked): Promise<void> {
  await db.$transaction(async (tx) => {
    await findClub(tx, asked);
    await leave(tx, asked);
  });
}

/** The host sends a member away, or takes an invitation back. Refuses (`not-found`) who is neither. */
export async function removeMember({ db }: Pick<Services, 'db'>, asked: Asked, memberId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { hostId } = await findOwnClub(tx, asked);
    if (!isId(memberId)) throw refuse('not-found', 'people.no-such-player');
    if (memberId === hostId) throw refuse('bad-input', 'clubs.host-leaves');
    const who = { where: { clubId: asked.clubId, playerId: memberId } };
    const gone = (await tx.clubMember.deleteMany(who)).count + (await tx.clubInvitation.deleteMany(who)).count;
    if (gone === 0) throw refuse('not-found', 'people.no-such-player');
  });
}

/** The player of a deleted account leaves all their clubs. */
export async function forgetPerson(tx: Tx, { id: playerId }: { readonly id: string }): Promise<void> {
  await tx.clubInvitation.deleteMany({ where: { playerId } });
  for (const { clubId } of await tx.clubMember.findMany({ where: { playerId } })) await leave(tx, { clubId, playerId });
}

async function leave(tx: Tx, { clubId, playerId }: Asked): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Club" WHERE id = ${clubId} FOR UPDATE`;
  await tx.clubMember.deleteMany({ where: { clubId, playerId } });
  const [next] = await tx.clubMember.findMany({ where: { clubId }, orderBy: { joinedAt: 'asc' }, take: 1 });
  if (!next) await tx.club.delete({ where: { id: clubId } });
  else await tx.club.updateMany({ where: { id: clubId, hostId: playerId }, data: { hostId: next.playerId } });
}
