import { writeToOutsiders } from '../notifications/write-to-outsiders.ts';
import { DAY_MS } from '../platform/durations.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { lockTable, PATIENT, type Tx } from '../platform/transaction.ts';
import { noteReminder } from '../tables/write-invitation.ts';
import { lockForming } from './lock-forming.ts';
import { mayRemind, REMINDER_HOURS } from './may-remind.ts';

/** An invitation that nobody has answered after these days is mailed once more by itself. */
const DAYS_TO_REMINDER = 3;
/** Older ones are left alone: whoever has said nothing for so long wants to hear no more of it. */
const MOST_DAYS = 10;
/** Invitations that one tick looks at. */
const BATCH = 100;

export type RemindInput = {
  readonly tableId: string;
  /** Must be the host. */
  readonly playerId: string;
  readonly invitationId: string;
};

/**
 * The host has somebody reminded of their invitation. Refuses anybody but the host (`forbidden`), an unknown invitation
 * (`not-found`), one that is answered or withdrawn (`stale`), and one whose last mail is younger than a day, or that
 * exceeds a budget of mails (`too-many`).
 */
export async function remindByHand(services: Services, input: RemindInput): Promise<void> {
  const { tableId, playerId, invitationId } = input;
  await services.db.$transaction(async (tx) => {
    const { invitations } = await lockForming(tx, tableId, playerId);
    const invitation = invitations.find(({ id }) => id === invitationId);
    if (!invitation) throw refuse('not-found', 'tables.no-such-invitation');
    if (invitation.status !== 'open') throw refuse('stale', 'lobby.invitation-answered');
    if (!mayRemind(invitation, services.clock.now()))
      throw refuse('too-many', 'lobby.reminded-lately', { hours: REMINDER_HOURS });
    await remind(tx, services, { tableId, by: playerId, invitation, whenFull: 'refuse' });
  }, PATIENT);
  services.wake();
}

/**
 * Reminds once, after three days, of invitations to tables that still wait: never of one whose mail came back. Each in
 * a transaction of its own, so any number of processes may do this at once. Gives how many.
 */
export async function remindInvited(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const asked = { lte: new Date(now - DAYS_TO_REMINDER * DAY_MS), gt: new Date(now - MOST_DAYS * DAY_MS) };
  const due = { status: 'open', createdAt: asked, remindedAt: null, failedAt: null } as const;
  const found = await db.invitation.findMany({
    where: { ...due, table: { status: 'forming' } },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true, tableId: true },
  });
  let reminded = 0;
  for (const { id, tableId } of found) {
    reminded += await db.$transaction(async (tx) => {
      const { invitations, status, hostId } = await lockTable(tx, tableId);
      const invitation = invitations.find((one) => one.id === id);
      const isDue = invitation?.status === 'open' && invitation.remindedAt === null && status === 'forming';
      if (!isDue) return 0;
      await remind(tx, services, { tableId, by: hostId, invitation, whenFull: 'skip' });
      return 1;
    }, PATIENT);
  }
  if (reminded > 0) services.wake();
  return reminded;
}

type Reminder = {
  readonly tableId: string;
  readonly by: string;
  readonly invitation: {
    readonly id: string;
    readonly email: string;
    readonly playerId: string | null;
    readonly byName: boolean;
  };
  readonly whenFull: 'refuse' | 'skip';
};

async function remind(tx: Tx, services: Services, { tableId, by, invitation, whenFull }: Reminder): Promise<void> {
  const { id, email, playerId, byName } = invitation;
  await noteReminder(tx, id, services.clock.now());
  const data = { invitation: id, reminder: true };
  const notification = { kind: 'invitation', email, playerId: playerId ?? undefined, tableId, data } as const;
  await writeToOutsiders(tx, services, { by, notifications: [notification], whenFull, byName });
}
