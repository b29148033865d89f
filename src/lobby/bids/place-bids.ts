import { viewerOf } from '../../access/viewer-of.ts';
import { loadGame } from '../../log/load-game.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type LockedTable, lockTable, PATIENT } from '../../platform/transaction.ts';
import { setBids } from '../../tables/write-seat.ts';
import { announce } from '../invite-to.ts';
import { startWhenFull } from '../start-table.ts';
import { isBidFor } from './is-bid-for.ts';
import { type GivenBids, readBids } from './read-bids.ts';
import { seatsOnOffer } from './seats-on-offer.ts';

export type BidsInput = {
  readonly tableId: string;
  readonly playerId: string;
  /** For each seat; what is not named is 0. */
  readonly bids: GivenBids;
};

/**
 * A player who has joined bids for the seats of a table that is forming, or bids otherwise than before; nobody else
 * learns what. With the last bids that are missing the game begins, in the same transaction. Refuses a table that is
 * not the player's (`not-found`), a player who has no seat there (`forbidden`), a table whose seats nobody bids for or
 * that has begun or been called off (`stale`), and bids that cannot be (`bad-input`).
 */
export async function placeBids(
  services: Services,
  { tableId, playerId, bids: given }: BidsInput,
): Promise<{ readonly started: boolean }> {
  await viewerOf(services, tableId, playerId);
  const head = await services.db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    const held = table.seats.find((one) => one.playerId === playerId);
    if (!held) throw refuse('forbidden', 'tables.not-seated');
    checkBidding(table);
    const { module, game } = await loadGame(services, table, [], tx);
    const bids = readBids(given, seatsOnOffer(module.rules, game.setting));
    await setBids(tx, { tableId, seat: held.seat }, bids);
    return startWhenFull(tx, services, tableId);
  }, PATIENT);
  announce(services, tableId, head);
  return { started: head !== undefined };
}

/** Refuses (`stale`) a table at which nobody bids, or no longer. */
export function checkBidding(table: LockedTable): void {
  if (!isBidFor(table)) throw refuse('stale', 'bids.none-here');
  if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
  if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
}
