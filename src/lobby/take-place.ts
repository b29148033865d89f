import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';
import type { LockedTable, Tx } from '../platform/transaction.ts';
import { addUnassigned, holdSeat } from '../tables/write-seat.ts';
import { askForBids } from './bids/ask-for-bids.ts';
import { isBidFor } from './bids/is-bid-for.ts';
import { refuseSeat } from './bids/refuse-seat.ts';
import { countPlaces } from './places.ts';
import { seatNotFree } from './seat-not-free.ts';

export type Place = {
  readonly playerId: string;
  /** A seat of the game, or undefined: any, by lot. */
  readonly seat: SeatId | undefined;
  /** The hash of the words that they will add to chance; undefined: none. */
  readonly saltHash: string | undefined;
};

/**
 * Seats a player at a forming table. Refuses (`bad-input`) a seat that is not there, taken, or kept for somebody else,
 * and any where seats are bid for.
 */
export async function takePlace(
  tx: Tx,
  services: Services,
  table: LockedTable,
  { playerId, seat, saltHash: promised }: Place,
): Promise<void> {
  const tableId = table.id;
  const saltHash = promised ?? null;
  if (isBidFor(table)) {
    refuseSeat(seat);
    await askForBids(tx, services, table, playerId);
  }
  if (seat === undefined) {
    await addUnassigned(tx, { tableId, seat: freeNumber(table.seats) }, { playerId, saltHash });
    return;
  }
  const { free } = countPlaces(table.seats, table.invitations);
  if (!free.includes(seat)) throw seatNotFree(services, table.game, seat, free);
  await holdSeat(tx, { tableId, seat }, { playerId, saltHash });
}

/** What an unassigned seat is called until the lot gives it a name of the game's. */
function freeNumber(rows: readonly { readonly seat: SeatId }[]): SeatId {
  const used = new Set(rows.map(({ seat }) => seat));
  let number = 1;
  while (used.has(`?${number}`)) number += 1;
  return `?${number}`;
}
