import { expect, test } from '@jest/globals';
import { groupValues } from '../../../src/http/games/group-values.ts';

test('reconstructed values stand together by what they belong to, with a source only where it tells more', () => {
  const values = [
    { at: 'regions.asia.bonus', value: '2', source: 'reconstructed' },
    { at: 'cards.poland.cubes', value: '2', source: 'reconstructed' },
    { at: 'cards.poland.region', value: 'europe', source: 'reconstructed (follows from the country)' },
    { at: 'cards.egypt.cubes', value: '3', source: 'reconstructed' },
    { at: 'deck', value: '16', source: 'reconstructed' },
  ];
  expect(groupValues(values)).toEqual([
    { part: 'regions', count: 1, groups: [{ of: 'regions.asia', values: [{ field: 'bonus', value: '2' }] }] },
    {
      part: 'cards',
      count: 3,
      groups: [
        {
          of: 'cards.poland',
          values: [
            { field: 'cubes', value: '2' },
            { field: 'region', value: 'europe', source: 'reconstructed (follows from the country)' },
          ],
        },
        { of: 'cards.egypt', values: [{ field: 'cubes', value: '3' }] },
      ],
    },
    { part: 'deck', count: 1, groups: [{ of: 'deck', values: [{ field: '', value: '16' }] }] },
  ]);
});

test('what lies deeper in a card still stands with its card', () => {
  const values = [
    { at: 'issues.rhineland.vp', value: '6', source: 'reconstructed' },
    { at: 'issues.rhineland.options.to-poland.label', value: 'To Poland', source: 'reconstructed' },
    { at: 'figures.reclaim', value: '6', source: 'reconstructed' },
  ];
  expect(groupValues(values).flatMap(({ groups }) => groups)).toEqual([
    {
      of: 'issues.rhineland',
      values: [
        { field: 'vp', value: '6' },
        { field: 'options.to-poland.label', value: 'To Poland' },
      ],
    },
    { of: 'figures', values: [{ field: 'reclaim', value: '6' }] },
  ]);
});

test('of a part with very many values its sources are counted instead', () => {
  const values = Array.from({ length: 1001 }, (_, n) => ({
    at: `areas.a${n}.forage`,
    value: '3',
    source: n < 100 ? 'reconstructed: from the terrain' : 'reconstructed: history',
  }));
  expect(groupValues(values.slice(1))).toMatchObject([{ part: 'areas', count: 1000, groups: { length: 1000 } }]);
  expect(groupValues(values)).toEqual([
    {
      part: 'areas',
      count: 1001,
      groups: [],
      sources: [
        { source: 'reconstructed: history', count: 901 },
        { source: 'reconstructed: from the terrain', count: 100 },
      ],
    },
  ]);
});
