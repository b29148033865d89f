import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { setBids } from '../../tables/write-seat.ts';
import { announce } from '../invite-to.ts';
import { lockForming } from '../lock-forming.ts';
import { countPlaces } from '../places.ts';
import { startWhenFull } from '../start-table.ts';
import { checkBidding } from './place-bids.ts';

/**
 * The host waits no longer for bids: who has written none bids 0 for every seat, and the game begins, unless words for
 * chance are waited for. Refuses (`forbidden`) anybody but the host, (`stale`) a table whose seats nobody bids for or
 * that has begun or been called off, and (`stale`) one where somebody is missing.
 */
export async function startWithoutBids(
  services: Services,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string },
): Promise<{ readonly started: boolean }> {
  const head = await services.db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    checkBidding(table);
    const { players, joined } = countPlaces(table.seats, table.invitations);
    if (joined < players) throw refuse('stale', 'bids.somebody-missing', { count: players - joined });
    for (const { seat, playerId: holder, bids } of table.seats)
      if (holder !== null && bids === null) await setBids(tx, { tableId, seat }, {});
    return startWhenFull(tx, services, tableId);
  }, PATIENT);
  announce(services, tableId, head);
  return { started: head !== undefined };
}
