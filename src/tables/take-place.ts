import type { SeatId } from '../kernel/decision.ts';
import { countPlaces } from './places.ts';
import { seatNotFree } from './seat-not-free.ts';
import type { Services } from './services.ts';
import type { LockedTable, Tx } from './transaction.ts';
import { nextUnassigned } from './unassigned.ts';

export type Place = {
  readonly playerId: string;
  /** A seat of the game, or undefined: any, by lot. */
  readonly seat: SeatId | undefined;
  readonly salt: string;
};

/** Seats a player at a forming table. Refuses (`bad-input`) a seat that is not there, taken, or kept for somebody else. */
export async function takePlace(
  tx: Tx,
  services: Services,
  table: LockedTable,
  { playerId, seat, salt }: Place,
): Promise<void> {
  const tableId = table.id;
  if (seat === undefined) {
    await tx.seat.create({ data: { tableId, seat: nextUnassigned(table.seats), playerId, salt } });
    return;
  }
  const { free } = countPlaces(table.seats, table.invitations);
  if (!free.includes(seat)) throw seatNotFree(services, table.game, seat, free);
  await tx.seat.update({ where: { tableId_seat: { tableId, seat } }, data: { playerId, salt } });
}
