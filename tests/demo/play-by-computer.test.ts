import { expect, test } from '@jest/globals';
import { playByComputer } from '../../src/demo/play-by-computer.ts';
import { rules } from '../../src/games/empires-in-arms/rules.ts';
import { anyGame } from '../../src/kernel/any-game.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { looseSetup } from '../../src/kernel/play-at-random.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';

test('a scenario that the game’s own computer player plays for both sides comes to its end, and replays', () => {
  const options = rules.parseOptions({});
  const { pack, hash } = rules.builtInPack();
  const seats = rules.seats(2, options);
  const game = anyGame({ rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } });
  const chance = hmacChance('demo', { game: 'loose', salts: {} });
  const setup = looseSetup(game, {}, hash);
  const log = playByComputer({ game, setup, chance, seed: 'demo' });

  const { machine } = replayLog({ game, log, check: 'none' });
  expect(machine.over).toBe(true);
  expect(machine.resigned).toEqual([]);
  const marches = log.filter((entry) => entry.kind === 'answered' && JSON.stringify(entry.answer).includes('"march"'));
  expect(marches.length).toBeGreaterThan(0);
});
