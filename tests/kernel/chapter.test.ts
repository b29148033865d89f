import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { type Chapter, chapterBegun, chapterKey, isChapterId } from '../../src/kernel/chapter.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { GameModule } from '../../src/kernel/rules.ts';
import { fuzzGame } from '../../src/simulation/fuzz/fuzz-game.ts';
import { marches } from '../fixtures/marches/rules.ts';
import { sideDeals } from '../fixtures/side-deals/rules.ts';

test.each(['1805-09', 'round-1', 'politics', '1-spring', 'b2'])('%s can be the id of a chapter', (id) =>
  expect(isChapterId(id)).toBe(true),
);

test.each(['1805', '', 'Round-1', 'a/b', 'a--b', '-a', 'a-', 'a b', 'année'])('“%s” cannot', (id) =>
  expect(isChapterId(id)).toBe(false),
);

/** Campaigns of years are given up after so many answers. */
const LONG = 500;

const MARKING: readonly GameModule[] = [...games.values(), marches, sideDeals];

describe.each(MARKING.map((module) => [module.rules.id, module] as const))('%s', (_, module) => {
  test('marks chapters with addresses, none of which comes back', () => {
    const { entries } = fuzzGame(module, 'chapters', { players: module.rules.players.min });
    expect(entries).toBeGreaterThan(5);
  });

  test('begins none with the entry that ends the game', () => {
    const { rules } = module;
    const options = rules.parseOptions({});
    const { pack, hash } = rules.builtInPack();
    const setting = { seats: rules.seats(rules.players.max, options), options, pack, ruleset: rules.ruleset.current };
    const game = { rules, setting };
    const keys: string[] = [];
    let reached: Chapter | undefined;
    let last: Chapter | undefined;
    playAtRandom({
      game,
      setup: looseSetup(game, {}, hash),
      chance: hmacChance('end', { game: '', salts: {} }),
      random: seededRandom('end'),
      resignAfter: LONG,
      each: (_entry, { machine }) => {
        last = chapterBegun(game, reached, machine);
        reached = last ?? reached;
        if (last) keys.push(chapterKey(last));
      },
    });
    expect(last).toBeUndefined();
    expect(keys.length).toBeGreaterThan(2);
  });
});
