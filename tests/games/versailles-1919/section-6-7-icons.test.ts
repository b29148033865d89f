import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

describe('6.1: happiness', () => {
  const change = (from: number, n: number) =>
    aTable()
      .withUnits('uk', { demobilized: 3 })
      .withHappiness({ uk: from })
      .carryingOut({ op: 'happiness', who: 'uk', n });

  test('at most 30, and from 30 a fall counts in full', () => {
    expect(change(29, 3).state.happiness.uk).toBe(30);
    expect(change(30, 3).story).toEqual(['The UK stays at happiness 30.']);
    expect(change(30, -2).state.happiness.uk).toBe(28);
  });

  test('a marker that reaches 0 stays there', () => {
    expect(change(2, -3).story).toEqual(['Happiness of the UK −2: 0.']);
    expect(change(0, 5).story).toEqual(['The UK stays at happiness 0 for the rest of the game.']);
    expect(change(0, 5).state.happiness.uk).toBe(0);
  });

  test('unplayed nations move too', () => {
    const game = aTable().carryingOut({ op: 'happiness', who: 'jp', n: -3 });
    expect(game.state.happiness.jp).toBe(17);
    expect(aTable().carryingOut({ op: 'happiness', who: 'it', n: 2 }).state.happiness.it).toBe(22);
  });
});

describe('6.2: unrest', () => {
  test('column by column, right or left', () => {
    expect(aTable().carryingOut({ op: 'unrest', where: 'af', n: 2 }).state.tracks.af.unrest).toBe(3);
    expect(aTable().withUnrest('af', 5).carryingOut({ op: 'unrest', where: 'af', n: -3 }).state.tracks.af.unrest).toBe(
      2,
    );
  });

  test('never into the column of the keg; what can be done is done', () => {
    const game = aTable().withUnrest('eu', 4, 2).carryingOut({ op: 'unrest', where: 'eu', n: -3 });
    expect(game.story).toEqual(['Unrest in Europe −1: column 3.']);
  });

  test('never into the column of a unit or beyond', () => {
    const table = () => aTable().withUnrest('eu', 4).withUnit('fr', 'eu', 6);
    expect(table().carryingOut({ op: 'unrest', where: 'eu', n: 3 }).state.tracks.eu.unrest).toBe(5);
    expect(table().withUnrest('eu', 5).carryingOut({ op: 'unrest', where: 'eu', n: 1 }).story).toEqual([
      'Unrest in Europe cannot move: column 5.',
    ]);
  });

  test('never beyond columns 1 and 8', () => {
    expect(aTable().withUnrest('pa', 7).carryingOut({ op: 'unrest', where: 'pa', n: 3 }).state.tracks.pa.unrest).toBe(
      8,
    );
    expect(aTable().carryingOut({ op: 'unrest', where: 'pa', n: -1 }).state.tracks.pa.unrest).toBe(1);
  });
});

describe('6.3: strategy tokens', () => {
  const settling = (issue: string) =>
    aTable().withTable(issue, 'rhineland').withInfluence(issue, { fr: 2 }).settling('fr', issue);

  test('they lie on the settled card', () => {
    const game = settling('slovenia-and-croatia').answer('both-independent');
    expect(game.state.settled[0]?.tokens).toEqual(['self-determination', 'self-determination']);
  });

  test('a naval icon with both flags: the winner chooses for each', () => {
    const game = settling('shantung').answer('to-japan');
    expect([game.asked, game.options]).toEqual(['fr naval-flags', ['navy-uk', 'navy-us']]);
    expect(game.prompt).toBe('Shantung: which flags do the 2 naval squadrons fly?');
    game.answer({ 'navy-uk': 1, 'navy-us': 1 });
    expect(game.state.settled[0]?.tokens).toEqual(['navy-uk', 'navy-us']);
  });
});

test('6.4: an option may be chosen that changes nothing', () => {
  const game = aTable().withTable('cilicia', 'rhineland').withInfluence('cilicia', { uk: 1 }).settling('uk', 'cilicia');
  expect(game.options).toContain('to-turkey');
  expect(game.answer('to-turkey').story).toContain('Unrest in the Middle East cannot move: column 1.');
});

describe('7.3, 7.4: the powder keg', () => {
  test('at most column 3; an addition beyond is ignored', () => {
    const game = aTable().withUnrest('ba', 5, 3).carryingOut({ op: 'keg', where: 'ba', n: 1 });
    expect(game.story).toEqual(['The powder keg of the Balkans cannot move.']);
  });

  test('from column 3 it pushes the unrest to column 4', () => {
    const { tracks } = aTable().withUnrest('ba', 3, 2).carryingOut({ op: 'keg', where: 'ba', n: 1 }).state;
    expect(tracks.ba).toEqual({ keg: 3, unrest: 4, units: {} });
  });

  test('removing one: to the left, from column 1 to the start box, and no further; the unrest stays', () => {
    const removed = (keg: number) =>
      aTable().withUnrest('ba', 4, keg).carryingOut({ op: 'keg', where: 'ba', n: -1 }).state.tracks.ba;
    expect([removed(2).keg, removed(1).keg, removed(0).keg, removed(2).unrest]).toEqual([1, 0, 0, 4]);
  });
});

describe('7.5: a random region', () => {
  test.each([
    [1, 'eu'],
    [2, 'ba'],
    [3, 'me'],
    [4, 'af'],
    [5, 'pa'],
  ] as const)('%d is %s', (die, region) => {
    const game = aTable()
      .withDice({ 'die:region': [die] })
      .carryingOut({ op: 'unrest', where: 'random', n: 2 });
    expect(game.state.tracks[region].unrest).toBe(3);
  });

  test('6: nothing happens', () => {
    const game = aTable()
      .withDice({ 'die:region': [6] })
      .carryingOut({ op: 'keg', where: 'random', n: 1 });
    expect(game.story).toEqual(['The die shows 6: nothing happens.']);
  });
});

describe('A-21: the region of the issue being settled', () => {
  test.each([
    ['korea', 'pa'],
    ['disarmament', 'eu'],
    ['indemnity', 'eu'],
  ] as const)('%s counts as %s', (issue, region) => {
    const game = aTable()
      .with((state) => {
        state.settling = { issue, winner: 'fr', unrestIn: [] };
      })
      .carryingOut({ op: 'unrest', where: 'settled', n: 1 });
    expect(game.state.tracks[region].unrest).toBe(2);
  });
});
