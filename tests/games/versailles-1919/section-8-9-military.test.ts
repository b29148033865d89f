import { describe, expect, test } from '@jest/globals';
import { FACTIONS } from '../../../src/games/versailles-1919/factions.ts';
import { aTable } from './a-table.ts';

describe('8.1, 8.2: deploying', () => {
  test('an Available or a deployed unit, not an Exhausted one', () => {
    const game = aTable().withUnits('uk', { exhausted: 2 }).withUnit('uk', 'af', 6).turnOf('uk').answer('deploy');
    expect(game.asked).toBe('uk deploy-to');
    expect(aTable().withUnits('uk', { exhausted: 3 }).turnOf('uk').options).not.toContain('deploy');
  });

  test('an empty space of columns 5 to 8, and not where one has a unit already', () => {
    const game = aTable().withUnit('uk', 'eu', 5).withUnit('fr', 'ba', 8).turnOf('uk').answer('deploy', 'available');
    expect(game.options.slice(0, 4)).toEqual(['ba:5', 'ba:6', 'ba:7', 'me:5']);
    expect(game.options).toHaveLength(15);
  });

  test('a deployed unit moves within its region or elsewhere', () => {
    const game = aTable().withUnit('uk', 'eu', 8).turnOf('uk').answer('deploy', 'eu');
    expect(game.options.slice(0, 4)).toEqual(['eu:5', 'eu:6', 'eu:7', 'ba:5']);
    game.answer('eu:7');
    expect(game.story.slice(0, 2)).toEqual([
      'The UK moved the unit in Europe to Europe, column 7.',
      'Happiness of the UK −1: 19.',
    ]);
    expect(game.state.tracks.eu.units).toEqual({ uk: 7 });
  });
});

describe('8.3: what the columns cost and give', () => {
  test.each([
    [5, 3, 16],
    [6, 3, 18],
    [7, 2, 19],
    [8, 0, 20],
  ])('column %d: %d influence back, happiness %d', (column, recovered, happiness) => {
    const game = aTable().withAvailable({ uk: 5 }).turnOf('uk').answer('deploy', `eu:${column}`);
    expect([game.state.supply.uk?.available, game.state.happiness.uk]).toEqual([5 + recovered, happiness]);
  });

  test('influence only as far as there is any Exhausted', () => {
    const game = aTable().withAvailable({ uk: 14 }).turnOf('uk').answer('deploy', 'eu:5');
    expect(game.state.supply.uk?.available).toBe(15);
  });

  test('A-4: the mutiny it may bring can take the unit itself; the unrest then stays', () => {
    const game = aTable().withHappiness({ uk: 12 }).withUnrest('eu', 7).turnOf('uk').answer('deploy', 'eu:5');
    expect(game.asked).toBe('uk demobilize-unit');
    expect(game.prompt).toBe('Mutiny: your happiness does not allow so many units. Which one goes to box 1?');
    expect(game.options).toEqual(['available', 'eu']);
    game.answer('eu');
    expect(game.state.tracks.eu).toEqual({ keg: 0, unrest: 7, units: {} });
    expect(game.state.happiness.uk).toBe(9);
  });
});

test('8.4: the unrest gives way to just left of the unit, and later cannot pass it', () => {
  const game = aTable().withUnrest('me', 7).turnOf('uk').answer('deploy', 'me:7');
  expect(game.story).toContain('Unrest in the Middle East gives way to column 6.');
  const beside = aTable().withUnrest('me', 6).turnOf('uk').answer('deploy', 'me:7');
  expect(beside.state.tracks.me.unrest).toBe(6);
});

