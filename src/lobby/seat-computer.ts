import type { SeatId } from '../kernel/decision.ts';
import { readyComputer } from '../people/computer-player.ts';
import { COMPUTER, isComputer } from '../platform/computer-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type LockedTable, PATIENT, type Tx } from '../platform/transaction.ts';
import { dropSeats, holdSeat } from '../tables/write-seat.ts';
import { isBidFor } from './bids/is-bid-for.ts';
import { announce } from './invite-to.ts';
import { limitComputers } from './limit-host.ts';
import { lockForming } from './lock-forming.ts';
import { countPlaces } from './places.ts';
import { startWhenFull } from './start-table.ts';
import { takePlace } from './take-place.ts';

export type SeatComputerInput = {
  readonly tableId: string;
  /** Must be the host. */
  readonly playerId: string;
  /** Any, by lot, when not given. */
  readonly seat?: SeatId | undefined;
};

/**
 * The host of a forming table has a computer player take an open place; the table starts when it is full. Refuses
 * anybody but the host (`forbidden`), a table that has started or been called off (`stale`), and (`bad-input`) no open
 * place, a seat that is not free, and a table whose seats are bid for.
 */
export async function seatComputer(
  services: Services,
  { tableId, playerId, seat }: SeatComputerInput,
): Promise<{ readonly started: boolean }> {
  const head = await services.db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    if (countPlaces(table.seats, table.invitations).open < 1) throw refuse('bad-input', 'tables.no-place');
    await placeComputer(tx, services, table, seat);
    return startWhenFull(tx, services, tableId);
  }, PATIENT);
  announce(services, tableId, head);
  return { started: head !== undefined };
}

/**
 * A computer player takes a place of a table that is locked. Refuses as `takePlace` does, where nobody but computers
 * would be left to play (`bad-input`), and (`too-many`) a host who has many tables with them.
 */
export async function placeComputer(
  tx: Tx,
  services: Services,
  table: LockedTable,
  seat: SeatId | undefined,
): Promise<void> {
  if (isBidFor(table)) throw refuse('bad-input', 'computer.bids-not');
  const isPlayed = table.seats.some(({ playerId }) => playerId !== null && !isComputer(playerId));
  const { open, invited } = countPlaces(table.seats, table.invitations);
  if (!isPlayed && open + invited <= 1) throw refuse('bad-input', 'computer.nobody-plays');
  await limitComputers(tx, table);
  await readyComputer(tx, services.clock.now());
  await takePlace(tx, services, table, { playerId: COMPUTER, seat, saltHash: undefined });
}

/**
 * The host takes a computer player out of a forming table again: its place is open. Without a seat it is one that has
 * none yet. Nothing changes where there is no such player. Refuses anybody but the host (`forbidden`) and a table that
 * has started or been called off (`stale`).
 */
export async function unseatComputer(
  services: Services,
  { tableId, playerId, seat }: SeatComputerInput,
): Promise<void> {
  await services.db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    const row = table.seats.find(
      (one) => isComputer(one.playerId) && (seat === undefined ? one.unassigned : one.seat === seat),
    );
    if (!row) return;
    if (row.unassigned) await dropSeats(tx, tableId, [row.seat]);
    else await holdSeat(tx, { tableId, seat: row.seat }, { playerId: null });
  }, PATIENT);
}
