import { isDeepStrictEqual } from 'node:util';
import { msg } from '../i18n/msg.ts';
import { type Applied, applyInPlace, type ChanceInput, startGame } from '../kernel/apply-entry.ts';
import type { Draw } from '../kernel/chance.ts';
import { copyMachine } from '../kernel/copy-machine.ts';
import { hasHash, stateHash } from '../kernel/hash-state.ts';
import { cloneData } from '../kernel/json.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import type { GameModule } from '../kernel/rules.ts';
import { goesBackTo, voidedBy } from '../kernel/voided-entries.ts';
import { checkEntry } from './check-entry.ts';
import { type CheckedWords, checkWords } from './check-words.ts';
import { completeEntry, setupOf } from './complete-entry.ts';
import { explainEntry } from './explain-entry.ts';
import { gameOfRecord } from './game-of-record.ts';
import { numberEntries } from './number-entries.ts';
import type { GameRecord } from './record.ts';
import { recordSeeds } from './record-seeds.ts';
import { refuseRecord } from './say.ts';

/** An entry, complete, and what happened in it. */
export type ReplayedEntry = {
  readonly entry: Entry;
  readonly facts: readonly { readonly type: string }[];
  /** Taken back by a later rewind. */
  readonly voided: boolean;
};

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
    /** Undefined: nothing could be checked, see `unchecked`. */
    readonly checked: number | undefined;
    /**
     * Why: no seed was sealed before the game (a record written by hand), so that one only fills in; or it is not
     * known.
     */
    readonly unchecked: 'no-seed' | 'no-seal' | undefined;
    readonly differing: readonly number[];
    /**
     * Draws that a moderator ruled to be another, or that an answer had before it was voided and written again: they
     * need not follow from the seed.
     */
    readonly ruled: readonly number[];
    /** Draws that the record left out, wholly or in part: filled in from the seed. */
    readonly filled: readonly number[];
    /**
     * Shuffles of which the record gives only the first cards, without a seed for the rest: it stays in the pack's
     * order.
     */
    readonly openEnded: readonly number[];
    /** False when the record's seed is not the one whose hash was published. */
    readonly seedFits: boolean;
  };
  readonly words: CheckedWords;
};

/**
 * Play a record from its setup to its end (or to `until`), filling in what a hand-written one leaves out. Draws are
 * held against the seed only where its hash was published before them (`seedHash`, `reseal`); any other seed only fills
 * in. Refuses (`Refusal`) unknown games, packs that do not fit their hash, illegal answers, results that are missing
 * where the record has no seed, and results that cannot be; each with the entry's number and what can be written there.
 */
export function replayRecord(
  record: GameRecord,
  games: ReadonlyMap<string, GameModule>,
  until = Number.POSITIVE_INFINITY,
): ReplayedRecord {
  const { module, game, pack } = gameOfRecord(record, games);
  const setup = setupOf(record, game, pack.hash);
  const seeds = recordSeeds(record, setup.seedHash);
  const numbered = numberEntries(record.entries).filter(({ seq }) => seq <= until);
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
  const openEnded: number[] = [];
  let hashes = 0;
  let checked = 0;

  const keep = (entry: Entry, applied: Applied): Machine => {
    const { machine, facts, draws } = applied;
    const { source, sealed } = seeds.at(entry.seq);
    const fits = entry.hash !== undefined && hasHash(machine, entry.hash);
    const hash = fits ? entry.hash : stateHash(machine);
    if (entry.hash !== undefined) hashes += 1;
    if (entry.hash !== undefined && !fits) wrongHashes.push(entry.seq);
    if (source && sealed) checked += draws.length - applied.filled.length;
    const given = entry.kind === 'ruling' || hasItsChanceAgain(entry, draws, done);
    (given ? ruled : differing).push(...applied.differing);
    (source ? filled : openEnded).push(...applied.filled);
    done.push({
      entry: { ...entry, ...(draws.length ? { chance: draws } : {}), hash },
      facts: cloneData(facts),
      voided: isVoided(entry.seq),
    });
    return machine;
  };
  const play = (entry: Entry, work: (chance: ChanceInput) => Applied): Machine => {
    const { source, sealed } = seeds.at(entry.seq);
    const given = entry.chance ?? [];
    const chance = source ? { given, source, ...(sealed ? { verify: source } : {}) } : { given, openEnded: !sealed };
    try {
      return keep(entry, work(chance));
    } catch (error) {
      const before = entry.seq - 1;
      throw explainEntry(error, game, entry, () =>
        before > 0 ? replayRecord(record, games, before).machine : undefined,
      );
    }
  };

  let machine = play(setup, (chance) => startGame(game, setup, chance));
  const kept = new Map<number, Machine>();
  const remember = () => {
    if (targets.has(machine.seq)) kept.set(machine.seq, copyMachine(machine));
  };
  remember();
  for (const { entry: loose, ...place } of numbered) {
    const { seq } = place;
    const entry = completeEntry(game, machine, loose, place);
    checkEntry(game, machine, entry);
    const to = goesBackTo(entry);
    if (to !== undefined) machine = goBack(kept, to, seq);
    machine = play(entry, (chance) => applyInPlace(game, machine, entry, chance));
    remember();
  }
  const { source, sealed } = seeds.at(machine.seq);
  const unchecked = !sealed ? 'no-seal' : source ? undefined : 'no-seed';
  return {
    module,
    game,
    machine,
    entries: done,
    wrongHashes,
    hashes,
    rolls: {
      checked: unchecked ? undefined : checked,
      unchecked,
      differing,
      ruled,
      filled,
      openEnded,
      seedFits: seeds.fit,
    },
    words: checkWords(setup),
  };
}

/** Written again after a ruling, an answer has the results of the voided entry that it was; only then it may. */
function hasItsChanceAgain(entry: Entry, draws: readonly Draw[], done: readonly ReplayedEntry[]): boolean {
  if (entry.kind !== 'answered' || entry.again === undefined) return false;
  const was = done.find((one) => one.voided && one.entry.seq === entry.again)?.entry;
  if (was?.kind !== 'answered' || was.seat !== entry.seat) return false;
  const results = (chance: readonly Omit<Draw, 'n'>[]) => chance.map(({ purpose, result }) => ({ purpose, result }));
  return isDeepStrictEqual([was.answer, results(was.chance ?? [])], [entry.answer, results(draws)]);
}

/** The position after an earlier entry; entries that are voided by this stay in the log. */
function goBack(kept: ReadonlyMap<number, Machine>, to: number, seq: number): Machine {
  const machine = kept.get(to);
  if (!machine) throw refuseRecord(msg('records.rewind-ahead', { seq, to }));
  return copyMachine(machine);
}
