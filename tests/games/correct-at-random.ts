import { translator } from '../../src/i18n/translator.ts';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import { drawFirst } from '../../src/kernel/board.ts';
import { offeredCorrections } from '../../src/kernel/corrections.ts';
import { countAnswers } from '../../src/kernel/count-answers.ts';
import { accepts } from '../../src/kernel/explain-refusal.ts';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { type AnsweredEntry, ENTRY_VERSION, type Entry, type SetupEntry } from '../../src/kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../src/kernel/machine.ts';
import type { Message } from '../../src/kernel/message.ts';
import { fallbackAnswer, openDecisions, questionFor, waitingText } from '../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../src/kernel/optional-actions.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import { legalAnswer, looseSetup, randomAnswer } from '../../src/kernel/play-at-random.ts';
import { pickFrom, seededRandom } from '../../src/kernel/random.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import type { GameModule } from '../../src/kernel/rules.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { standingAnswer } from '../../src/kernel/standing-answer.ts';

const english = translator('en', 'UTC');
const MARKS = /[#{}]|undefined|NaN/;
const AT = '1970-01-01T00:00:00.000Z';

/** How rarely somebody does what nobody asked for. */
const ONE_OFFER_IN = 12;
/** How rarely the clock answers for somebody. */
const ONE_FALLBACK_IN = 4;
/** Corrections that are tried in one place until one is not refused. */
const TRIES = 5;
const MOST_ENTRIES = 20_000;

export type Corrected = {
  /** By correction: how often it was made, and how often it was refused. */
  readonly made: { readonly [name: string]: number };
  readonly refused: { readonly [name: string]: number };
  /** The sentences of the refusals. */
  readonly sentences: readonly string[];
};

/**
 * One random game in which a moderator tries random corrections now and then. Each is refused with a sentence, or
 * leaves a sound position in which everything can be seen, asked and said; the game comes to its end, and replays hash
 * by hash.
 */
export function correctAtRandom(module: GameModule, seed: string, players: number, oneIn: number): Corrected {
  const random = seededRandom(seed);
  const { rules } = module;
  const options = Object.fromEntries(rules.optionFields.map((field) => [field.id, pickFrom(field.values, random).id]));
  const parsed = rules.parseOptions(options);
  const { pack } = rules.builtInPack();
  const seats = rules.seats(players, parsed);
  const game: Game = { rules, setting: { seats, options: parsed, pack, ruleset: rules.ruleset.current } };
  const setup: SetupEntry = looseSetup(game, options, '');
  const source = hmacChance(seed, { game: 'corrected', salts: {} });
  const made: { [name: string]: number } = {};
  const refused: { [name: string]: number } = {};
  const sentences: string[] = [];
  const started = startGame(game, setup, { source });
  const log: Entry[] = [{ ...setup, chance: started.draws }];
  let { machine } = started;

  const write = (entry: Exclude<Entry, SetupEntry>) => {
    const applied = applyEntry(game, machine, entry, { source });
    machine = applied.machine;
    log.push({ ...entry, chance: applied.draws, hash: stateHash(machine) });
    const broken = rules.invariants(positionOf(game, machine));
    if (broken.length > 0) throw new Error(`after entry ${entry.seq}: ${broken.join('; ')}`);
    return applied.facts;
  };
  const tryWriting = (entry: Exclude<Entry, SetupEntry>) => {
    try {
      return write(entry);
    } catch (e) {
      if (e instanceof Refusal) return e;
      throw e;
    }
  };
  /** True when a correction was made. */
  const correct = (): boolean => {
    const offered = offeredCorrections(game, machine).filter(({ question }) => countAnswers(question.choice, 1) > 0);
    for (const { question, label } of offered) t(label, question.prompt);
    const { name, question } = pickFrom(offered, random);
    const answer = sampleAnswer(question.choice, random);
    const before = stateHash(machine);
    const entry = { v: ENTRY_VERSION, seq: machine.seq + 1, at: AT, kind: 'ruling', by: 'x', reason: 'y' } as const;
    const result = tryWriting({ ...entry, ruling: { type: 'correct', correction: name, answer } });
    if (result instanceof Refusal) {
      if (stateHash(machine) !== before) throw new Error(`${name} was refused and changed something`);
      refused[name] = (refused[name] ?? 0) + 1;
      sentences.push(english.t(result.reason));
      return false;
    }
    made[name] = (made[name] ?? 0) + 1;
    look(module, game, machine);
    if (result.length === 0) throw new Error(`nothing is told of ${name}`);
    for (const fact of result)
      for (const viewer of [...seats, 'spectator', 'moderator']) {
        const told = rules.narrate(game.setting, fact, viewer);
        if (!told) throw new Error(`${viewer} is not told of ${name}`);
        t(told);
      }
    return true;
  };

  try {
    while (!machine.over && log.length < MOST_ENTRIES) {
      if (random(oneIn) === 0) for (let n = 0; n < TRIES && !correct(); n += 1);
      const standing = standingAnswer(game, machine);
      const base = { v: ENTRY_VERSION, seq: machine.seq + 1, at: AT, kind: 'answered' } as const;
      if (standing) write({ ...base, ...standing, how: 'standing-order' });
      else if (random(ONE_OFFER_IN) === 0) takeOptionalAction();
      else write(random(ONE_FALLBACK_IN) === 0 ? fallback() : randomAnswer(game, machine, random));
    }
    if (!machine.over || !outcomeOf(game, machine)) throw new Error('no end');
    const replayed = replayLog({ game, log, check: 'all' });
    if (replayed.wrongHashes.length > 0) throw new Error(`replay differs after entries ${replayed.wrongHashes}`);
    if (stateHash(replayed.machine) !== stateHash(machine)) throw new Error('replay ends in another state');
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    const last = log.at(-1);
    throw new Error(
      `game ${seed}: ${what}; last ${JSON.stringify(last?.kind === 'ruling' ? last.ruling : last?.kind)}`,
      {
        cause,
      },
    );
  }
  return { made, refused, sentences };

  function fallback(): AnsweredEntry {
    const decision = openDecisions(game, machine)[0];
    const seat = decision?.waiting[0];
    const answer = decision && seat && fallbackAnswer(game, machine, decision.id, seat);
    if (!decision || !seat || answer === undefined) throw new Error('a dead end');
    const base = { v: ENTRY_VERSION, seq: machine.seq + 1, at: AT, kind: 'answered' } as const;
    return { ...base, decision: decision.id, seat, answer, how: 'fallback' };
  }

  function takeOptionalAction(): void {
    const optionalActions = openOptionalActions(game, machine).flatMap(({ id, seats: to }) =>
      to.map((seat) => ({ id, seat })),
    );
    if (optionalActions.length === 0) return;
    const entry = legalAnswer(game, machine, pickFrom(optionalActions, random), random);
    if (entry) tryWriting(entry);
  }
}

/** What is asked in a position, and what one viewer sees of it, each time another, can be shown and said. */
function look({ rules, board }: GameModule, game: Game, machine: Machine): void {
  const position = positionOf(game, machine);
  const viewers = [...game.setting.seats, 'spectator', 'moderator'];
  for (const viewer of viewers.filter((_, i) => i === machine.seq % viewers.length)) {
    const view = rules.view(position, viewer);
    drawFirst(board, view, { t: english.t });
    t(...board.text(view), ...board.private(view));
  }
  const tally = rules.tally?.(position);
  if (tally) t(tally.summary, ...tally.sheet);
  for (const decision of openDecisions(game, machine)) {
    const waiting = waitingText(game, machine, decision.id);
    if (waiting) t(waiting);
    for (const seat of decision.waiting) {
      const question = questionFor(game, machine, decision.id, seat);
      if (!question) throw new Error(`no question for ${seat} in ${decision.name}`);
      t(question.prompt);
      const fallback = fallbackAnswer(game, machine, decision.id, seat);
      if (!accepts(question.choice, fallback)) throw new Error(`the fallback of ${decision.name} is not legal`);
    }
  }
}

function t(...messages: readonly Message[]): void {
  for (const message of messages) {
    const said = english.t(message);
    if (MARKS.test(said)) throw new Error(`said: ${said}`);
  }
}

/** What many games together made and refused. */
export function summed(games: readonly Corrected[]): Corrected {
  const add = (all: readonly { readonly [name: string]: number }[]) => {
    const sum: { [name: string]: number } = {};
    for (const one of all) for (const [name, n] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + n;
    return sum;
  };
  return {
    made: add(games.map(({ made }) => made)),
    refused: add(games.map(({ refused }) => refused)),
    sentences: [...new Set(games.flatMap(({ sentences }) => sentences))],
  };
}
