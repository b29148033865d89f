import type { SeatId, Viewer } from '../kernel/decision.ts';
import { positionOf } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import { isBidFor } from '../lobby/bids/is-bid-for.ts';
import { viewBids } from '../lobby/bids/view-bids.ts';
import { readLobby } from '../lobby/read-lobby.ts';
import { type Head, headsOf } from '../log/heads.ts';
import { loadGame } from '../log/load-game.ts';
import { headForRow } from '../log/load-head.ts';
import { positionAt, type TablePosition } from '../log/read-position.ts';
import { isComputer } from '../platform/computer-id.ts';
import { earliest } from '../platform/earliest.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readTableRow, type TableRow } from '../tables/table-row.ts';
import { windowPolicy } from '../windows/window-policy.ts';
import { viewAhead } from './ahead/ahead-view.ts';
import type { SeatView, TableView } from './table-view.ts';
import { viewDecisions } from './view-decisions.ts';
import { viewOptionalActions } from './view-optional-actions.ts';
import { viewVersion } from './view-version.ts';

/**
 * A table as a viewer may see it, at its newest entry or as of an earlier one. Whether the reader may be this viewer is
 * not checked here: `viewerOf` does that. Refuses (`not-found`) an unknown table and an entry that it does not have.
 */
export async function viewTable(
  services: Services,
  tableId: string,
  viewer: Viewer,
  asOf?: number,
  /** The reader: a table that is forming shows addresses to its host. */
  playerId?: string,
): Promise<TableView> {
  return (await lookAtTable(services, tableId, viewer, asOf, playerId)).view();
}

/** A table that was found, before anything is made of it for its viewer. */
export type Look = {
  readonly row: TableRow;
  /** Stands for what the viewer sees: the same while that is; undefined for a table that is forming. */
  readonly version: () => Promise<readonly unknown[] | undefined>;
  /** `calling`: of what they may do beside their questions only that which calls for an answer. */
  readonly view: (offered?: Offered) => Promise<TableView>;
};

type Offered = 'all' | 'calling';

/** The same in two steps, for readers who may know already how the table looks. */
export async function lookAtTable(
  services: Services,
  tableId: string,
  viewer: Viewer,
  asOf?: number,
  playerId?: string,
): Promise<Look> {
  return lookAtRow(services, await readTableRow(services, tableId), viewer, asOf, playerId);
}

/** The same, of a table whose row was read just now. */
export async function lookAtRow(
  services: Services,
  row: TableRow,
  viewer: Viewer,
  asOf?: number,
  playerId?: string,
): Promise<Look> {
  if (row.seq === 0)
    return { row, version: async () => undefined, view: () => viewForming(services, row, { viewer, asOf, playerId }) };
  const head = await headForRow(services, row);
  // A write of this process came between: its row is there by now.
  if (head.seq > row.seq) return lookAtTable(services, row.id, viewer, asOf, playerId);
  return {
    row,
    version: async () => [
      asOf,
      viewer,
      shared(row, head.game.rules.name),
      seatsOf(row, head, viewer),
      ...(await viewVersion(services, row, head, viewer)),
    ],
    view: async (offered) => viewStarted(row, viewer, await positionAt(services, head, asOf), offered),
  };
}

/**
 * The table as a seat sees it after its own submission, whose last entry is `seq`. Without a question to the database
 * as long as nothing has come after it here. Of what the seat may do beside its questions only that which calls for an
 * answer, and not what each answer does to it: the others are long forms, and answers have to be tried for that. A
 * client that wants them asks for the table.
 */
export async function viewAfter(services: Services, tableId: string, seat: SeatId, seq: number): Promise<TableView> {
  const head = headsOf(services).get(tableId);
  if (head?.seq !== seq || !head.row || head.rowOf !== seat) {
    const { view } = await lookAtTable(services, tableId, seat);
    return view('calling');
  }
  return viewStarted(head.row, seat, { head, machine: head.machine, asOf: seq }, 'calling');
}

