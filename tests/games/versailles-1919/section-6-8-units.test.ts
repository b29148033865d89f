import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/* Units, kegs and unrest on one track: who stops, who pushes, who gives way. */

describe('6.2: the leftmost unit is the limit', () => {
  test('with units in columns 6 and 8 unrest goes to 5 at most, whoever owns them', () => {
    const table = () => aTable().withUnrest('eu', 3).withUnit('uk', 'eu', 8).withUnit('us', 'eu', 6);
    expect(table().carryingOut({ op: 'unrest', where: 'eu', n: 1 }).state.tracks.eu.unrest).toBe(4);
    expect(table().carryingOut({ op: 'unrest', where: 'eu', n: 5 }).story).toEqual(['Unrest in Europe +2: column 5.']);
  });

  test('once that unit has gone the way is free as far as the next', () => {
    const game = aTable()
      .withUnrest('eu', 5)
      .withUnit('uk', 'eu', 8)
      .withUnit('us', 'eu', 6)
      .turnOf('us')
      .answer('reclaim');
    expect(game.state.tracks.eu).toEqual({ keg: 0, unrest: 5, units: { uk: 8 } });
    const later = aTable()
      .withUnrest('eu', 5)
      .withUnit('uk', 'eu', 8)
      .withUnit('us', 'eu', 6)
      .carryingOut({ op: 'all', effects: [{ op: 'exhaust-units' }, { op: 'unrest', where: 'eu', n: 9 }] }, 'us');
    expect(later.state.tracks.eu).toEqual({ keg: 0, unrest: 7, units: { uk: 8 } });
  });
});

describe('7.3: the powder keg', () => {
  test('beyond column 3 nothing moves, not even unrest right beside it', () => {
    const game = aTable().withUnrest('af', 4, 3).carryingOut({ op: 'keg', where: 'af', n: 1 });
    expect(game.state.tracks.af).toEqual({ keg: 3, unrest: 4, units: {} });
  });

  test('it pushes unrest by one column only when it reaches it', () => {
    const game = aTable().withUnrest('af', 3, 1).carryingOut({ op: 'keg', where: 'af', n: 1 });
    expect(game.state.tracks.af).toMatchObject({ keg: 2, unrest: 3 });
  });

  test('7.4: in the start box a removal is ignored', () => {
    const game = aTable().withUnrest('af', 1, 0).carryingOut({ op: 'keg', where: 'af', n: -1 });
    expect(game.state.tracks.af).toEqual({ keg: 0, unrest: 1, units: {} });
  });
});

describe('8.4: unrest gives way to a unit that arrives', () => {
  test.each([
    [8, 'pa:8', 7],
    [8, 'pa:5', 4],
    [6, 'pa:5', 4],
    [5, 'pa:5', 4],
    [4, 'pa:5', 4],
    [1, 'pa:5', 1],
  ])('from column %d, a unit at %s: to column %d', (unrest, space, to) => {
    const units = aTable().withUnrest('pa', unrest).turnOf('uk').answer('deploy', space).state.tracks.pa;
    expect(units.unrest).toBe(to);
  });

  test('a unit left of another pushes on; one right of another changes nothing', () => {
    expect(
      aTable().withUnrest('pa', 6).withUnit('fr', 'pa', 7).turnOf('uk').answer('deploy', 'pa:5').state.tracks.pa,
    ).toEqual({ keg: 0, unrest: 4, units: { fr: 7, uk: 5 } });
    expect(
      aTable().withUnrest('pa', 6).withUnit('fr', 'pa', 7).turnOf('uk').answer('deploy', 'pa:8').state.tracks.pa,
    ).toEqual({ keg: 0, unrest: 6, units: { fr: 7, uk: 8 } });
  });

  const deployedFrom = (unrest: number, space: string) =>
    aTable().withUnrest('pa', unrest).withUnit('uk', 'pa', 7).turnOf('uk').answer('deploy', 'pa', space).state.tracks
      .pa;

  test('a unit that moves left within its region pushes; to the right it only frees the way', () => {
    expect(deployedFrom(6, 'pa:5')).toEqual({ keg: 0, unrest: 4, units: { uk: 5 } });
    expect(deployedFrom(6, 'pa:8')).toEqual({ keg: 0, unrest: 6, units: { uk: 8 } });
  });
});

test('8.3, A-4: influence comes back before happiness falls, and both before the unrest moves', () => {
  const game = aTable().withUnrest('me', 8).withAvailable({ uk: 5 }).turnOf('uk').answer('deploy', 'me:5');
  expect(game.story.slice(0, 4)).toEqual([
    'The UK deployed a unit to the Middle East, column 5.',
    'The UK recovered 3 influence: 8 Available.',
    'Happiness of the UK −4: 16.',
    'Unrest in the Middle East gives way to column 4.',
  ]);
  expect(game.state.arriving).toBeUndefined();
});

test('8.3, 8.4: what every space would bring is said before one chooses', () => {
  const game = aTable().withUnrest('eu', 7).withAvailable({ uk: 13 }).turnOf('uk').answer('deploy');
  expect(game.optionalActions.slice(0, 5)).toEqual([
    'Europe, column 5 (−4 happiness, 2 influence back, may change rolls by 1, counts 2 in bids; the unrest goes ' +
      'back from column 7 to 4)',
    'Europe, column 6 (−2 happiness, 2 influence back, may change rolls by 1, counts 2 in bids; the unrest goes ' +
      'back from column 7 to 5)',
    'Europe, column 7 (−1 happiness, 2 influence back, may change rolls by 1, counts 2 in bids; the unrest goes ' +
      'back from column 7 to 6)',
    'Europe, column 8 (no loss of happiness, no influence, counts 2 in bids; the unrest stays in column 7)',
    'the Balkans, column 5 (−4 happiness, 2 influence back, may change rolls by 1, counts 2 in bids; the unrest ' +
      'stays in column 1)',
  ]);
});
