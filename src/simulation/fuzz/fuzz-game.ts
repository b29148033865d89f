import { type Chapter, chapterBegun, chapterKey, isChapterId } from '../../kernel/chapter.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import { placeKey } from '../../kernel/entry-place.ts';
import { stateHash } from '../../kernel/hash-state.ts';
import { hmacChance, seedHash } from '../../kernel/hmac-chance.ts';
import { cloneData } from '../../kernel/json.ts';
import type { Entry } from '../../kernel/log.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { positionOf } from '../../kernel/machine.ts';
import { narrateFact } from '../../kernel/narrate-fact.ts';
import { openDecisions, questionFor, waitingText } from '../../kernel/open-decisions.ts';
import { openOptionalActions } from '../../kernel/optional-actions.ts';
import { outcomeOf } from '../../kernel/outcome-of.ts';
import { looseSetup, playAtRandom } from '../../kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../kernel/random.ts';
import { replayLog } from '../../kernel/replay-log.ts';
import type { GameModule } from '../../kernel/rules.ts';

export type Fuzzed = {
  readonly options: { readonly [option: string]: string };
  readonly seats: number;
  readonly entries: number;
  /** How often what nobody waits for was done, by the optional action's name. */
  readonly taken: { readonly [optionalAction: string]: number };
  /** With every seventh state's hash. */
  readonly log: readonly Entry[];
  readonly outcome: string;
};

export type FuzzedTable = {
  readonly players?: number;
  readonly options?: Fuzzed['options'];
  readonly looks?: boolean;
};

/** One in this many games is one in which the players negotiate at length. */
const TALKATIVE_ONE_IN = 6;

/**
 * One random game with random options, watched closely: after every entry the invariants hold, every seat that is
 * waited for has a question, every viewer has a view and every fact its words; the optional actions' questions, long
 * forms for each seat, are looked at for one seat after the other. At the end the log replays to the same state. So
 * many `players` and these `options`, the rest at random. Without `looks`, the rules alone are watched: invariants,
 * dead ends and the replay, but not what each sees and is told; that is half of the time. Throws at the first fault,
 * with the seed in the message.
 */
export function fuzzGame(
  module: GameModule,
  seed: string,
  { players, options: given = {}, looks = true }: FuzzedTable = {},
): Fuzzed {
  const random = seededRandom(seed);
  const { rules } = module;
  const drawn = rules.optionFields.map((field) => [field.id, pickFrom(field.values, random).id]);
  const options: Fuzzed['options'] = { ...Object.fromEntries(drawn), ...given };
  try {
    const { min, max } = rules.players;
    const game = tableFor(module, options, players ?? min + random(max - min + 1));
    const setup = { ...looseSetup(game, options, rules.builtInPack().hash), seedHash: seedHash(seed) };
    const hashes = new Map<string, string>();
    const chapters = new Set<string>();
    let reached: Chapter | undefined;
    const { log, machine } = playAtRandom({
      game,
      setup,
      chance: hmacChance(seed, { game: setup.table, salts: setup.salts }),
      random,
      talkative: seededRandom(`${seed} talks`)(TALKATIVE_ONE_IN) === 0,
      each: (entry, applied) => {
        holdTo(game, applied.machine);
        if (looks) watch(game, applied.machine, applied.facts);
        const begun = chapterBegun(game, reached, applied.machine);
        if (begun) note(chapters, begun);
        reached = begun ?? reached;
        if (entry.seq % 7 === 0) hashes.set(placeKey(entry), checkedHash(applied.machine));
      },
    });
    const outcome = outcomeOf(game, machine);
    if (!outcome || outcome.standings.length !== game.setting.seats.length)
      throw new Error('an end without a full outcome');
    const withHashes = log.map((entry) => ({ ...entry, hash: hashes.get(placeKey(entry)) }));
    const replay = replayLog({ game, log: withHashes, check: 'all' });
    if (replay.wrongHashes.length > 0) throw new Error(`replay differs after entries ${replay.wrongHashes}`);
    if (stateHash(replay.machine) !== stateHash(machine)) throw new Error('replay ends in another state');
    return {
      options,
      seats: game.setting.seats.length,
      entries: log.length,
      taken: takenIn(log),
      log: withHashes,
      outcome: outcome.summary.key,
    };
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`game ${seed}, options ${JSON.stringify(options)}: ${what}`, { cause });
  }
}

function takenIn(log: readonly Entry[]): Fuzzed['taken'] {
  const taken: { [optionalAction: string]: number } = {};
  for (const entry of log) {
    if (entry.kind !== 'answered' || !isOptionalActionId(entry.decision)) continue;
    const [name = ''] = entry.decision.split('.');
    taken[name] = (taken[name] ?? 0) + 1;
  }
  return taken;
}

function tableFor({ rules }: GameModule, options: Fuzzed['options'], players: number): Game {
  const parsed = rules.parseOptions(options);
  const setting = {
    seats: rules.seats(players, parsed),
    options: parsed,
    pack: rules.builtInPack().pack,
    ruleset: rules.ruleset.current,
  };
  return { rules, setting };
}

function holdTo(game: Game, machine: Machine): void {
  const broken = game.rules.invariants(positionOf(game, machine));
  if (broken.length > 0) throw new Error(`after entry ${machine.seq}: ${broken.join('; ')}`);
}

function watch(game: Game, machine: Machine, facts: readonly { readonly type: string }[]): void {
  const position = positionOf(game, machine);
  const viewers = [...game.setting.seats, 'spectator', 'moderator'];
  for (const viewer of viewers) {
    game.rules.view(position, viewer);
    for (const fact of facts) narrateFact(game, fact, viewer);
  }
  for (const decision of openDecisions(game, machine)) {
    waitingText(game, machine, decision.id);
    for (const seat of decision.waiting) {
      if (!questionFor(game, machine, decision.id, seat))
        throw new Error(`no question for ${seat} in ${decision.name}`);
    }
  }
  for (const optionalAction of openOptionalActions(game, machine)) {
    waitingText(game, machine, optionalAction.id);
    for (const seat of inTurn(optionalAction.seats, machine)) {
      if (!questionFor(game, machine, optionalAction.id, seat))
        throw new Error(`no question for ${seat} in ${optionalAction.name}`);
    }
  }
}

/** A chapter or part that has an address of its own, and that the game has not been in before. */
function note(chapters: Set<string>, begun: Chapter): void {
  const key = chapterKey(begun);
  if (![begun.id, begun.part?.id ?? begun.id].every(isChapterId)) throw new Error(`${key} is no address of a chapter`);
  if (chapters.has(key)) throw new Error(`the game comes back to the chapter ${key}`);
  chapters.add(key);
}

/** One of several, after every entry another. */
function inTurn<T>(all: readonly T[], { seq }: Machine): readonly T[] {
  return all.filter((_, i) => i === seq % all.length);
}

/** Throws where a part of the state was changed after its hash was made: by rules that only had to read it. */
function checkedHash(machine: Machine): string {
  const hash = stateHash(machine);
  if (hash !== stateHash(cloneData(machine))) throw new Error('the state was changed beside an entry');
  return hash;
}
