import { expect, test } from '@jest/globals';
import { gains } from '../../../src/games/iron-curtain/gains.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aView, FIVE, START } from './board/a-view.ts';

const { t } = translator('en', 'UTC');

test('the marker, the cards that a side controls and its cubes on the map, as far as they changed', () => {
  const [before, after] = [aView(START, { score: 3 }), aView(FIVE, { score: -1 })];
  expect(gains(before, after, 'us').map(t)).toEqual([
    'The marker was at US 3 and is at USSR 1',
    'Cards you control: 0 before, 3 now',
    'Your cubes on the map: 1 before, 7 now',
  ]);
  expect(gains(before, after, 'ussr').map(t)).toEqual([
    'The marker was at US 3 and is at USSR 1',
    'Cards you control: 0 before, 2 now',
    'Your cubes on the map: 1 before, 5 now',
  ]);
  expect(gains(after, after, 'us')).toEqual([]);
});

test('nobody else has any', () => {
  expect(gains(aView(START), aView(FIVE), 'moderator')).toEqual([]);
});
