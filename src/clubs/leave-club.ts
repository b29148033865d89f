import { isId } from '../platform/is-id.ts';
import type { Forgotten } from '../platform/no-address.ts';
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

/** The host sends a member away. Refuses (`not-found`) who is none. */
export async function removeMember({ db }: Pick<Services, 'db'>, asked: Asked, memberId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { hostId } = await findOwnClub(tx, asked);
    if (!isId(memberId)) throw refuse('not-found', 'people.no-such-player');
    if (memberId === hostId) throw refuse('bad-input', 'clubs.host-leaves');
    const { count } = await tx.clubMember.deleteMany({ where: { clubId: asked.clubId, playerId: memberId } });
    if (count === 0) throw refuse('not-found', 'people.no-such-player');
  });
}

/** The player of a deleted account leaves all their clubs. */
export async function forgetPerson(tx: Tx, { id: playerId, email }: Forgotten): Promise<void> {
  await tx.clubInvitation.deleteMany({ where: { OR: [{ playerId }, { email }] } });
  for (const { clubId } of await tx.clubMember.findMany({ where: { playerId } })) await leave(tx, { clubId, playerId });
}

/**
 * What it means that a member leaves: who is host then, where they are; `ends`: they are the last. Refuses like
 * `leaveClub`.
 */
export async function whatLeavingMeans({ db }: Pick<Services, 'db'>, asked: Asked) {
  const { name, hostId } = await findClub(db, asked);
  const next = await nextHost(db, asked);
  if (!next) return { name, ends: true };
  if (hostId !== asked.playerId) return { name, ends: false };
  const heir = await db.player.findUniqueOrThrow({ where: { id: next.playerId }, select: { name: true } });
  return { name, ends: false, heir: heir.name };
}

/** Of those who stay, who has been a member longest. */
function nextHost(db: Pick<Tx, 'clubMember'>, { clubId, playerId }: Asked) {
  const where = { clubId, playerId: { not: playerId } };
  return db.clubMember.findFirst({ where, orderBy: [{ joinedAt: 'asc' }, { playerId: 'asc' }] });
}

async function leave(tx: Tx, { clubId, playerId }: Asked): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Club" WHERE id = ${clubId} FOR UPDATE`;
  await tx.clubMember.deleteMany({ where: { clubId, playerId } });
  const next = await nextHost(tx, { clubId, playerId });
  if (!next) await tx.club.delete({ where: { id: clubId } });
  else await tx.club.updateMany({ where: { id: clubId, hostId: playerId }, data: { hostId: next.playerId } });
}
