import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/* The worked examples of the rulebook: the smaller ones, in its order. */

test('reclaiming: Italy takes 6 of 8 cubes and its Exhausted unit back and leaves one in the Balkans', () => {
  const game = aTable()
    .withPlayers('uk', 'fr', 'us', 'it')
    .withAvailable({ it: 7 })
    .withUnits('it', { exhausted: 1 })
    .withUnit('it', 'ba', 7)
    .turnOf('it')
    .answer('reclaim');
  expect(game.options).toEqual(['cubes', 'ba']);
  game.answer({ cubes: 6 });
  expect(game.story[0]).toBe('Italy reclaimed 6 cubes, the Exhausted unit: 13 cubes Available.');
  expect(game.state.supply.it).toEqual({ available: 13, exhausted: 2, units: { available: 2, exhausted: 0 } });
});

test('a powder keg in Europe goes from column 1 to 2 and pushes the unrest from 2 to 3', () => {
  const game = aTable().withUnrest('eu', 2, 1).carryingOut({ op: 'keg', where: 'eu', n: 1 });
  expect(game.story).toEqual(['Powder keg of Europe +1: column 2; it pushes the unrest to column 3.']);
});

test('deploying: the UK may send an Available unit or the one in the Pacific to Europe, not the Exhausted one', () => {
  const game = aTable().withUnits('uk', { exhausted: 1 }).withUnit('uk', 'pa', 8).turnOf('uk').answer('deploy');
  expect(game.options).toEqual(['available', 'pa']);
});

test('deploying to column 6 of the Middle East: 3 influence back, 2 happiness lost, unrest from 8 to 5', () => {
  const game = aTable().withUnrest('me', 8).withAvailable({ uk: 5 }).turnOf('uk').answer('deploy', 'me:6');
  expect(game.story).toEqual([
    'The UK deployed a unit to the Middle East, column 6.',
    'The UK recovered 3 influence: 8 Available.',
    'Happiness of the UK −2: 18.',
    'Unrest in the Middle East gives way to column 5.',
  ]);
});

describe('mutiny', () => {
  test('the UK demobilizes in time, as the second to do so: from 11 to 15', () => {
    const game = aTable()
      .withHappiness({ uk: 11 })
      .with((state) => {
        state.demobilized.push({ faction: 'us', box: 5 });
      })
      .turnOf('uk')
      .answer('demobilize');
    expect(game.story).toEqual([
      'The UK demobilized a unit from the Available units into box 4.',
      'Happiness of the UK +4: 15.',
    ]);
  });

  test('had it fallen to 10, a unit would have gone for 1', () => {
    const game = aTable().withHappiness({ uk: 11 }).carryingOut({ op: 'happiness', who: 'uk', n: -1 });
    expect(game.story).toEqual([
      'Happiness of the UK −1: 10.',
      'Mutiny: the UK lost a unit from the Available units to box 1.',
      'Happiness of the UK +1: 11.',
    ]);
  });

  test('the US with two units is safe at 10, and has a mutiny at 4', () => {
    const table = () => aTable().withUnits('us', { demobilized: 1 }).withHappiness({ us: 11 });
    expect(table().carryingOut({ op: 'happiness', who: 'us', n: -6 }).story).toEqual(['Happiness of the US −6: 5.']);
    expect(table().carryingOut({ op: 'happiness', who: 'us', n: -7 }).story[1]).toMatch(/^Mutiny/);
  });
});

describe('happiness at the end', () => {
  const award = (uk: number, us: number, fr: number) =>
    aTable()
      .withHappiness({ uk, us, fr })
      .turnOf('uk')
      .view()
      .factions.map(({ id, score }) => `${id} ${score.happiness}`);

  test('22, 20 and 18 give 6, 3 and 0', () => {
    expect(award(22, 20, 18)).toEqual(['uk 6', 'fr 0', 'us 3']);
  });

  test('two at 22 get 6 each, and the second place is skipped', () => {
    expect(award(22, 22, 18)).toEqual(['uk 6', 'fr 0', 'us 6']);
  });

  test('two at 18 behind 22 get 3 each', () => {
    expect(award(22, 18, 18)).toEqual(['uk 6', 'fr 3', 'us 3']);
  });
});