describe('8.5, 8.6: demobilizing', () => {
  const demobilize = (players: 3 | 4, times: number) => {
    const table = players === 4 ? aTable().withPlayers('uk', 'fr', 'us', 'it') : aTable();
    const order = FACTIONS.slice(0, players);
    const frames = Array.from({ length: times }, (_, i) => ({
      ask: 'demobilize-unit' as const,
      args: { faction: order[i % players] ?? 'uk', mutiny: false },
    }));
    return table.doing(...frames).state.demobilized.map(({ box }) => box);
  };

  test('three players: 5, 4, 3, 2, then 1', () => {
    expect(demobilize(3, 6)).toEqual([5, 4, 3, 2, 1, 1]);
  });

  test('four players: the grey boxes too (A-5)', () => {
    expect(demobilize(4, 8)).toEqual([5, 4, 3, 3, 2, 2, 1, 1]);
  });

  test('from anywhere; happiness rises by the box', () => {
    const game = aTable().withUnits('uk', { exhausted: 1 }).withUnit('uk', 'pa', 8).turnOf('uk').answer('demobilize');
    expect(game.options).toEqual(['available', 'exhausted', 'pa']);
    game.answer('pa');
    expect([game.state.happiness.uk, game.state.tracks.pa.units]).toEqual([25, {}]);
  });

  test('at happiness 0 nothing is gained', () => {
    const game = aTable()
      .withUnits('uk', { demobilized: 2 })
      .withHappiness({ uk: 0 })
      .turnOf('uk')
      .answer('demobilize');
    expect([game.state.happiness.uk, game.state.demobilized.at(-1)?.box]).toEqual([0, 5]);
  });
});

describe('9: zones and mutiny', () => {
  test.each([
    [30, 3],
    [11, 3],
    [10, 2],
    [5, 2],
    [4, 1],
    [0, 1],
  ])('happiness %d allows %d units', (happiness, allowed) => {
    const game = aTable().withUnits('fr', { demobilized: 2 }).withHappiness({ fr: happiness }).turnOf('uk');
    expect(game.view().factions.find(({ id }) => id === 'fr')?.allowed).toBe(allowed);
  });

  test('9.2: fewer units than allowed cost nothing, and none come back', () => {
    const game = aTable()
      .withUnits('uk', { demobilized: 2 })
      .withHappiness({ uk: 12 })
      .carryingOut({ op: 'happiness', who: 'uk', n: -3 });
    expect(game.asked).toBe('nobody');
  });

  test('9.3: the player chooses which unit, also an Exhausted or a deployed one', () => {
    const game = aTable()
      .withUnits('uk', { exhausted: 1 })
      .withUnit('uk', 'pa', 7)
      .withHappiness({ uk: 11 })
      .carryingOut({ op: 'happiness', who: 'uk', n: -2 });
    expect([game.asked, game.options]).toEqual(['uk demobilize-unit', ['available', 'exhausted', 'pa']]);
    game.answer('exhausted');
    expect(game.story).toEqual([
      'Mutiny: the UK lost a unit from the Exhausted units to box 1.',
      'Happiness of the UK +1: 10.',
    ]);
  });

  test('A-7: two zones at once cost two units', () => {
    const game = aTable().withHappiness({ uk: 12 }).carryingOut({ op: 'happiness', who: 'uk', n: -9 });
    expect(game.story).toEqual([
      'Happiness of the UK −9: 3.',
      'Mutiny: the UK lost a unit from the Available units to box 1.',
      'Happiness of the UK +1: 4.',
      'Mutiny: the UK lost a unit from the Available units to box 1.',
      'Happiness of the UK +1: 5.',
    ]);
  });

  test('a mutiny comes at once, before the rest of an option', () => {
    const game = aTable()
      .withTable('reconstruction', 'rhineland')
      .withInfluence('reconstruction', { us: 1 })
      .withHappiness({ fr: 11 })
      .withUnit('fr', 'pa', 8)
      .settling('us', 'reconstruction')
      .answer('low');
    expect(game.asked).toBe('fr demobilize-unit');
    expect(game.meanwhile).toBe('France has a mutiny and chooses the unit that goes');
    expect(game.state.happiness).toMatchObject({ fr: 9, uk: 20 });
    game.answer('available');
    expect(game.state.happiness).toMatchObject({ fr: 10, uk: 18, it: 19 });
  });
});
