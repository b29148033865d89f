import { describe, expect, test } from '@jest/globals';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import { aTable } from './a-table.ts';

describe('4.1: placing influence', () => {
  const table = () =>
    aTable()
      .withTable('rhineland', 'silesia')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withInfluence('rhineland', { fr: 4, us: 4 })
      .withInfluence('korea', { fr: 2 });

  test('b: more than any single other player; the others are not added together', () => {
    const { choice } = table().turnOf('uk').answer('place');
    expect(accepts(choice, { rhineland: 5, silesia: 1 })).toBe(true);
    expect(accepts(choice, { rhineland: 4, silesia: 1 })).toBe(false);
  });

  test('an issue one leads already takes a single cube', () => {
    const game = table().turnOf('fr').answer('place');
    expect(accepts(game.choice, { korea: 1, silesia: 1 })).toBe(true);
    expect(accepts(game.choice, { rhineland: 1, korea: 1 })).toBe(true);
    game.answer({ rhineland: 1, korea: 1 });
    expect(game.state.influence).toEqual({ rhineland: { fr: 5, us: 4 }, korea: { fr: 3 } });
  });

  test('a: Table and Waiting Room in any mix, and no upper limit but the Available cubes (c)', () => {
    const game = table().withAvailable({ uk: 9 }).turnOf('uk').answer('place');
    expect(accepts(game.choice, { togo: 4, armenia: 5 })).toBe(true);
    expect(accepts(game.choice, { togo: 5, armenia: 5 })).toBe(false);
  });

  test('an issue that could only be led alone is not offered', () => {
    const game = table().withAvailable({ uk: 5 }).turnOf('uk').answer('place');
    expect(game.options).toEqual(['silesia', 'korea', 'togo', 'armenia']);
  });

  test('exactly enough is enough: two fresh issues take two cubes', () => {
    expect(table().withAvailable({ uk: 2 }).turnOf('uk').options).toContain('place');
    const dear = aTable()
      .withTable('rhineland', 'silesia')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withInfluence('rhineland', { fr: 2 })
      .withInfluence('silesia', { fr: 2 })
      .withInfluence('korea', { fr: 2 })
      .withInfluence('togo', { fr: 2 })
      .withInfluence('armenia', { fr: 3 });
    const game = dear.withAvailable({ uk: 6 }).turnOf('uk').answer('place');
    expect(game.options).toEqual(['rhineland', 'silesia', 'korea', 'togo']);
    expect(accepts(game.choice, { rhineland: 3, togo: 3 })).toBe(true);
    expect(dear.withAvailable({ uk: 5 }).turnOf('uk').options).not.toContain('place');
  });

  test('with one cube nobody can place', () => {
    expect(table().withAvailable({ uk: 1 }).turnOf('uk').options).not.toContain('place');
  });
});

describe('4.2: reclaiming', () => {
  test('up to 6 cubes; all Exhausted units in any case', () => {
    const game = aTable().withAvailable({ uk: 5 }).withUnits('uk', { exhausted: 2 }).turnOf('uk').answer('reclaim');
    expect(accepts(game.choice, { cubes: 7 })).toBe(false);
    expect(accepts(game.choice, {})).toBe(true);
    game.answer({ cubes: 4 });
    expect(game.state.supply.uk).toEqual({ available: 9, exhausted: 6, units: { available: 3, exhausted: 0 } });
  });

  test('deployed units come back as one likes, the unrest stays', () => {
    const game = aTable()
      .withUnit('uk', 'eu', 5)
      .withUnit('uk', 'pa', 8)
      .withUnrest('eu', 4)
      .turnOf('uk')
      .answer('reclaim', { eu: 1 });
    expect(game.story[0]).toBe('The UK reclaimed no cubes, the unit in Europe: 15 cubes Available.');
    expect([game.state.tracks.eu, game.state.tracks.pa.units]).toEqual([{ keg: 0, unrest: 4, units: {} }, { uk: 8 }]);
  });

  test('at least one cube or unit must come back', () => {
    const game = aTable().withUnit('uk', 'eu', 5).turnOf('uk');
    expect(game.options).toContain('reclaim');
    expect(accepts(game.answer('reclaim').choice, {})).toBe(false);
    expect(aTable().turnOf('uk').options).not.toContain('reclaim');
  });

  test('cubes on issues are not touched', () => {
    const game = aTable()
      .withInfluence('rhineland', { uk: 3 })
      .withAvailable({ uk: 10 })
      .turnOf('uk')
      .answer('reclaim');
    expect(game.asked).toBe('uk reclaim');
    game.answer({ cubes: 2 });
    expect([game.state.influence, game.state.supply.uk?.available]).toEqual([{ rhineland: { uk: 3 } }, 12]);
  });

  test('without Exhausted cubes only deployed units are offered; when the clock runs out they stay', () => {
    const table = () => aTable().withUnit('uk', 'eu', 5).withUnit('uk', 'pa', 8);
    const units = table().withUnits('uk', { exhausted: 1 }).turnOf('uk').answer('reclaim');
    expect([units.options, units.fallback]).toEqual([['eu', 'pa'], {}]);
    const nothingElse = table().turnOf('uk').answer('reclaim');
    expect([nothingElse.options, nothingElse.fallback]).toEqual([['eu', 'pa'], { eu: 1 }]);
    const cubes = table().withUnits('uk', { exhausted: 1 }).withAvailable({ uk: 8 }).turnOf('uk').answer('reclaim');
    expect(cubes.fallback).toEqual({ cubes: 6 });
  });
});
