import { daysBefore } from '../platform/durations.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { findOwnClub } from './find-club.ts';
import { addMember } from './join-club.ts';
import { tellHost } from './tell-host.ts';

type Asked = { readonly clubId: string; readonly playerId: string };

/** Invitations that can be answered still. */
export const openAt = (now: Date) => ({ declinedAt: null, expiresAt: { gt: now } });

/**
 * Somebody answers an invitation to a club: the one by name first, where they have another to their address. Whoever
 * accepts is a member; whoever declines is shown to the host as such. Refuses (`not-found`) where they are not asked,
 * or not any more, and a full club (`stale`).
 */
export async function answerClub(services: Services, { clubId, playerId }: Asked, accept: boolean): Promise<void> {
  const { db, clock } = services;
  const player = isId(clubId) ? await db.player.findUnique({ where: { id: playerId } }) : null;
  if (!player) throw refuse('not-found', 'clubs.not-found');
  const first = await db.clubInvitation.findFirst({
    where: { clubId, ...openAt(clock.now()), OR: [{ playerId }, { email: player.email }] },
    orderBy: [{ byName: 'desc' }, { id: 'asc' }],
  });
  if (!first) throw refuse('not-found', 'clubs.not-found');
  await answerInvitation(services, { invitationId: first.id, accept, playerId });
}

type Answering =
  | { readonly invitationId: string; readonly accept: true; readonly playerId: string }
  /** Who declines by the link of a mail need not be known. */
  | { readonly invitationId: string; readonly accept: false; readonly playerId: string | undefined };

/**
 * Answers one invitation: its player becomes a member, or declines, and the host is told. That it is theirs is for
 * callers to see. Of another invitation to the same person nothing changes: the host would learn that it is the same.
 * Refuses one that is over (`stale`), and a full club.
 */
export async function answerInvitation(services: Services, answering: Answering): Promise<{ readonly clubId: string }> {
  const { invitationId: id, accept, playerId } = answering;
  const now = services.clock.now();
  const open = { id, ...openAt(now) };
  const answered = await services.db.$transaction(async (tx) => {
    const found = await tx.clubInvitation.findFirst({ where: open });
    const { count } = accept
      ? await tx.clubInvitation.deleteMany({ where: open })
      : await tx.clubInvitation.updateMany({ where: open, data: { declinedAt: now } });
    if (!found || count === 0) throw refuse('stale', 'clubs.invitation-over');

    const { clubId } = found;
    if (!accept) await tellHost(tx, services, { clubId, by: playerId, answer: { declined: id } });
    else if (await addMember(tx, services, { clubId, playerId }))
      await tellHost(tx, services, { clubId, by: playerId, answer: { playerId } });
    return { clubId };
  });
  services.wake();
  return answered;
}

/** The host takes an invitation back, or off the list. Refuses (`not-found`) one that is not there. */
export async function withdrawInvitation(
  { db }: Pick<Services, 'db'>,
  asked: Asked & { readonly invitationId: string },
): Promise<void> {
  const { clubId, invitationId: id } = asked;
  await findOwnClub(db, asked);
  const { count } = isId(id) ? await db.clubInvitation.deleteMany({ where: { clubId, id } }) : { count: 0 };
  if (count === 0) throw refuse('not-found', 'clubs.invitation-over');
}

/** Deletes invitations that ended a month ago; how many. Until then the host sees that they did. */
export async function forgetInvitations({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const ended = daysBefore(clock.now(), 30);
  return (await db.clubInvitation.deleteMany({ where: { expiresAt: { lt: ended } } })).count;
}
