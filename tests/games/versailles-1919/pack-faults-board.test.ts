import { expect, test } from '@jest/globals';
import { faults } from './pack-fault-lines.ts';

test.each<[what: string, path: string, value: unknown, fault: string]>([
  [
    'a source of no kind on the board',
    'figures.cubes.source',
    '?',
    'figures.cubes.source: A source begins with one of rulebook, derived, public, reconstructed and owner.',
  ],
  ['a region number used twice', 'regions.ba.number.value', 1, 'regions.ba.number: The number 1 is used twice.'],
  [
    'a column that is neither number nor none',
    'columns.0.uprising.value',
    'X',
    'columns.#1.uprising: This must be a number or its fields, or none.',
  ],
  [
    'units left of the others',
    'columns.3.deploy.value',
    { happiness: 0, recover: 0 },
    'figures.keg_last_column: The powder keg pushes the unrest one column on, so its last column must be at least ' +
      'two left of column 4, the first for units.',
  ],
  [
    'a gap in the columns for units',
    'columns.6.deploy.value',
    'none',
    'columns.#7.deploy: From the first column for units on, units can stand in every column.',
  ],
  [
    'zones in disorder',
    'figures.zones.value',
    [
      { from: 0, units: 1 },
      { from: 5, units: 2 },
    ],
    'figures.zones: The zones go from the highest happiness down to 0.',
  ],
  [
    'too few ranks',
    'figures.happiness_vp.three.value',
    [6, 3],
    'figures.happiness_vp.three: There must be 3 numbers, one for each place.',
  ],
  [
    'more under the end card than there is',
    'figures.lengths.long.value.under',
    47,
    'figures.lengths.long.under: There are only 46 issues in the deck, so no more can lie under the end card.',
  ],
  [
    'more happiness than the track has',
    'figures.lengths.long.value.happiness',
    31,
    'figures.lengths.long.happiness: The number must be 30 or less.',
  ],
])('%s', (_, path, value, fault) => {
  expect(faults([path, value])).toContain(fault);
});
