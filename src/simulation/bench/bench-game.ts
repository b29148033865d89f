import { applyInPlace, startGame } from '../../kernel/apply-entry.ts';
import { hmacChance } from '../../kernel/hmac-chance.ts';
import type { Entry } from '../../kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../kernel/machine.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import { calledSeats, openOptionalActions } from '../../kernel/optional-actions.ts';
import { looseSetup, playAtRandom } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import { replayLog } from '../../kernel/replay-log.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { type Figure, percentile, perSecond } from './measure.ts';

const GAMES = 20;
/** What a game's rules are held against, by its id: entries replayed in a second. */
const REPLAY_AT_LEAST: { readonly [game: string]: number } = { 'iron-curtain': 30_000, 'versailles-1919': 20_000 };

/**
 * One game's rules without a database: its log replayed, a seat's view and questions, what an answer and the bots after
 * it cost.
 */
export function benchGame(module: GameModule): readonly Figure[] {
  const { id, players } = module.rules;
  const game = gameOf(module, players.max);
  const logs = randomLogs(game);
  return [replayed(game, logs), ...looks(game, logs), ...(players.min === 1 ? botTurns(gameOf(module, 1)) : [])].map(
    (figure) => ({ ...figure, name: `${id}, ${figure.name}` }),
  );
}

function replayed(game: Game, logs: readonly (readonly Entry[])[]): Figure {
  const value = perSecond(() => {
    for (const log of logs) replayLog({ game, log, check: 'none' });
    return logs.reduce((sum, log) => sum + log.length, 0);
  });
  const atLeast = REPLAY_AT_LEAST[game.rules.id];
  return { name: 'entries replayed', value, unit: '/s', ...(atLeast ? { target: { atLeast } } : {}) };
}

/** The view of a seat that is asked, all its questions and all that it may do beside them, after every entry. */
function looks(game: Game, logs: readonly (readonly Entry[])[]): readonly Figure[] {
  const times: number[] = [];
  for (const log of logs)
    replayLog({ game, log, check: 'none', each: (_, { machine }) => times.push(look(game, machine)) });
  return [
    { name: 'view and choices of a seat: p50', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'view and choices of a seat: p95', value: percentile(times, 0.95), unit: 'ms', target: { below: 2 } },
  ];
}

function look(game: Game, machine: Machine): number {
  const seat = calledSeats(game, machine)[0]?.seats[0] ?? game.setting.seats[0] ?? '';
  const began = performance.now();
  game.rules.view(positionOf(game, machine), seat);
  for (const { id } of [...calledSeats(game, machine), ...openOptionalActions(game, machine)])
    questionFor(game, machine, id, seat);
  return performance.now() - began;
}

/** A lone player's answers: each with all that the bots do after it. */
function botTurns(game: Game): readonly Figure[] {
  const times: number[] = [];
  for (const [setup, ...entries] of randomLogs(game)) {
    if (setup?.kind !== 'setup') throw new Error('a log begins with its setup entry');
    const { machine } = startGame(game, setup, { given: setup.chance ?? [] });
    for (const entry of entries) {
      if (entry.kind === 'setup') continue;
      const began = performance.now();
      applyInPlace(game, machine, entry, { given: entry.chance ?? [] });
      times.push(performance.now() - began);
    }
  }
  return [
    {
      name: 'solitaire, an answer and the bots after it: p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      target: { below: 10 },
    },
    { name: 'solitaire, an answer and the bots after it: longest', value: Math.max(...times), unit: 'ms' },
  ];
}

function randomLogs(game: Game): readonly (readonly Entry[])[] {
  return Array.from({ length: GAMES }, (_, n) => {
    const seed = `bench/${n}`;
    const chance = hmacChance(seed, { game: 'bench', salts: {} });
    return playAtRandom({ game, setup: looseSetup(game, {}, ''), chance, random: seededRandom(seed) }).log;
  });
}

/** The module with its default options. */
function gameOf({ rules }: GameModule, players: number): Game {
  const options = rules.parseOptions({});
  const seats = rules.seats(players, options);
  return { rules, setting: { seats, options, pack: rules.builtInPack().pack, ruleset: rules.ruleset.current } };
}
