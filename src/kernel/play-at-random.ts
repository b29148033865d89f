import { aheadStep } from './ahead-step.ts';
import { type Applied, applyEntry, applyInPlace, startGame } from './apply-entry.ts';
import type { ChanceSource, RandomSource } from './chance.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { isOptionalActionId } from './decision-id.ts';
import { nextPlace } from './entry-place.ts';
import { type AnsweredEntry, type Channel, ENTRY_VERSION, type Entry, type SeatEntry, type SetupEntry } from './log.ts';
import type { Game, Machine } from './machine.ts';
import { explainAnswer, openDecisions, questionFor, sheetFor } from './open-decisions.ts';
import { openOptionalActions } from './optional-actions.ts';
import { seededRandom } from './random.ts';
import { Refusal } from './refusal.ts';
import { sampleAhead } from './sample-ahead.ts';
import { sampleAnswer } from './sample-answer.ts';
import { sampleSheet } from './sample-sheet.ts';
import { orderedAnswerTo, type StandingAnswer, standingAnswer } from './standing-answer.ts';

/** Entries that nobody wrote at any time: random games, benchmarks. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/** No game has so many answers. */
const ENDLESS = 100_000;

/** How rarely something is done that nobody asked for, so that games come to an end. */
const ONE_OPTIONAL_IN = 12;
/** The other way round in a talkative game: how rarely nothing of the kind is done. */
const NO_OPTIONAL_IN = 4;

/** Answers that are drawn before a question counts as one without legal answer. */
const TRIES = 200;

export type RandomGame = {
  readonly log: readonly Entry[];
  readonly machine: Machine;
};

export type RandomGameInput = {
  readonly game: Game;
  readonly setup: SetupEntry;
  readonly chance: ChanceSource;
  readonly random: RandomSource;
  /** Stop after this many answers. When not given, the game is played to its end, and one without end is a fault. */
  readonly answers?: number;
  /** After this many answers all seats but one resign: a game of years has an end all the same. */
  readonly resignAfter?: number;
  /**
   * Optional actions are taken often, and a seat that took one likes to take another: for what goes in several steps.
   */
  readonly talkative?: boolean;
  readonly each?: (entry: Entry, applied: Applied) => void;
};

/** Play a game to its end by answering every question with a random legal answer. Throws at a dead end. */
export function playAtRandom(input: RandomGameInput): RandomGame {
  const { game, setup, chance, random, answers, resignAfter = ENDLESS, talkative, each } = input;
  const log: Entry[] = [];
  const keep = (entry: Entry, applied: Applied) => {
    log.push(applied.draws.length ? { ...entry, chance: applied.draws } : entry);
    each?.(entry, applied);
    return applied.machine;
  };
  let machine = keep(setup, startGame(game, setup, { source: chance }));
  const write = (entry: AnsweredEntry | SeatEntry) => {
    machine = keep(entry, applyInPlace(game, machine, entry, { source: chance }));
  };
  while (!machine.over && log.length <= Math.min(answers ?? ENDLESS, resignAfter)) {
    const ahead = aheadStep(game, machine);
    const standing = ahead ? undefined : standingAnswer(game, machine);
    if (ahead) write(entryOf(game, machine, ahead, 'ahead'));
    else if (standing) write(entryOf(game, machine, standing, 'standing-order'));
    else
      write(
        takenOptionalAction(game, machine, random, talkative ? log : undefined) ??
          orderAtRandom(game, machine, random) ??
          randomAnswer(game, machine, random),
      );
  }
  if (!machine.over && answers === undefined && log.length > resignAfter)
    for (const seat of game.setting.seats.slice(1)) write(resignation(machine, seat));
  if (!machine.over && answers === undefined) throw new Error(`no end after ${ENDLESS} answers`);
  return { log, machine };
}

/** A random legal answer of one of the seats that are waited for. */
export function randomAnswer(game: Game, machine: Machine, random: RandomSource): AnsweredEntry {
  const asked = openDecisions(game, machine).flatMap(({ id, waiting }) => waiting.map((seat) => ({ id, seat })));
  if (asked.length === 0) throw new Error('a dead end: the game is not over, and nobody is asked');
  const { id, seat } = asked[random(asked.length)] ?? { id: '', seat: '' };
  const ordered = orderedAnswerTo(game, machine, { decision: id, seat });
  if (ordered && random(2) === 0)
    return entryOf(game, machine, { decision: id, seat, answer: ordered.answer }, ordered.how);
  const entry = legalAnswer(game, machine, { id, seat }, random);
  if (!entry) throw new Error(`no legal answer of ${seat} to ${id} was found`);
  return entry;
}

