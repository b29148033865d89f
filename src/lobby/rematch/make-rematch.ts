import { viewerOf } from '../../access/viewer-of.ts';
import { isComputer } from '../../platform/computer-id.ts';
import { idOf } from '../../platform/new-id.ts';
import { noSuchTable, refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { timeControlSchema } from '../../time/time-control.ts';
import { isBidFor } from '../bids/is-bid-for.ts';
import { biddingOf } from '../bids/seats-on-offer.ts';
import { createTable } from '../create-table.ts';
import type { NewTableInput } from '../new-table.ts';
import { policySchema } from '../policy.ts';
import { findRematch } from './find-rematch.ts';
import { rematchName } from './rematch-name.ts';
import { rotateSeats } from './rotate-seats.ts';

export type RematchInput = { readonly tableId: string; readonly playerId: string };

/**
 * The same people play again: a new table with the same game, options, data, time control and rules of the house,
 * everybody one seat on, or bidding for seats again. The player who asks is its host; the others are invited as usual.
 * There is one rematch of a table: asked for again, by anybody, it gives that one. Refuses (`forbidden`) anybody who
 * did not play there, (`stale`) a game that is not over, (`bad-input`) one where a seat has no player, and what
 * `createTable` refuses.
 */
export async function makeRematch(
  services: Services,
  { tableId, playerId }: RematchInput,
): Promise<{ readonly tableId: string; readonly made: boolean }> {
  await viewerOf(services, tableId, playerId);
  const table = await readTable(services, tableId);
  if (!table.seats.some((one) => one.playerId === playerId)) throw refuse('forbidden', 'rematches.not-player');
  if (table.status !== 'finished') throw refuse('stale', 'rematches.not-over');
  const { rematch } = await findRematch(services, tableId);
  if (rematch) return { tableId: rematch.id, made: false };
  const cancelled = await services.db.table.count({ where: { rematchOf: tableId } });
  // Two players who ask at the same time mean the same table.
  const id = idOf(`rematch ${tableId} ${cancelled}`);
  await createTable(services, {
    ...inputOf(services, table, playerId),
    hostId: playerId,
    rematch: { id, of: tableId },
  });
  return { tableId: id, made: true };
}

async function readTable({ db }: Services, tableId: string) {
  const table = await db.table.findUnique({
    where: { id: tableId },
    include: { seats: { include: { player: true } }, pack: true },
  });
  if (!table) throw noSuchTable();
  return table;
}

function inputOf(
  services: Services,
  table: Awaited<ReturnType<typeof readTable>>,
  playerId: string,
): Omit<NewTableInput, 'hostId'> {
  const rules = services.games.get(table.game)?.rules;
  if (!rules) throw new Error(`no game ${table.game} on this server`);

  const rows = table.seats.filter(({ unassigned }) => !unassigned);
  const holders = new Map(rows.flatMap(({ seat, player }) => (player ? [[seat, player] as const] : [])));
  const seats = rules.seats(rows.length, rules.parseOptions(table.options));
  const empty = seats.find((seat) => !holders.has(seat));
  if (empty !== undefined) throw refuse('bad-input', 'rematches.empty-seat', { seat: rules.seatName(empty) });

  const rotated = rotateSeats(seats, holders);
  const policy = policySchema.parse(table.policy);
  // Where seats are bid for, they are again.
  const bidding = isBidFor(table) ? biddingOf(rules) : undefined;
  const options = bidding ? bidding.before(rules.parseOptions(table.options)) : table.options;
  return {
    game: table.game,
    name: rematchName(table.name),
    players: seats.length,
    options: JSON.parse(JSON.stringify(options)),
    // The built-in pack of back then has been corrected since, perhaps: they play with today's.
    ...(table.pack.builtIn ? {} : { pack: table.pack.content }),
    hostSeat: bidding ? 'any' : rotated.find(({ player }) => player?.id === playerId)?.seat,
    invitations: rotated.flatMap(({ seat, player }) =>
      player && player.id !== playerId && !isComputer(player.id)
        ? [{ email: player.email, name: player.name, ...(bidding ? {} : { seat }) }]
        : [],
    ),
    computers: rotated.flatMap(({ seat, player }) => (isComputer(player?.id) ? [{ seat }] : [])),
    timeControl: timeControlSchema.parse(table.timeControl),
    policy,
    timeZone: table.timeZone,
    public: table.public,
  };
}
