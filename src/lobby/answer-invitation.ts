import type { SeatId } from '../kernel/decision.ts';
import { writeNotifications } from '../notifications/write-notifications.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { lockTable, PATIENT } from '../platform/transaction.ts';
import { closeInvitation } from '../tables/write-invitation.ts';
import { checkTerms } from './check-terms.ts';
import { findOwnInvitation } from './find-own-invitation.ts';
import { announce } from './invite-to.ts';
import { type GivenSalt, readCommitment } from './salts/read-salt.ts';
import { startWhenFull } from './start-table.ts';
import { takePlace } from './take-place.ts';

export type AnswerInvitationInput = GivenSalt & {
  readonly invitationId: string;
  /** The invited person: the invitation's address is theirs, or was. */
  readonly playerId: string;
  readonly accept: boolean;
  /** The seat they would like, when the invitation is not for a certain one. */
  readonly seat?: SeatId | undefined;
  /** What they agree to, as they saw it: `LobbyView.terms`. */
  readonly terms?: number | undefined;
};

/**
 * Accepts or declines an invitation; the table starts when it is full, and the host is told of a refusal. The same
 * answer twice changes nothing. Refuses an unknown invitation (`not-found`), somebody else's (`forbidden`), one that
 * was answered otherwise or withdrawn, or whose table has started, been called off or has other terms by now (`stale`),
 * and a seat that is not free (`bad-input`).
 */
export async function answerInvitation(
  services: Services,
  input: AnswerInvitationInput,
): Promise<{ readonly tableId: string; readonly started: boolean }> {
  const { db, clock } = services;
  const saltHash = readCommitment(input);
  const { invitationId, playerId } = input;

  const { tableId } = await findOwnInvitation(services, { invitationId, playerId });
  const { head, started } = await db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    const invitation = table.invitations.find(({ id }) => id === invitationId);
    const wanted = input.accept ? 'accepted' : 'declined';
    if (invitation?.status === wanted) return { head: undefined, started: table.seq > 0 };
    if (invitation?.status !== 'open') throw refuse('stale', WHY[invitation?.status ?? 'withdrawn']);
    if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
    if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
    if (input.accept) checkTerms(table, input.terms);

    await closeInvitation(tx, invitationId, { status: wanted, playerId, answeredAt: clock.now() });

    if (!input.accept) {
      await writeNotifications(tx, services, [
        { kind: 'declined', tableId, playerId: table.hostId, data: { invitation: invitationId } },
      ]);
      return { head: undefined, started: false };
    }

    if (table.seats.some((seat) => seat.playerId === playerId)) throw refuse('bad-input', 'tables.sits-already');
    if (invitation.seat !== null && input.seat !== undefined && input.seat !== invitation.seat)
      throw refuse('bad-input', 'tables.seat-is-fixed', { seat: invitation.seat });

    await takePlace(
      tx,
      services,
      { ...table, invitations: table.invitations.filter(({ id }) => id !== invitationId) },
      {
        playerId,
        seat: invitation.seat ?? input.seat,
        saltHash,
      },
    );
    const started = await startWhenFull(tx, services, tableId);
    return { head: started, started: started !== undefined };
  }, PATIENT);

  announce(services, tableId, head);
  return { tableId, started };
}

const WHY = {
  accepted: 'tables.invitation-accepted',
  declined: 'tables.invitation-declined',
  withdrawn: 'tables.invitation-withdrawn',
} as const;