/**
 * Now and then a seat does what nobody asked for, if something legal is found at once; `talk` is a talkative game's
 * log.
 */
function takenOptionalAction(
  game: Game,
  machine: Machine,
  random: RandomSource,
  talk: readonly Entry[] | undefined,
): AnsweredEntry | undefined {
  if (!game.rules.optionalActions) return undefined;
  if (talk ? random(NO_OPTIONAL_IN) === 0 : random(ONE_OPTIONAL_IN) !== 0) return undefined;
  const open = openOptionalActions(game, machine);
  const called = open.filter(({ calls }) => calls);
  const all = (called.length > 0 ? called : open).flatMap(({ id, seats }) => seats.map((seat) => ({ id, seat })));
  const again = talk ? wantedAgain(all, talk.at(-1), random) : [];
  const candidates = again.length > 0 ? again : all;
  const optionalAction = candidates[random(Math.max(1, candidates.length))];
  const entry = optionalAction && legalAnswer(game, machine, optionalAction, random);
  // What an optional action does may be refused for what it would lead to.
  return entry && isAccepted(game, machine, entry) ? entry : undefined;
}

/** Now and then a seat orders ahead. */
function orderAtRandom(game: Game, machine: Machine, random: RandomSource): AnsweredEntry | undefined {
  const given = sampleAhead(game, machine, random);
  return given && entryOf(game, machine, given, 'bot');
}

/** The seat that has just taken an optional action likes to take the same one again, or another. */
function wantedAgain<T extends { readonly id: DecisionId; readonly seat: SeatId }>(
  optionalActions: readonly T[],
  last: Entry | undefined,
  random: RandomSource,
): readonly T[] {
  if (last?.kind !== 'answered' || !isOptionalActionId(last.decision) || random(4) === 0) return [];
  const own = optionalActions.filter(({ seat }) => seat === last.seat);
  const same = own.filter(({ id }) => id === last.decision);
  return same.length > 0 && random(2) === 0 ? same : own;
}

/** A random answer that is not refused; undefined when none was found. */
export function legalAnswer(
  game: Game,
  machine: Machine,
  { id, seat }: { readonly id: DecisionId; readonly seat: SeatId },
  random: RandomSource,
): AnsweredEntry | undefined {
  const question = questionFor(game, machine, id, seat);
  if (!question) throw new Error(`no question for ${seat} in ${id}`);
  const sheet = sheetFor(game, machine, id, seat);
  for (let i = 0; i < TRIES; i += 1) {
    const answer = sheet ? sampleSheet(sheet.begin, sheet.max, random) : sampleAnswer(question.choice, random);
    if (answer === undefined) continue;
    const given = { decision: id, seat, answer };
    if (!explainAnswer(game, machine, given)) return entryOf(game, machine, given, 'bot');
  }
  return undefined;
}

/**
 * Tried with dice of its own: those of the game are not looked at before they fall, and dice that are equal roll again.
 */
function isAccepted(game: Game, machine: Machine, entry: AnsweredEntry): boolean {
  try {
    applyEntry(game, machine, entry, { source: (draw) => seededRandom(String(draw)) });
    return true;
  } catch (e) {
    if (e instanceof Refusal) return false;
    throw e;
  }
}

function resignation(machine: Machine, seat: SeatId): SeatEntry {
  return { v: ENTRY_VERSION, seq: machine.seq + 1, at: NO_TIME, kind: 'seat', seat, change: 'resigned' };
}

function entryOf(game: Game, machine: Machine, given: StandingAnswer, how: Channel): AnsweredEntry {
  const place = nextPlace(game, machine, given.decision);
  return { v: ENTRY_VERSION, ...place, at: NO_TIME, kind: 'answered', ...given, how };
}

/** The setup entry of a game that no table keeps. */
export function looseSetup(game: Game, options: SetupEntry['options'], pack: string): SetupEntry {
  const { rules, setting } = game;
  const { seats, ruleset } = setting;
  return {
    v: ENTRY_VERSION,
    seq: 1,
    at: NO_TIME,
    kind: 'setup',
    table: 'loose',
    game: rules.id,
    ruleset,
    options,
    pack,
    seats,
    salts: {},
  };
}
