import type { SeatId } from '../kernel/decision.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { LockedTable, Tx } from '../platform/transaction.ts';
import { addSeats, dropSeats } from '../tables/write-seat.ts';
import { countPlaces } from './places.ts';
import type { Terms } from './read-change.ts';

/**
 * A forming table has the seats that its options and the number of players ask for. Refuses (`bad-input`) fewer places
 * than people who have joined or are invited, and to take away a seat that somebody has or is invited to.
 */
export async function changeSeats(
  tx: Tx,
  { games }: Pick<Services, 'games'>,
  { id: tableId, game, seats: rows, invitations }: LockedTable,
  { players, options }: Pick<Terms, 'players' | 'options'>,
): Promise<void> {
  const rules = games.get(game)?.rules;
  if (!rules) throw new Error(`no game ${game} on this server`);
  const { joined, invited, free } = countPlaces(rows, invitations);
  if (joined + invited > players)
    throw refuse('bad-input', 'lobby.more-than-places', { count: joined + invited, players });

  const seats = rules.seats(players, rules.parseOptions(options));
  const had = rows.filter(({ unassigned }) => !unassigned).map(({ seat }) => seat);
  const dropped = had.filter((seat) => !seats.includes(seat));
  const kept = dropped.filter((seat) => !free.includes(seat));
  const names = (some: readonly SeatId[]) => some.map((seat) => rules.seatName(seat));
  if (kept.length > 0) throw refuse('bad-input', 'lobby.seats-in-use', { count: kept.length, seats: names(kept) });

  await dropSeats(tx, tableId, dropped);
  await addSeats(
    tx,
    tableId,
    seats.filter((seat) => !had.includes(seat)),
  );
}
