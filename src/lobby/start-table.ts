import { randomInt } from 'node:crypto';
import { startGame } from '../kernel/apply-entry.ts';
import { chapterAt } from '../kernel/chapter.ts';
import { chronicleBegun } from '../kernel/chronicle.ts';
import { snapshotText } from '../kernel/hash-state.ts';
import { hmacChance } from '../kernel/hmac-chance.ts';
import { ENTRY_VERSION, type SetupEntry } from '../kernel/log.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { calledSeats } from '../kernel/optional-actions.ts';
import { shuffled } from '../kernel/random.ts';
import type { Rules } from '../kernel/rules.ts';
import type { Head } from '../log/heads.ts';
import { insertChapters, insertEntries, insertSnapshot } from '../log/insert-entries.ts';
import { loadGame } from '../log/load-game.ts';
import { type WrittenEntry, withHash, written } from '../log/plan-entries.ts';
import { type SeatNotification, turnNotifications } from '../notifications/seat-notifications.ts';
import { whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import type { Services } from '../platform/services.ts';
import { type LockedTable, lockTable, type Tx } from '../platform/transaction.ts';
import { dropSeats, holdSeat, type SeatSalt, setBank } from '../tables/write-seat.ts';
import { beginPlay } from '../tables/write-table.ts';
import { pendingRows } from '../time/pending-rows.ts';
import { readClocks } from '../time/read-clocks.ts';
import { timeControlSchema } from '../time/time-control.ts';
import { insertPending } from '../time/write-pending.ts';
import { NO_WINDOWS } from '../windows/windows.ts';
import { awardSeats, lacksBids } from './bids/award-seats.ts';
import { isBidFor } from './bids/is-bid-for.ts';
import { awaitWords } from './salts/await-words.ts';
import { SERVER_SALT } from './salts/sealed-words.ts';

/**
 * Starts a forming table as soon as somebody has every seat, all have bid where seats are bid for, and the words that
 * seats have promised are open: seats by lot or to those who bid, the log's first entry with all that chance gave, a
 * snapshot, the pending answers, and a notification for everybody. Undefined while somebody, or somebody's bids or
 * words, are missing.
 */
export async function startWhenFull(tx: Tx, services: Services, tableId: string): Promise<Head | undefined> {
  const table = await lockTable(tx, tableId);
  const players = table.seats.filter(({ unassigned }) => !unassigned).length;
  const joined = table.seats.filter(({ playerId }) => playerId !== null);
  if (joined.length < players) return undefined;
  if (lacksBids(table)) return undefined;
  if (await awaitWords(tx, services, table)) return undefined;
  const { head, entries } = isBidFor(table)
    ? await setUpAwarded(tx, services, table)
    : await setUp(tx, services, table, await drawSeats(tx, table));
  await store(tx, services, head, entries);
  return head;
}

/** What each seat of the game adds to chance. */
type Seated = { readonly [seat: string]: SeatSalt };
const NOTHING: SeatSalt = { salt: '', saltHash: null, saltLost: false };

/**
 * Gives those who took any seat one of the free ones, every order alike likely; gives what each seat adds to chance.
 */
async function drawSeats(tx: Tx, table: LockedTable): Promise<Seated> {
  const tableId = table.id;
  const free = table.seats.filter(({ unassigned, playerId }) => !unassigned && playerId === null);
  const lot = shuffled(
    table.seats.filter(({ unassigned }) => unassigned),
    // The system's own randomness: nobody can foresee it, not even with the table's seed.
    (limit) => randomInt(limit),
  );

  const drawn = free.map(({ seat }, i) => ({ seat, by: lot[i] }));
  await dropSeats(
    tx,
    tableId,
    lot.map(({ seat }) => seat),
  );
  for (const { seat, by } of drawn) {
    const { salt, saltHash, saltLost } = by ?? NOTHING;
    await holdSeat(tx, { tableId, seat }, { playerId: by?.playerId ?? null, salt, saltHash, saltLost });
  }

  const held = table.seats.filter(({ unassigned, playerId }) => !unassigned && playerId !== null);
  return Object.fromEntries([
    ...held.map((row) => [row.seat, row] as const),
    ...drawn.map(({ seat, by }) => [seat, by ?? NOTHING] as const),
  ]);
}

/** What chance is made from besides the seed, and what of it was promised. */
function saltsOf({ serverSalt }: LockedTable, seated: Seated): Pick<SetupEntry, 'salts' | 'saltHashes'> {
  const rows = Object.entries(seated);
  const hashes = rows.flatMap(([seat, { saltHash }]) => (saltHash === null ? [] : [[seat, saltHash] as const]));
  return {
    salts: {
      ...Object.fromEntries(rows.map(([seat, { salt }]) => [seat, salt])),
      ...(serverSalt === null ? {} : { [SERVER_SALT]: serverSalt }),
    },
    ...(hashes.length > 0 ? { saltHashes: Object.fromEntries(hashes) } : {}),
  };
}

async function setUpAwarded(tx: Tx, services: Services, table: LockedTable) {
  const { options, seated } = await awardSeats(tx, rulesOf(services, table), table);
  return setUp(tx, services, { ...table, options }, seated);
}

function rulesOf({ games }: Services, { game }: LockedTable): Rules {
  const rules = games.get(game)?.rules;
  if (!rules) throw new Error(`no game ${game} on this server`);
  return rules;
}

async function setUp(tx: Tx, services: Services, table: LockedTable, seated: Seated) {
  const at = services.clock.now();
  const found = rulesOf(services, table);
  const seats = found.seats(Object.keys(seated).length, found.parseOptions(table.options));
  const { module, game, pack } = await loadGame(services, table, seats, tx);
  const salted = saltsOf(table, seated);

  const entry: SetupEntry = {
    v: ENTRY_VERSION,
    seq: 1,
    at: at.toISOString(),
    kind: 'setup',
    table: table.id,
    game: table.game,
    ruleset: table.ruleset,
    options: JSON.parse(JSON.stringify(table.options)),
    pack: table.packHash,
    seats,
    seedHash: table.seedHash,
    ...salted,
  };

  const chance = hmacChance(table.seed, { game: table.id, salts: salted.salts });
  const applied = startGame(game, entry, { source: chance });
  const { machine } = applied;

  const head: Head = {
    tableId: table.id,
    module,
    game,
    reconstructed: pack.reconstructed.length,
    machine,
    seq: 1,
    chance,
    timeControl: timeControlSchema.parse(table.timeControl),
    timeZone: table.timeZone,
    playing: true,
    snapshotSeq: 1,
    size: snapshotText(machine).length,
    windows: NO_WINDOWS,
  };
  const chapter = chapterAt(game, machine);
  const chronicle = chronicleBegun(game, undefined, chapter, machine);
  return { head, entries: withHash([{ ...written(entry, applied), chapter, chronicle }], machine) };
}

async function store(tx: Tx, services: Services, head: Head, entries: readonly WrittenEntry[]): Promise<void> {
  const { tableId, game, machine } = head;
  const at = services.clock.now();
  const open = openDecisions(game, machine);

  await beginPlay(tx, tableId, at);
  await insertEntries(tx, tableId, entries);
  await insertChapters(
    tx,
    tableId,
    entries.flatMap(({ entry, chapter, chronicle }) => (chapter ? [{ seq: entry.seq, chapter, chronicle }] : [])),
  );
  await insertSnapshot(tx, tableId, machine);

  const { asked, banks } = pendingRows(head, await readClocks(tx, tableId, at), machine, open, at);
  await insertPending(tx, tableId, asked, at);
  for (const { seat, bank } of banks) await setBank(tx, { tableId, seat }, bank);

  const holders = await tx.seat.findMany({ where: { tableId } });
  const dueAt = whenGathered(services);
  const notifications: readonly SeatNotification[] = [
    ...game.setting.seats.map((seat) => ({ kind: 'start', seat, data: {} }) as const),
    ...turnNotifications([], calledSeats(game, machine), machine),
  ];
  await writeNotifications(
    tx,
    services,
    notifications.flatMap((notification) => {
      const playerId = holders.find(({ seat }) => seat === notification.seat)?.playerId;
      return playerId ? [{ ...notification, tableId, playerId, dueAt }] : [];
    }),
  );
}
