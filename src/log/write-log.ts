import { randomBytes } from 'node:crypto';
import { writeAct } from '../audit/write-act.ts';
import type { SeatId } from '../kernel/decision.ts';
import { comparePlaces, follows } from '../kernel/entry-place.ts';
import { seedHash } from '../kernel/hmac-chance.ts';
import type { LoadedPack } from '../kernel/loaded-pack.ts';
import type { SetupEntry } from '../kernel/log.ts';
import type { Machine } from '../kernel/machine.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { outcomeOf } from '../kernel/outcome-of.ts';
import { newId } from '../platform/new-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { storePack } from '../tables/store-pack.ts';
import { insertTable } from '../tables/write-table.ts';
import { pendingRows, type Waits } from '../time/pending-rows.ts';
import { FRESH_CLOCKS } from '../time/read-clocks.ts';
import type { TimeControl } from '../time/time-control.ts';
import { insertPending } from '../time/write-pending.ts';
import { insertEntries, insertSnapshot } from './insert-entries.ts';
import type { WrittenEntry } from './plan-entries.ts';

/** A log that was played elsewhere, replayed and found good. */
export type GivenLog = {
  readonly hostId: string;
  /** An administrator has it written: their act is noted in the same transaction. */
  readonly importedBy?: string | undefined;
  readonly name: string;
  readonly public: boolean;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  /** The players who hold seats here; other seats are empty. */
  readonly players: { readonly [seat: SeatId]: string };
  readonly pack: LoadedPack;
  readonly builtIn: boolean;
  /** When it is known. A game that goes on without one gets a new one, to which no published hash belongs. */
  readonly seed?: string | undefined;
  /** All entries from the setup on, with the facts that the replay told. */
  readonly entries: readonly WrittenEntry[];
  /** The position after them. */
  readonly machine: Machine;
  /** What else belongs to the table, in the same transaction. */
  readonly also?: (tx: Tx, tableId: string) => Promise<void>;
};

const NOBODY_AWAY = { bank: undefined, away: [], silence: undefined, sought: false };

/** Milliseconds: a log of a hundred thousand entries is written in one transaction. */
const LONG = { ...PATIENT, timeout: 120_000 };

/**
 * Writes a given log into a new table: finished when its game is over, else to be played on. Nobody is mailed. Refuses
 * (`bad-input`) a log that does not begin with its setup entry or whose numbers have gaps; that the entries are legal
 * is for the replay to say, before.
 */
export async function writeLog(services: Services, given: GivenLog): Promise<{ readonly tableId: string }> {
  const { entries, machine, pack } = given;
  const setup = entries[0]?.entry;
  const gap = entries.findIndex(({ entry }, i) => !follows(entry, entries[i - 1]?.entry));
  const last = entries.at(-1)?.entry;
  if (setup?.kind !== 'setup' || gap >= 0 || !last || comparePlaces(last, machine) !== 0)
    throw refuse('bad-input', 'tables.log-with-gaps', { seq: entries[gap]?.entry.seq ?? 0 });

  const rules = services.games.get(setup.game)?.rules;
  if (!rules) throw refuse('bad-input', 'tables.no-such-game', { game: setup.game, games: [...services.games.keys()] });
  const options = rules.parseOptions(setup.options);
  const game = { rules, setting: { seats: setup.seats, options, pack: pack.pack, ruleset: setup.ruleset } };

  const at = services.clock.now();
  const tableId = newId();
  const outcome = outcomeOf(game, machine);
  const open = openDecisions(game, machine);
  // Where one person plays alone, or with computer players, nothing is due.
  const seats = setup.seats.map((seat) => ({ ...NOBODY_AWAY, seat, playerId: given.players[seat] }));
  const { asked, banks } = pendingRows(given, { ...FRESH_CLOCKS, seats }, machine, open, at);

  await services.db.$transaction(async (tx) => {
    await storePack(tx, { game: setup.game, pack, builtIn: given.builtIn });
    await insertTable(tx, {
      id: tableId,
      name: given.name,
      game: setup.game,
      ruleset: setup.ruleset,
      options: asJson(setup.options),
      packHash: pack.hash,
      status: outcome ? 'finished' : 'playing',
      public: given.public,
      hostId: given.hostId,
      timeControl: given.timeControl,
      timeZone: given.timeZone,
      ...seedOf(given, setup, outcome !== undefined),
      seq: machine.seq,
      secret: machine.secret ?? 0,
      ...(outcome ? { outcome: asJson(outcome), finishedAt: at } : {}),
      createdAt: at,
      startedAt: new Date(setup.at),
      movedAt: at,
      seats: { create: setup.seats.map((seat) => ({ ...seatRow(given, setup, seat), bank: bankOf(banks, seat) })) },
    });
    await insertEntries(tx, tableId, entries);
    await insertSnapshot(tx, tableId, machine);
    await insertPending(tx, tableId, asked, at);
    await given.also?.(tx, tableId);
    const { importedBy: by, name: table } = given;
    if (by !== undefined) await writeAct(tx, { by, at, what: 'import', tableId, data: { table } });
  }, LONG);

  return { tableId };
}

function seedOf({ seed }: GivenLog, setup: SetupEntry, over: boolean) {
  if (seed !== undefined) return { seed, seedHash: seedHash(seed) };
  if (over) return { seed: '', seedHash: setup.seedHash ?? '' };
  const fresh = randomBytes(32).toString('hex');
  return { seed: fresh, seedHash: seedHash(fresh) };
}

function seatRow({ players, machine }: GivenLog, { salts, saltHashes }: SetupEntry, seat: SeatId) {
  return {
    seat,
    playerId: players[seat] ?? null,
    salt: salts[seat] ?? '',
    saltHash: saltHashes?.[seat] ?? null,
    saltLost: saltHashes?.[seat] !== undefined && (salts[seat] ?? '') === '',
    resigned: machine.resigned.includes(seat),
  };
}

function bankOf(banks: Waits['banks'], seat: SeatId): number | null {
  return banks.find((one) => one.seat === seat)?.bank ?? null;
}

/** Plain data as the database takes it: nothing undefined. */
function asJson(data: object) {
  return JSON.parse(JSON.stringify(data));
}
