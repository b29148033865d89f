import { type Applied, applyInPlace, startGame } from '../kernel/apply-entry.ts';
import { stateHash } from '../kernel/hash-state.ts';
import { cloneData } from '../kernel/json.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { messagesOf } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { GameModule } from '../kernel/rules.ts';
import { goesBackTo, voidedBy } from '../kernel/voided-entries.ts';
import type en from '../words/en/records.json';
import { completeEntry, setupOf } from './complete-entry.ts';
import { gameOfRecord } from './game-of-record.ts';
import type { GameRecord } from './record.ts';
import { recordSeeds } from './record-seeds.ts';

/** An entry, complete, and what happened in it. */
export type ReplayedEntry = {
  readonly entry: Entry;
  readonly facts: readonly { readonly type: string }[];
  /** Taken back by a later rewind. */
  readonly voided: boolean;
};

const say = messagesOf<typeof en>();

export type ReplayedRecord = {
  readonly module: GameModule;
  readonly game: Game;
  readonly machine: Machine;
  /** The complete log: what was left out is filled in. */
  readonly entries: readonly ReplayedEntry[];
  /** Entries whose recorded hash is not the state's. */
  readonly wrongHashes: readonly number[];
  /** How many entries carried a hash. */
  readonly hashes: number;
  readonly rolls: {
    /** Undefined: the seed is not known, nothing could be checked. */
    readonly checked: number | undefined;
    readonly differing: readonly number[];
    /** Draws that a moderator ruled to be another: they need not follow from the seed. */
    readonly ruled: readonly number[];
    /** Draws that the record left out, wholly or in part. */
    readonly filled: readonly number[];
    /** False when the record's seed is not the one whose hash was published. */
    readonly seedFits: boolean;
  };
};

/**
 * Play a record from its setup to its end (or to `until`), filling in what a hand-written one leaves out.
 * Refuses (`Refusal`) unknown games, packs that do not fit their hash, illegal answers; throws `ChanceNeeded`
 * where a result is missing and the record has no seed, and `ChanceMismatch` where a result cannot be.
 */
export function replayRecord(
  record: GameRecord,
  games: ReadonlyMap<string, GameModule>,
  until = Number.POSITIVE_INFINITY,
): ReplayedRecord {
  const { module, game, pack } = gameOfRecord(record, games);
  const setup = setupOf(record, game, pack.hash);
  const seeds = recordSeeds(record, setup.seedHash);
  const chanceOf = (seq: number) => {
    const source = seeds.sourceOf(seq);
    return source ? { source, verify: source } : {};
  };
  const written = record.entries.filter((entry) => entry.kind !== 'setup').map((entry, i) => ({ entry, seq: i + 2 }));
  const numbered = written.filter(({ seq }) => seq <= until);
  const rewinds = numbered.flatMap(({ entry, seq }) => {
    const to = goesBackTo(entry);
    return to === undefined ? [] : [{ seq, to }];
  });
  const isVoided = voidedBy(rewinds);
  const targets = new Set(rewinds.map(({ to }) => to));

  const done: ReplayedEntry[] = [];
  const wrongHashes: number[] = [];
  const differing: number[] = [];
  const ruled: number[] = [];
  const filled: number[] = [];
  let hashes = 0;
  let checked = 0;

  const keep = (entry: Entry, applied: Applied): Machine => {
    const { machine, facts, draws } = applied;
    const hash = stateHash(machine);
    if (entry.hash !== undefined) hashes += 1;
    if (entry.hash !== undefined && entry.hash !== hash) wrongHashes.push(entry.seq);
    if (seeds.sourceOf(entry.seq)) checked += draws.length - applied.filled.length;
    (entry.kind === 'ruling' ? ruled : differing).push(...applied.differing);
    filled.push(...applied.filled);
    done.push({
      entry: { ...entry, ...(draws.length ? { chance: draws } : {}), hash },
      facts: cloneData(facts),
      voided: isVoided(entry.seq),
    });
    return machine;
  };

  let machine = keep(setup, startGame(game, setup, { ...chanceOf(1), given: setup.chance ?? [] }));
  const kept = new Map<number, Machine>();
  const remember = () => {
    if (targets.has(machine.seq)) kept.set(machine.seq, cloneData(machine));
  };
  remember();
  for (const { entry: loose, seq } of numbered) {
    const entry = completeEntry(game, machine, loose, seq);
    const to = goesBackTo(entry);
    if (to !== undefined) machine = goBack(kept, to);
    machine = keep(entry, applyInPlace(game, machine, entry, { ...chanceOf(seq), given: entry.chance ?? [] }));
    remember();
  }
  return {
    module,
    game,
    machine,
    entries: done,
    wrongHashes,
    hashes,
    rolls: {
      checked: seeds.sourceOf(machine.seq) ? checked : undefined,
      differing,
      ruled,
      filled,
      seedFits: seeds.fit,
    },
  };
}

/** The position after an earlier entry; entries that are voided by this stay in the log. */
function goBack(kept: ReadonlyMap<number, Machine>, to: number): Machine {
  const machine = kept.get(to);
  if (!machine) throw new Refusal('bad-input', say('records.rewind-ahead', { to }));
  return cloneData(machine);
}
