import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { lockTable, PATIENT } from '../platform/transaction.ts';
import { answerInvitation } from './answer-invitation.ts';
import { checkTerms } from './check-terms.ts';
import { announce } from './invite-to.ts';
import { useJoinLink } from './join-links.ts';
import { countPlaces } from './places.ts';
import { type GivenSalt, readCommitment } from './salts/read-salt.ts';
import { startWhenFull } from './start-table.ts';
import { takePlace } from './take-place.ts';

export type JoinInput = GivenSalt & {
  readonly tableId: string;
  readonly playerId: string;
  /** The seat they would like; any, by lot, when not given. */
  readonly seat?: SeatId | undefined;
  /** The secret of a link by which the host lets people join. */
  readonly link?: string | undefined;
  /** What they agree to, as they saw it: `LobbyView.terms`. */
  readonly terms?: number | undefined;
};

/**
 * Takes an open place at a table that is forming and is public, or whose host has given them a link; the table starts
 * when it is full. A player who is invited to it accepts the invitation by this. Refuses a table that is unknown, or
 * private and without such a link (`not-found`), has started or been called off, has no open place any more, has other
 * terms by now, or whose link is over (`stale`), a player whom the host took out (`forbidden`), a seat that is not
 * free, and a player who has a seat there already (`bad-input`).
 */
export async function joinTable(services: Services, input: JoinInput): Promise<{ readonly started: boolean }> {
  const { db } = services;
  const { tableId, playerId, seat, link, terms } = input;
  const saltHash = readCommitment(input);
  if (!isId(tableId)) throw noSuchTable();
  const player = isId(playerId) ? await db.player.findUnique({ where: { id: playerId } }) : undefined;
  if (!player) throw refuse('sign-in-needed', 'tables.no-player');

  const own = { OR: [{ email: player.email }, { playerId }] };
  // By name first: of another to their address the host would learn whose it is.
  const orderBy = { byName: 'desc' } as const;
  const invited = await db.invitation.findFirst({ where: { tableId, ...own, status: 'open' }, orderBy });
  if (invited) {
    const accepted = { invitationId: invited.id, playerId, accept: true, seat, saltHash, terms };
    return answerInvitation(services, accepted);
  }

  const head = await db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    if (!table.public && link === undefined) throw noSuchTable();
    if (link !== undefined) await useJoinLink(tx, tableId, link, services.clock.now());
    if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
    if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
    if (table.seats.some((one) => one.playerId === playerId)) throw refuse('bad-input', 'tables.sits-already');
    if (table.removed.includes(playerId)) throw refuse('forbidden', 'lobby.was-removed');
    checkTerms(table, terms);
    if (countPlaces(table.seats, table.invitations).open < 1) throw refuse('stale', 'tables.no-place');

    await takePlace(tx, services, table, { playerId, seat, saltHash });
    return startWhenFull(tx, services, tableId);
  }, PATIENT);

  announce(services, tableId, head);
  return { started: head !== undefined };
}
