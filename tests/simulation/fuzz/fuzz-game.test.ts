import { expect, test } from '@jest/globals';
import { games } from '../../../src/games/registry.ts';
import { anyModule } from '../../../src/kernel/any-game.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { looseSetup, playAtRandom } from '../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { fuzzGame } from '../../../src/simulation/fuzz/fuzz-game.ts';
import { marketDay } from '../../fixtures/miniature-game/rules.ts';

test('random games end, and the same seed plays the same game', () => {
  const module = anyModule(marketDay);
  const games = Array.from({ length: 40 }, (_, n) => fuzzGame(module, `s/${n}`));
  expect(new Set(games.map((game) => game.log[0]?.kind === 'setup' && game.log[0].seats.length))).toEqual(
    new Set([2, 3, 4]),
  );
  expect(fuzzGame(module, 's/7').log).toEqual(games[7]?.log);
  expect(fuzzGame(module, 's/7', { players: 3 }).seats).toBe(3);
});

test('options that are given are not drawn; one that there is not is refused', () => {
  const module = anyModule(marketDay);
  for (const purse of ['5', '10'])
    for (const seed of ['1', '2', '3'])
      expect(fuzzGame(module, seed, { options: { purse } }).options).toEqual({ purse });
  expect(() => fuzzGame(module, '1', { options: { purse: '7' } })).toThrow('7');
});

test('a broken invariant is reported with the seed that shows it', () => {
  const broken = anyModule({
    ...marketDay,
    rules: { ...marketDay.rules, invariants: ({ state }) => (state.prize === 5 ? ['five'] : []) },
  });
  expect(() => fuzzGame(broken, 'seed-1')).toThrow(/game seed-1, options .*: after entry \d+: five/);
});

test('optional actions are tried with dice that do not fall alike for ever: equal dice roll again', () => {
  const versailles = games.get('versailles-1919');
  if (!versailles) throw new Error('no such game');
  const { log } = fuzzGame(versailles, 'sitting3/14');
  expect(log.some((entry) => entry.chance?.some(({ purpose }) => purpose.startsWith('die:hit:')))).toBe(true);
});

test('in a talkative game optional actions go through all steps: they are prepared, proposed and agreed on', () => {
  const versailles = games.get('versailles-1919');
  if (!versailles) throw new Error('no such game');
  const options = versailles.rules.parseOptions({});
  const { pack, hash } = versailles.rules.builtInPack();
  const seats = versailles.rules.seats(2, options);
  const game = {
    rules: versailles.rules,
    setting: { seats, options, pack, ruleset: versailles.rules.ruleset.current },
  };
  const facts: string[] = [];
  playAtRandom({
    game,
    setup: looseSetup(game, {}, hash),
    chance: hmacChance('talk', { game: 'loose', salts: {} }),
    random: seededRandom('talk'),
    answers: 600,
    talkative: true,
    each: (_, applied) => facts.push(...applied.facts.map(({ type }) => type)),
  });
  for (const type of ['promise-drafted', 'deal-proposed', 'deal-made', 'promise-kept']) expect(facts).toContain(type);
});
