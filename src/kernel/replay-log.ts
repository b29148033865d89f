import { type Applied, applyInPlace, type ChanceInput, startGame } from './apply-entry.ts';
import type { ChanceSource } from './chance.ts';
import { copyMachine } from './copy-machine.ts';
import { hasHash } from './hash-state.ts';
import type { Entry } from './log.ts';
import type { Game, Machine } from './machine.ts';
import type { GameTypes } from './rules.ts';
import { rewindsOf, voidedBy } from './voided-entries.ts';

export type ReplayInput<G extends GameTypes> = {
  readonly game: Game<G>;
  /** The log from its first entry, or from the one after `from`; a rewind may not reach back before `from`. */
  readonly log: readonly Entry[];
  /** A snapshot to start from; it is left as it was. */
  readonly from?: Machine<G>;
  /** The state after this entry is wanted; the whole log when not given. */
  readonly until?: number;
  /** Which of the recorded hashes are compared: each, only the last, or none. */
  readonly check?: 'all' | 'head' | 'none';
  /** Fills in what a hand-written log leaves out. Never needed for a log that the server wrote. */
  readonly source?: ChanceSource;
  /** Called after every live entry, before the next changes the machine. */
  readonly each?: (entry: Entry, applied: Applied<G>) => void;
};

export type Replay<G extends GameTypes> = {
  readonly machine: Machine<G>;
  /** Entries whose recorded hash is not the state's; empty when all is well. */
  readonly wrongHashes: readonly number[];
};

/**
 * A log's state, by applying its live entries to one working copy. Throws what `applyEntry` refuses, and
 * `ChanceMismatch` where recorded chance does not fit the rules.
 */
export function replayLog<G extends GameTypes>(input: ReplayInput<G>): Replay<G> {
  const { game, check = 'head', source, each } = input;
  const until = input.until ?? Number.POSITIVE_INFINITY;
  const log = input.log.filter((entry) => entry.seq <= until);
  const isVoided = voidedBy(rewindsOf(log));
  const last = log.at(-1);
  const wrongHashes: number[] = [];
  let machine = input.from && copyMachine(input.from);

  for (const entry of log) {
    if (isVoided(entry.seq)) continue;
    const applied = applyOne(game, machine, entry, { given: entry.chance ?? [], ...(source ? { source } : {}) });
    machine = applied.machine;
    const checked = check === 'all' || (check === 'head' && entry === last);
    if (checked && entry.hash !== undefined && !hasHash(machine, entry.hash)) wrongHashes.push(entry.seq);
    each?.(entry, applied);
  }
  if (!machine) throw new Error('a log begins with its setup entry');
  return { machine, wrongHashes };
}

function applyOne<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G> | undefined,
  entry: Entry,
  chance: ChanceInput,
) {
  if (entry.kind === 'setup') return startGame(game, entry, chance);
  if (!machine) throw new Error('a log begins with its setup entry');
  return applyInPlace(game, machine, entry, chance);
}