function viewStarted(
  row: TableRow,
  viewer: Viewer,
  { head, machine, asOf }: TablePosition,
  offered: Offered = 'all',
): TableView {
  const { rules } = head.game;
  return {
    ...shared(row, rules.name),
    asOf,
    viewer,
    view: rules.view(positionOf(head.game, machine), viewer),
    decisions: viewDecisions({
      game: head.game,
      machine,
      ...(asOf === row.seq ? { secret: { windows: head.windows, ...windowPolicy(row.policy) } } : {}),
      viewer,
      waiting: row.waiting,
      atHead: asOf === row.seq,
      effects: offered === 'all',
    }),
    optionalActions: asOf === row.seq ? viewOptionalActions(head.game, machine, viewer, offered) : [],
    ahead: asOf === row.seq && offered === 'all' ? viewAhead(head.game, machine, viewer) : [],
    seats: seatsOf(row, head, viewer),
    lobby: undefined,
    pack: { hash: row.packHash, builtIn: row.packBuiltIn, reconstructed: head.reconstructed },
  };
}

async function viewForming(
  services: Services,
  row: TableRow,
  { viewer, asOf, playerId }: { viewer: Viewer; asOf: number | undefined; playerId: string | undefined },
): Promise<TableView> {
  if (asOf !== undefined && asOf !== 0) throw refuse('not-found', 'tables.no-such-entry', { last: 0 });
  const taken = row.seats.filter(({ unassigned }) => !unassigned);
  const { module, game, pack } = await loadGame(services, row, []);
  const { rules } = module;
  const bids =
    row.status === 'forming' && isBidFor(row) ? await viewBids(services.db, row.id, playerId, game) : undefined;
  const seats = bids?.seats.map(({ seat }) => seat) ?? rules.seats(taken.length, rules.parseOptions(row.options));
  return {
    ...shared(row, rules.name),
    asOf: 0,
    viewer,
    view: undefined,
    decisions: [],
    optionalActions: [],
    ahead: [],
    seats: seats.map((seat) => viewSeat(row, viewer, { seat, name: rules.seatName(seat), bid: undefined })),
    lobby: row.status === 'forming' ? await readLobby(services, row, seats, playerId, bids) : undefined,
    pack: { hash: row.packHash, builtIn: row.packBuiltIn, reconstructed: pack.reconstructed.length },
  };
}

function shared(row: TableRow, gameName: Message) {
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    gameName,
    ruleset: row.ruleset,
    status: row.status,
    seq: row.seq,
    hostId: row.hostId,
    hostName: row.hostName,
    public: row.public,
    timeControl: row.timeControl,
    timeZone: row.timeZone,
    options: row.options,
    seedHash: row.seedHash,
    seed: row.status === 'finished' && row.seed !== '' ? row.seed : undefined,
    outcome: row.outcome ?? undefined,
    createdAt: row.createdAt,
    startedAt: row.startedAt ?? undefined,
    finishedAt: row.finishedAt ?? undefined,
    pausedUntil: row.pausedTo ?? undefined,
  };
}

function seatsOf(row: TableRow, { game: { rules, setting } }: Head, viewer: Viewer): readonly SeatView[] {
  const paid = rules.bidding?.paid(setting.options);
  return setting.seats.map((seat) => viewSeat(row, viewer, { seat, name: rules.seatName(seat), bid: paid?.[seat] }));
}

function viewSeat(
  row: TableRow,
  viewer: Viewer,
  { seat, name, bid }: Pick<SeatView, 'seat' | 'name' | 'bid'>,
): SeatView {
  const found = row.seats.find((one) => one.seat === seat);
  const due = row.waiting.filter((one) => one.seat === seat);
  return {
    seat,
    name,
    playerId: found?.playerId ?? undefined,
    playerName: found?.playerName ?? undefined,
    isComputer: isComputer(found?.playerId),
    resigned: found?.resigned ?? false,
    bid,
    waiting: due.length > 0,
    dueAt: earliest(due.map((one) => one.dueAt)),
    seenSeq: viewer === seat || viewer === 'moderator' ? (found?.seenSeq ?? 0) : 0,
  };
}
