import { type Applied, applyInPlace, startGame } from './apply-entry.ts';
import type { ChanceSource, RandomSource } from './chance.ts';
import { type AnsweredEntry, ENTRY_VERSION, type Entry, type SetupEntry } from './log.ts';
import type { Game, Machine } from './machine.ts';
import { openDecisions, questionFor } from './open-decisions.ts';
import { sampleAnswer } from './sample-answer.ts';

/** Entries that nobody wrote at any time: random games, benchmarks. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/** No game has so many answers. */
const ENDLESS = 100_000;

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
  readonly each?: (entry: Entry, applied: Applied) => void;
};

/** Play a game to its end by answering every question with a random legal answer. Throws at a dead end. */
export function playAtRandom({ game, setup, chance, random, answers, each }: RandomGameInput): RandomGame {
  const log: Entry[] = [];
  const keep = (entry: Entry, applied: Applied) => {
    log.push(applied.draws.length ? { ...entry, chance: applied.draws } : entry);
    each?.(entry, applied);
    return applied.machine;
  };
  let machine = keep(setup, startGame(game, setup, { source: chance }));
  while (!machine.over && log.length <= (answers ?? ENDLESS)) {
    const entry = randomAnswer(game, machine, random);
    machine = keep(entry, applyInPlace(game, machine, entry, { source: chance }));
  }
  if (!machine.over && answers === undefined) throw new Error(`no end after ${ENDLESS} answers`);
  return { log, machine };
}

/** A random legal answer of one of the seats that are waited for. */
export function randomAnswer(game: Game, machine: Machine, random: RandomSource): AnsweredEntry {
  const asked = openDecisions(game, machine).flatMap(({ id, waiting }) => waiting.map((seat) => ({ id, seat })));
  if (asked.length === 0) throw new Error('a dead end: the game is not over, and nobody is asked');
  const { id, seat } = asked[random(asked.length)] ?? { id: '', seat: '' };
  const question = questionFor(game, machine, id, seat);
  if (!question) throw new Error(`no question for ${seat} in ${id}`);
  const answer = sampleAnswer(question.choice, random);
  return {
    v: ENTRY_VERSION,
    seq: machine.seq + 1,
    at: NO_TIME,
    kind: 'answered',
    decision: id,
    seat,
    answer,
    how: 'bot',
  };
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
