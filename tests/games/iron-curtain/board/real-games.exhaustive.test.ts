import { expect, test } from '@jest/globals';
import { board } from '../../../../src/games/iron-curtain/board.ts';
import { rules } from '../../../../src/games/iron-curtain/rules.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { anyModule } from '../../../../src/kernel/any-game.ts';
import { hmacChance } from '../../../../src/kernel/hmac-chance.ts';
import { positionOf } from '../../../../src/kernel/machine.ts';
import { looseSetup, playAtRandom } from '../../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';

const { t } = translator('en', 'utc');
const VIEWERS = ['us', 'ussr', 'spectator', 'moderator'];

test.each(['a', 'b', 'c'])('every position of random game %s can be drawn and told, for every viewer', (seed) => {
  const module = anyModule({ rules, board });
  const options = module.rules.parseOptions({});
  const { pack, hash } = module.rules.builtInPack();
  const setting = { seats: module.rules.seats(2, options), options, pack, ruleset: module.rules.ruleset.current };
  const game = { rules: module.rules, setting };
  let drawn = 0;
  playAtRandom({
    game,
    setup: looseSetup(game, {}, hash),
    chance: hmacChance(seed, { game: 'drawn', salts: {} }),
    random: seededRandom(seed),
    each: (_, { machine }) => {
      for (const viewer of VIEWERS) {
        const view = module.rules.view(positionOf(game, machine), viewer);
        expect(module.board.draw('board', view, { t })).not.toMatch(/NaN|undefined/);
        const lines = [...module.board.text(view), ...module.board.private(view)].map(t);
        expect(lines.length).toBeGreaterThan(10);
        drawn++;
      }
    },
  });
  expect(drawn).toBeGreaterThan(VIEWERS.length * 20);
});
