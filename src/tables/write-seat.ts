import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

type Place = { readonly tableId: string; readonly seat: SeatId };
/** What a seat adds to what chance is made from: words, or the hash of words that it has promised to open. */
export type SeatSalt = { readonly salt: string; readonly saltHash: string | null; readonly saltLost: boolean };

/** Somebody who takes any seat gets a row of their own, until the lot gives them one of the game's. */
export async function addUnassigned(
  tx: Tx,
  { tableId, seat }: Place,
  held: { readonly playerId: string; readonly saltHash: string | null },
): Promise<void> {
  await tx.seat.create({ data: { tableId, seat, unassigned: true, ...held } });
}

/** The rows of those who took any seat, once the lot has given them one. */
export async function dropSeats(tx: Tx, tableId: string, seats: readonly SeatId[]): Promise<void> {
  await tx.seat.deleteMany({ where: { tableId, seat: { in: [...seats] } } });
}

/** Seats of the game that nobody holds. */
export async function addSeats(tx: Tx, tableId: string, seats: readonly SeatId[]): Promise<void> {
  await tx.seat.createMany({ data: seats.map((seat) => ({ tableId, seat })) });
}

/** Somebody holds a seat of a table that is forming. */
export async function holdSeat(
  tx: Tx,
  place: Place,
  held: { readonly playerId: string | null } & Partial<SeatSalt>,
): Promise<void> {
  await tx.seat.update({ where: { tableId_seat: place }, data: held });
}

/** Nobody holds a seat of a table that is forming any more: nothing of its player's stays with it. */
export async function freeSeat(tx: Tx, place: Place): Promise<void> {
  const nothing = { playerId: null, salt: '', saltHash: null, saltLost: false, bids: Prisma.DbNull, muted: false };
  await tx.seat.update({
    where: { tableId_seat: place },
    data: { ...nothing, rhythm: Prisma.DbNull, replies: null },
  });
}

/** What the player of a seat bids for the seats of the game. */
export async function setBids(tx: Tx, place: Place, bids: Prisma.InputJsonObject): Promise<void> {
  await tx.seat.update({ where: { tableId_seat: place }, data: { bids } });
}

/** Nobody has bid for anything yet. */
export async function clearBids(tx: Tx, tableId: string): Promise<void> {
  await tx.seat.updateMany({ where: { tableId }, data: { bids: Prisma.DbNull } });
}

/** The seats of a table are given out: these rows, in place of all that it had while it was forming. */
export async function replaceSeats(
  tx: Tx,
  tableId: string,
  seats: readonly (SeatSalt & { readonly seat: SeatId; readonly playerId: string | null })[],
): Promise<void> {
  await tx.seat.deleteMany({ where: { tableId } });
  await tx.seat.createMany({ data: seats.map((seat) => ({ tableId, ...seat })) });
}

/** The promised words are open (`salt`), or lost. */
export async function openSalt(
  tx: Tx,
  place: Place,
  opened: { readonly salt: string } | { readonly saltLost: true },
): Promise<void> {
  await tx.seat.update({ where: { tableId_seat: place }, data: opened });
}

/** Hours on the seat's own clock. */
export async function setBank(tx: Tx, place: Place, bank: number): Promise<void> {
  await tx.seat.update({ where: { tableId_seat: place }, data: { bank } });
}

/** Somebody else plays the seat: nothing of the former player's stays with it. */
export async function changeHands(tx: Tx, place: Place, playerId: string): Promise<void> {
  await tx.seat.update({
    where: { tableId_seat: place },
    data: {
      playerId,
      seenSeq: 0,
      seenAt: null,
      resigned: false,
      muted: false,
      rhythm: Prisma.DbNull,
      replies: null,
      bank: null,
      pauses: 0,
      silentSince: null,
      silentIn: null,
    },
  });
}

/** How often a player is mailed about a table; undefined: as usual. How many seats they have there. */
export async function setRhythm(
  { db }: Pick<Services, 'db'>,
  {
    tableId,
    playerId,
    rhythm,
  }: { readonly tableId: string; readonly playerId: string; readonly rhythm: Prisma.InputJsonObject | undefined },
): Promise<number> {
  const { count } = await db.seat.updateMany({
    where: { tableId, playerId },
    data: { rhythm: rhythm ?? Prisma.DbNull },
  });
  return count;
}

/** Mails about a table are wanted, or not; how many seats the player has there. */
export async function muteSeats(
  { db }: Pick<Services, 'db'>,
  { tableId, playerId, muted }: { readonly tableId: string; readonly playerId: string; readonly muted: boolean },
): Promise<number> {
  const { count } = await db.seat.updateMany({ where: { tableId, playerId }, data: { muted } });
  return count;
}

/** What a reply by mail does at a table; null: as at the player's others. */
export async function setReplies(
  { db }: Pick<Services, 'db'>,
  {
    tableId,
    playerId,
    replies,
  }: { readonly tableId: string; readonly playerId: string; readonly replies: string | null },
): Promise<void> {
  await db.seat.updateMany({ where: { tableId, playerId }, data: { replies } });
}
