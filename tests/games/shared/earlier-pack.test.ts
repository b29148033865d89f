import { expect, test } from '@jest/globals';
import { earlierContent } from '../../../src/games/shared/earlier-pack.ts';
import earlier from '../../../src/games/versailles-1919/data/earlier-packs.json' with { type: 'json' };
import { rules } from '../../../src/games/versailles-1919/rules.ts';

const TODAY = {
  cubes: 3,
  cards: [
    { id: 'korea', vp: 2 },
    { id: 'togo', vp: 4 },
  ],
};
const RELEASES = [
  { hash: 'second', was: { cubes: 2 } },
  { hash: 'first', was: { 'cards.togo': { id: 'togo', vp: 1 }, 'cards.0.vp': 9 } },
];

test('each release undoes the corrections of the one after it', () => {
  expect(earlierContent(TODAY, RELEASES, 'second')).toEqual({ ...TODAY, cubes: 2 });
  expect(earlierContent(TODAY, RELEASES, 'first')).toEqual({
    cubes: 2,
    cards: [
      { id: 'korea', vp: 9 },
      { id: 'togo', vp: 1 },
    ],
  });
  expect(TODAY.cubes).toBe(3);
});

test('a hash that no release had names nothing; a place that is gone is a fault', () => {
  expect(earlierContent(TODAY, RELEASES, 'third')).toBeUndefined();
  const gone = [{ hash: 'first', was: { 'cards.samoa.vp': 1 } }];
  expect(() => earlierContent(TODAY, gone, 'first')).toThrow('the pack has no samoa');
});

test('every earlier pack of Versailles 1919 is what its hash says', () => {
  expect(earlier.map(({ hash }) => rules.earlierPack?.(hash)?.hash)).toEqual(earlier.map(({ hash }) => hash));
  expect(earlier.map(({ hash }) => hash)).not.toContain(rules.builtInPack().hash);
});
