import { chapterAt } from '../../kernel/chapter.ts';
import { copyMachine } from '../../kernel/copy-machine.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { hmacChance, seedHash } from '../../kernel/hmac-chance.ts';
import type { Entry } from '../../kernel/log.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { movesOf } from '../../kernel/narrate-fact.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { type ChapterSpan, chapterSpans } from '../../log/chapter-spans.ts';
import { chapterNotes } from '../../log/fill-chapters.ts';
import { numberAnswers } from '../turn/number-answers.ts';

/** An entry with what happened in it, and the position that it led to. */
export type ExampleEntry = {
  readonly entry: Entry;
  readonly facts: readonly { readonly type: string }[];
  readonly machine: Machine;
};

/** A whole game that nobody has played, and one moment of it at which its reader is asked something. */
export type ExampleGame = {
  readonly module: GameModule;
  readonly game: Game;
  readonly seed: string;
  readonly reconstructed: number;
  readonly log: readonly ExampleEntry[];
  readonly reader: SeatId;
  /** The place in the log of the last entry that the reader has seen, and of the one that led to their question. */
  readonly seen: number;
  readonly now: number;
  readonly chaptersTo: (place: number) => readonly ChapterSpan[];
};

/** From here on a table has seen something. */
const OPENED = 24;
/** Nobody waits for the end of a campaign of years. */
const MOST_ANSWERS = 400;
/** Entries that a reader has missed: there is news, and not too much of it. */
const MISSED = { least: 3, most: 8 };

const played = new WeakMap<GameModule, ExampleGame>();

/** The example of a game: the same every time, played in memory when it is first wanted. */
export function exampleGame(module: GameModule): ExampleGame {
  const known = played.get(module) ?? play(module);
  played.set(module, known);
  return known;
}

/** Of a game that is not finished, what is played; undefined: all of it. */
export const goesWithoutIn = ({ module, game }: Pick<ExampleGame, 'module' | 'game'>): Message | undefined =>
  module.goesWithout?.(game.setting.ruleset);

function play(module: GameModule): ExampleGame {
  const { rules } = module;
  const options = rules.parseOptions({});
  const { pack, hash, reconstructed } = rules.builtInPack();
  const seats = rules.seats(rules.players.max, options);
  const game: Game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };

  const seed = `example ${rules.id}`;
  const setup = { ...looseSetup(game, {}, hash), seedHash: seedHash(seed) };
  const chance = hmacChance(seed, { game: setup.table, salts: setup.salts });
  const log: ExampleEntry[] = [];
  const notes = chapterNotes(game);
  playAtRandom({
    ...{ game, setup, chance, random: seededRandom(seed), resignAfter: MOST_ANSWERS },
    each: (entry, applied) => {
      log.push({ entry, facts: applied.facts, machine: copyMachine(applied.machine) });
      if (chapterAt(game, applied.machine)) notes.note(entry, applied);
    },
  });
  const chaptersTo = (place: number) => {
    const last = log[place]?.entry.seq ?? 0;
    return chapterSpans(
      notes.marks().filter(({ seq }) => seq <= last),
      last,
    );
  };
  return { module, game, seed, reconstructed: reconstructed.length, log, ...momentOf(game, log), chaptersTo };
}

/**
 * A moment that shows much: somebody who has missed something, moves on a map above all, is asked for one of a few
 * places on the board; else for
 * one of a few answers; else for anything.
 */
function momentOf(game: Game, log: readonly ExampleEntry[]): Pick<ExampleGame, 'reader' | 'seen' | 'now'> {
  const found = log.flatMap(({ machine }, now) =>
    now < Math.min(OPENED, log.length / 2) || machine.over ? [] : askedAt(game, log, now),
  );
  const best = found.toSorted((a, b) => b.shows - a.shows)[0];
  if (!best) throw new Error(`nobody is asked anything in a game of ${game.rules.id}`);
  return best;
}

function askedAt(game: Game, log: readonly ExampleEntry[], now: number) {
  const machine = log[now]?.machine;
  if (!machine) return [];
  return openDecisions(game, machine).flatMap(({ id, waiting }) =>
    waiting.flatMap((reader) => {
      const seen = log.findLastIndex(({ entry }, at) => at < now && 'seat' in entry && entry.seat === reader);
      const choice = questionFor(game, machine, id, reader)?.choice;
      if (!choice || seen < 0) return [];
      const few = numberAnswers(choice)?.length ?? 0;
      const places = choice.kind === 'one' && choice.options.some(({ place }) => place !== undefined);
      const missed = now - seen;
      const moved = log
        .slice(seen + 1, now + 1)
        .some(({ facts }) => facts.some((fact) => movesOf(game, fact, reader).length > 0));
      const shows =
        (moved ? 5 : 0) +
        (missed >= MISSED.least && missed <= MISSED.most ? 4 : 0) +
        (few > 1 ? 2 : 0) +
        (places ? 1 : 0);
      return [{ reader, seen, now, shows }];
    }),
  );
}
