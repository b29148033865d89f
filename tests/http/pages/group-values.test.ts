import { expect, test } from '@jest/globals';
import { groupValues } from '../../../src/http/pages/group-values.ts';

test('reconstructed values stand together by what they belong to, with a source only where it tells more', () => {
  const values = [
    { at: 'regions.asia.bonus', value: '2', source: 'reconstructed' },
    { at: 'cards.poland.cubes', value: '2', source: 'reconstructed' },
    { at: 'cards.poland.region', value: 'europe', source: 'reconstructed (follows from the country)' },
    { at: 'deck', value: '16', source: 'reconstructed' },
  ];
  expect(groupValues(values)).toEqual([
    { of: 'regions.asia', values: [{ field: 'bonus', value: '2' }] },
    {
      of: 'cards.poland',
      values: [
        { field: 'cubes', value: '2' },
        { field: 'region', value: 'europe', source: 'reconstructed (follows from the country)' },
      ],
    },
    { of: 'deck', values: [{ field: '', value: '16' }] },
  ]);
});
