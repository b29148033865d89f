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
