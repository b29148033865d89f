import { writeAct } from '../../audit/write-act.ts';
import { msg } from '../../i18n/msg.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { type OutsiderNotification, writeNotifications } from '../../notifications/write-notifications.ts';
import { writeToOutsiders } from '../../notifications/write-to-outsiders.ts';
import { isId } from '../../platform/is-id.ts';
import { newId } from '../../platform/new-id.ts';
import { readAddress } from '../../platform/read-address.ts';
import { readLine } from '../../platform/read-line.ts';
import { noSuchTable, refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type LockedTable, lockTable, PATIENT, type Tx } from '../../platform/transaction.ts';
import { raiseClocks } from '../../tables/write-table.ts';
import { limitOffers } from './limit-offers.ts';

const LONGEST_REASON = 300;
/** How many of those who wait are written to at once: those who have waited longest come first. */
const MOST_CALLED = 20;

export type OfferSeatInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  /** The player id of whoever offers it; the caller checks that they may (`checkMayOffer`). */
  readonly by: string;
  /** The one person it is offered to; undefined: those on the game's waiting list. */
  readonly email?: string | undefined;
  /** What the others read; may be empty. */
  readonly reason?: string | undefined;
  /** The player who leaves may go on watching a private table. Only the host and moderators say so. */
  readonly watches?: boolean | undefined;
  readonly dispute?: string | undefined;
  /** A moderator offers it: their act is noted with it. */
  readonly moderates?: boolean | undefined;
};

/**
 * Looks for a substitute for a seat of a game that is being played: one person by their address, or those on the game's
 * waiting list, who are written to; the host is told when a player offers their own. The seat stays with its player
 * until somebody accepts. Refuses a table or seat that is not there (`not-found`), a game that is not being played
 * (`stale`), a bad address or reason, the offerer's own address, an offer that is open already (`bad-input`), and
 * floods (`too-many`).
 */
export async function offerSeat(
  services: Services,
  input: OfferSeatInput,
): Promise<{ readonly substituteRequestId: string }> {
  const offer = readOffer(input);
  const substituteRequestId = await services.db.$transaction((tx) => writeOffer(tx, services, offer), PATIENT);
  services.wake();
  return { substituteRequestId };
}

/** An offer as it was read; refuses what `offerSeat` refuses in it. */
type ReadOffer = Omit<OfferSeatInput, 'email' | 'reason'> & {
  readonly email: string | undefined;
  readonly reason: string;
};

function readOffer(input: OfferSeatInput): ReadOffer {
  const email = input.email === undefined ? undefined : readAddress(input.email);
  const reason = readLine(input.reason ?? '', msg('substitutes.reason'), LONGEST_REASON);
  if (!isId(input.tableId)) throw noSuchTable();
  return { ...input, email, reason };
}

/** The same inside a transaction; gives the offer's id. */
async function writeOffer(tx: Tx, services: Services, offer: ReadOffer, byClock = false): Promise<string> {
  const { tableId, seat, by, email, reason, dispute, watches = false, moderates } = offer;
  const substituteRequestId = newId();

  const table = await lockTable(tx, tableId);
  if (!table.seats.some((one) => one.seat === seat && !one.unassigned))
    throw refuse('not-found', 'substitutes.no-such-seat', { seat: seat.slice(0, 64) });
  if (table.status !== 'playing') throw refuse('stale', 'substitutes.not-playing');

  await checkNew(tx, table, { seat, email, by });
  await limitOffers(tx, services, { tableId, by });

  const createdAt = services.clock.now();
  const about = { tableId, seat, byId: by, disputeId: dispute ?? null };
  await tx.substituteRequest.create({
    data: { id: substituteRequestId, ...about, email: email ?? null, watches, reason, createdAt, byClock },
  });

  const notifications = await offerNotifications(tx, table, { substituteRequestId, email });
  // Those on the waiting list have asked for it: the writer chooses none of them.
  const named = email !== undefined;
  await writeToOutsiders(tx, services, {
    by: named ? by : undefined,
    notifications,
    whenFull: named ? 'refuse' : 'skip',
  });
  await tellHost(tx, services, table, { substituteRequestId, seat, by });
  const act = { by, at: createdAt, what: 'seats', tableId, disputeId: dispute, data: { did: 'offered' } } as const;
  if (moderates) await writeAct(tx, act);
  return substituteRequestId;
}

/**
 * The clock looks for somebody on the game's waiting list, inside a transaction of its own: the offer is over as soon
 * as the seat's player is back. Refuses what `offerSeat` refuses, before anything is written.
 */
export async function offerByClock(
  tx: Tx,
  services: Services,
  offer: Pick<OfferSeatInput, 'tableId' | 'seat' | 'by'>,
): Promise<string> {
  const substituteRequestId = await writeOffer(tx, services, readOffer(offer), true);
  // The next write learns that a substitute is sought.
  await raiseClocks(tx, [offer.tableId]);
  return substituteRequestId;
}

async function checkNew(
  tx: Tx,
  table: LockedTable,
  { seat, email, by }: { readonly seat: SeatId; readonly email: string | undefined; readonly by: string },
): Promise<void> {
  const open = await tx.substituteRequest.findMany({ where: { tableId: table.id, seat, state: 'open' } });
  if (open.some((one) => (one.email ?? undefined) === email))
    throw email === undefined
      ? refuse('bad-input', 'substitutes.listed-already')
      : refuse('bad-input', 'substitutes.offered-already', { email });
  if (email === undefined) return;
  // Nobody is told whose other addresses are: somebody who has a seat there cannot accept, and is not written to.
  const own = await tx.player.findUnique({ where: { id: by } });
  if (own?.email === email && table.seats.some((one) => one.playerId === by))
    throw refuse('bad-input', 'substitutes.sits', { email });
}

/** The host is told when a player offers their own seat: hosts look after their tables. */
async function tellHost(
  tx: Tx,
  services: Pick<Services, 'clock' | 'settings'>,
  { id: tableId, hostId, seats }: LockedTable,
  {
    substituteRequestId,
    seat,
    by,
  }: { readonly substituteRequestId: string; readonly seat: SeatId; readonly by: string },
): Promise<void> {
  if (hostId === by || seats.find((one) => one.seat === seat)?.playerId !== by) return;
  const data = { substituteRequest: substituteRequestId };
  await writeNotifications(tx, services, [{ kind: 'seat-offered', tableId, playerId: hostId, data }]);
}

/**
 * For the person who is named, or for those who have waited longest for a seat in this game and have none at the table.
 */
async function offerNotifications(
  tx: Tx,
  table: LockedTable,
  { substituteRequestId, email }: { readonly substituteRequestId: string; readonly email: string | undefined },
): Promise<readonly OutsiderNotification[]> {
  const data = { substituteRequest: substituteRequestId };
  const notification = { kind: 'seat-offer', tableId: table.id, data } as const;
  if (email !== undefined) return [{ ...notification, email }];
  const seated = table.seats.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
  const waiting = await tx.standIn.findMany({
    where: { game: table.game, playerId: { notIn: seated } },
    orderBy: { createdAt: 'asc' },
    take: MOST_CALLED,
  });
  return waiting.map(({ playerId }) => ({ ...notification, playerId }));
}
