import { expect, test } from '@jest/globals';
import { board } from '../../../../src/games/versailles-1919/board.ts';
import { rules } from '../../../../src/games/versailles-1919/rules.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { anyModule } from '../../../../src/kernel/any-game.ts';
import { hmacChance } from '../../../../src/kernel/hmac-chance.ts';
import { positionOf } from '../../../../src/kernel/machine.ts';
import { looseSetup, playAtRandom } from '../../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { overlaps, readSvg } from './read-svg.ts';

const { t } = translator('en', 'utc');
const module = anyModule({ rules, board });
const { pack, hash } = module.rules.builtInPack();

/** Every so many positions of a random game are drawn, and its last one. */
const EVERY = 9;

test.each([
  [1, 'a'],
  [2, 'a'],
  [3, 'a'],
  [4, 'a'],
  [4, 'b'],
])('random game for %i, %s: every position can be drawn and told', (players, seed) => {
  const options = module.rules.parseOptions({ length: 'longest' });
  const seats = module.rules.seats(players, options);
  const game = { rules: module.rules, setting: { seats, options, pack, ruleset: module.rules.ruleset.current } };
  let drawn = 0;
  let n = 0;
  playAtRandom({
    game,
    setup: looseSetup(game, { length: 'longest' }, hash),
    chance: hmacChance(seed, { game: 'drawn', salts: {} }),
    random: seededRandom(seed),
    each: (_, { machine }) => {
      n += 1;
      if (n % EVERY !== 0 && !machine.over) return;
      const viewer = [...seats, 'spectator', 'moderator'][n % (seats.length + 2)] ?? 'spectator';
      const view = module.rules.view(positionOf(game, machine), viewer);
      const svg = module.board.draw('board', view, { t });
      expect(svg).not.toMatch(/NaN|undefined/);
      const read = readSvg(svg);
      expect(overlaps(read)).toEqual([]);
      expect(
        read.letters.filter(
          ({ size, left, right, base }) => size < 11.5 || left < 0 || right > 400 || base > read.height,
        ),
      ).toEqual([]);
      expect(
        read.rects.filter(({ left, right, bottom }) => left < -0.01 || right > 400.01 || bottom > read.height + 0.01),
      ).toEqual([]);
      const lines = [...module.board.text(view), ...module.board.private(view)].map(t);
      expect(lines.filter((line) => /undefined|\bNaN\b|[{}]|\.\.$| {2}/.test(line))).toEqual([]);
      drawn += 1;
    },
  });
  expect(drawn).toBeGreaterThan(10);
});
