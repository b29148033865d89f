import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { lockTable, PATIENT } from '../platform/transaction.ts';
import { answerInvitation } from './answer-invitation.ts';
import { announce } from './invite-to.ts';
import { countPlaces } from './places.ts';
import { type GivenSalt, readCommitment } from './salts/read-salt.ts';
import { startWhenFull } from './start-table.ts';
import { takePlace } from './take-place.ts';

export type JoinInput = GivenSalt & {
  readonly tableId: string;
  readonly playerId: string;
  /** The seat they would like; any, by lot, when not given. */
  readonly seat?: SeatId | undefined;
};

/**
 * Takes an open place at a public table that is forming; the table starts when it is full. A player who is invited to
 * it accepts the invitation by this. Refuses a table that is unknown or private (`not-found`), has started or been
 * called off, or has no open place any more (`stale`), a seat that is not free, and a player who has a seat there
 * already (`bad-input`).
 */
export async function joinTable(services: Services, input: JoinInput): Promise<{ readonly started: boolean }> {
  const { db } = services;
  const { tableId, playerId, seat } = input;
  const saltHash = readCommitment(input);
  if (!isId(tableId)) throw noSuchTable();
  const player = isId(playerId) ? await db.player.findUnique({ where: { id: playerId } }) : undefined;
  if (!player) throw refuse('sign-in-needed', 'tables.no-player');

  const own = { OR: [{ email: player.email }, { playerId }] };
  const invited = await db.invitation.findFirst({ where: { tableId, ...own, status: 'open' } });
  if (invited) return answerInvitation(services, { invitationId: invited.id, playerId, accept: true, seat, saltHash });

  const head = await db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    if (!table.public) throw noSuchTable();
    if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
    if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
    if (table.seats.some((one) => one.playerId === playerId)) throw refuse('bad-input', 'tables.sits-already');
    if (countPlaces(table.seats, table.invitations).open < 1) throw refuse('stale', 'tables.no-place');

    await takePlace(tx, services, table, { playerId, seat, saltHash });
    return startWhenFull(tx, services, tableId);
  }, PATIENT);

  announce(services, tableId, head);
  return { started: head !== undefined };
}
