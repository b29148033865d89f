import { expect, test } from '@jest/globals';
import { strategyOf } from '../../../src/games/versailles-1919/cards.ts';
import type { FactionId } from '../../../src/games/versailles-1919/pack-types.ts';
import { conditionVp } from '../../../src/games/versailles-1919/strategy/condition-vp.ts';
import { aTable } from './a-table.ts';

/*
 * 11.3: all ten strategy cards on one board, counted by hand. Tokens in play: containment 2, industry 1, reparations 2,
 * self-determination 3, Bolshevik 2, navy UK 1 and US 2, empire UK 1 and FR 1. Unrest up to column 3 in Europe, Africa
 * and the Pacific, beyond in the Balkans and the Middle East. Italy signs (15), Japan refuses (14). The UK controls
 * issues of Europe, Africa, the League and Reparations, has two units left and is second in happiness. Happiness twice
 * is booked where happiness is scored, so its condition has 0. The US controls issues of Europe and the Pacific, has
 * three units and is last.
 */
const BOARD = aTable()
  .withSettled('uk', 'rhineland', ['containment', 'industry'])
  .withSettled('uk', 'togo', ['empire-uk'])
  .withSettled('uk', 'disarmament', ['containment', 'navy-us'])
  .withSettled('uk', 'indemnity', ['reparations', 'reparations'])
  .withSettled('fr', 'korea', ['self-determination'])
  .withSettled('fr', 'syria', ['empire-fr', 'bolshevik'])
  .withSettled('us', 'ukraine', ['bolshevik', 'self-determination', 'self-determination'])
  .withSettled('us', 'shantung', ['navy-uk', 'navy-us'])
  .withUnrest('eu', 3)
  .withUnrest('ba', 4)
  .withUnrest('me', 8)
  .withUnrest('af', 1)
  .withUnrest('pa', 2)
  .withUnit('uk', 'ba', 5)
  .withUnits('uk', { exhausted: 1, demobilized: 1 })
  .withHappiness({ uk: 12, fr: 18, us: 11, it: 15, jp: 14 })
  .doing();

test.each<[card: string, uk: readonly number[], us: readonly number[]]>([
  ['regional-primacy', [2, 2, 3, -3], [2, 2, 3, -3]],
  ['outlawing-war', [2, -2, 3, 6], [2, -2, 3, 6]],
  ['isolationism', [1, 3, 3, 0], [1, 3, 3, 0]],
  ['mobilization', [4, 2, 2, 2], [6, 2, 2, 2]],
  ['global-trade', [2, -2, 0, 2], [2, -2, 0, 2]],
  ['national-growth', [2, 1, 3, 2], [2, 1, 3, 2]],
  ['fourteen-points', [2, 3, 3, 1], [2, 3, 3, 0]],
  ['revanchism', [2, 3, 2, 2], [2, 3, 2, 3]],
  ['reparations', [2, 2, 2, 0], [2, 0, 2, 0]],
  ['containment-of-communism', [4, 2, 3, -1], [4, 3, 3, -1]],
])('%s: %j for the UK, %j for the US', (card, uk, us) => {
  const { position } = BOARD;
  const score = (faction: FactionId) =>
    strategyOf(position.pack, card).conditions.map((condition) => conditionVp(position, faction, condition));
  expect([score('uk'), score('us')]).toEqual([uk, us]);
});

test('ruling: "different regions" are the five with a track; the League and Reparations are none (1.6)', () => {
  const { position } = aTable().withSettled('uk', 'disarmament').withSettled('uk', 'indemnity').doing();
  expect(conditionVp(position, 'uk', { kind: 'different-regions', vp: 1 })).toBe(0);
});

test('the end card is no issue of a region or a kind', () => {
  const { position } = aTable()
    .with((state) => {
      state.deck = state.deck.filter((issue) => issue !== 'rush-to-the-finish');
      state.settled.push({ issue: 'rush-to-the-finish', owner: 'uk', option: undefined, tokens: [] });
    })
    .doing();
  expect(conditionVp(position, 'uk', { kind: 'different-regions', vp: 1 })).toBe(0);
  expect(conditionVp(position, 'uk', { kind: 'issues', of: 'league', vp: 1 })).toBe(0);
});
