import { lockName } from '../platform/lock-name.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { listFellows } from '../profiles/list-fellows.ts';
import { findOwnClub } from './find-club.ts';
import { MOST_MEMBERS } from './join-club.ts';

export type MemberInvitation = {
  readonly clubId: string;
  /** The host. */
  readonly playerId: string;
  /** Somebody of the host's address book, by their name there or by their id. */
  readonly who: string;
};

/**
 * The host asks somebody to become a member: they find it among their clubs. Refuses (`bad-input`) whom the host does
 * not know, and who is a member or asked already; (`forbidden`) other members; (`too-many`) more than a club can have.
 */
export async function inviteMember(services: Services, { clubId, playerId, who }: MemberInvitation): Promise<void> {
  const { db, clock } = services;
  await findOwnClub(db, { clubId, playerId });
  const wanted = who.trim().toLowerCase();
  const fellow = (await listFellows(services, playerId)).find(
    ({ id, called }) => id === who || called.toLowerCase() === wanted,
  );
  if (!fellow) throw refuse('bad-input', 'clubs.not-known');
  await db.$transaction(async (tx) => {
    await lockName(tx, `invitations to ${clubId}`);
    const known = { where: { clubId, playerId: fellow.id } };
    if ((await tx.clubMember.count(known)) > 0 || (await tx.clubInvitation.count(known)) > 0)
      throw refuse('bad-input', 'clubs.invited-already', { name: fellow.name });
    if ((await tx.clubInvitation.count({ where: { clubId } })) >= MOST_MEMBERS)
      throw refuse('too-many', 'clubs.full', { most: MOST_MEMBERS });
    await tx.clubInvitation.create({ data: { clubId, playerId: fellow.id, createdAt: clock.now() } });
  });
}
