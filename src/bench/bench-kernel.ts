import { applyInPlace, startGame } from '../kernel/apply-entry.ts';
import { hmacChance } from '../kernel/hmac-chance.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import { looseSetup, playAtRandom, randomAnswer } from '../kernel/play-at-random.ts';
import { seededRandom } from '../kernel/random.ts';
import { replayLog } from '../kernel/replay-log.ts';
import type { GameModule } from '../kernel/rules.ts';
import { countingGame } from './counting-game.ts';
import { type Figure, perSecond } from './measure.ts';

const ANSWERS = 20_000;

/** The kernel alone, without a database: decisions applied and entries replayed per second. */
export function benchKernel(games: ReadonlyMap<string, GameModule>): readonly Figure[] {
  return [trivialDecisions(), ...[...games.values()].map(replayedEntries)];
}

/** Question asked, answer checked, applied, next question opened. */
function trivialDecisions(): Figure {
  const game = gameOf(countingGame);
  const random = seededRandom('bench');
  const value = perSecond(() => {
    const { machine } = startGame(game, { seq: 1 }, {});
    for (let i = 0; i < ANSWERS; i += 1) applyInPlace(game, machine, randomAnswer(game, machine, random), {});
    return ANSWERS;
  });
  return { name: 'kernel: decisions applied (trivial rules)', value, unit: '/s', target: { atLeast: 100_000 } };
}

function replayedEntries(module: GameModule): Figure {
  const game = gameOf(module);
  const logs = Array.from({ length: 20 }, (_, n) => randomLog(game, `bench/${n}`));
  const value = perSecond(() => {
    let entries = 0;
    for (const log of logs) {
      replayLog({ game, log, check: 'none' });
      entries += log.length;
    }
    return entries;
  });
  return { name: `kernel: entries replayed (${module.rules.id})`, value, unit: '/s', target: { atLeast: 30_000 } };
}

function randomLog(game: Game, seed: string): readonly Entry[] {
  const setup = looseSetup(game, {}, '');
  return playAtRandom({
    game,
    setup,
    chance: hmacChance(seed, { game: 'bench', salts: {} }),
    random: seededRandom(seed),
  }).log;
}

/** The module with its default options and most players. */
function gameOf({ rules }: GameModule): Game {
  const options = rules.parseOptions({});
  const seats = rules.seats(rules.players.max, options);
  return { rules, setting: { seats, options, pack: rules.builtInPack().pack, ruleset: rules.ruleset.current } };
}
