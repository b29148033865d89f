import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/** Nothing Available, nothing Exhausted, nothing deployed: all cubes lie on two issues of the Waiting Room. */
function nothingLeft() {
  return aTable()
    .withTable('rhineland', 'silesia')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withInfluence('korea', { uk: 8 })
    .withInfluence('togo', { uk: 7 });
}

test('3.1: the turn goes clockwise', () => {
  const game = aTable().withOrder('us', 'uk', 'fr').turnOf('us').answer('place').answer(cheap('us')).answer('none');
  expect(game.asked).toBe('uk action');
  game.answer('place', cheap('uk'), 'none', 'place', cheap('fr'), 'none');
  expect([game.asked, game.state.turn]).toEqual(['us action', 4]);
});

/** Enough on two fresh issues to lead them. */
function cheap(faction: string): { readonly [issue: string]: number } {
  const n = { us: 1, uk: 2, fr: 3 }[faction] ?? 1;
  return { 'east-prussia': n, rhineland: n };
}

describe('3.1: a military action before or after the political one, at most one', () => {
  test('before', () => {
    const game = aTable().withAvailable({ uk: 10 }).turnOf('uk').answer('demobilize');
    expect(game.asked).toBe('uk action');
    expect(game.options).not.toContain('deploy');
    expect(game.options).not.toContain('demobilize');
    game.answer('place', { rhineland: 1, 'east-prussia': 1 });
    expect(game.asked).toBe('fr action');
  });

  test('after', () => {
    const game = aTable().turnOf('uk').answer('place', { rhineland: 1, 'east-prussia': 1 });
    expect(game.asked).toBe('uk military-action');
    expect(game.options).toEqual(['none', 'deploy', 'demobilize']);
    game.answer('deploy', 'eu:8');
    expect(game.asked).toBe('fr action');
  });

  test('a player without units is not asked', () => {
    const game = aTable().withUnits('uk', { demobilized: 3 }).turnOf('uk').answer({ rhineland: 1, 'east-prussia': 1 });
    expect(game.asked).toBe('fr action');
  });
});

test('3.2: a military action never replaces the political one', () => {
  const game = aTable().turnOf('uk');
  expect(game.options).toEqual(['place', 'deploy', 'demobilize']);
  expect(game.options).not.toContain('none');
});

test('3.3: who can neither place nor reclaim must settle', () => {
  const game = nothingLeft().withInfluence('rhineland', { fr: 1 }).turnOf('uk');
  expect(game.options).toEqual(['settle:rhineland', 'deploy', 'demobilize']);
});

test('3.3: when that is the only answer of all, it is taken, and what follows tells it', () => {
  const game = nothingLeft().withInfluence('rhineland', { fr: 1 }).withUnits('uk', { demobilized: 3 }).turnOf('uk');
  expect(game.story[1]).toBe('The UK settled Rhineland, which France wins. Cubes: France 1 exhausted.');
  expect(game.asked).toBe('fr option');
});

test('A-1: without any legal political action it is skipped', () => {
  const game = nothingLeft().turnOf('uk');
  expect(game.asked).toBe('uk military-action');
  expect(game.answer('none').story).toContain('The UK has no legal political action.');
  expect(nothingLeft().withUnits('uk', { demobilized: 3 }).turnOf('uk').asked).toBe('fr action');
});

test('A-1: unless a unit that is deployed first makes one possible', () => {
  const game = nothingLeft().turnOf('uk').answer('deploy');
  game.answer(game.options[0] ?? '');
  // Calling the unit back is the only action then, and it is taken.
  expect(game.story).toContain('The UK reclaimed no cubes, the unit in Europe: 0 cubes Available.');
});

test('A-1: when nobody at all can do anything any more, the game is over and scored', () => {
  const out = { demobilized: 3 };
  const game = nothingLeft()
    .withInfluence('korea', { uk: 6, fr: 5, us: 4 })
    .withInfluence('togo', { uk: 5, fr: 4, us: 6 })
    .withInfluence('armenia', { uk: 4, fr: 6, us: 5 })
    .withUnits('uk', out)
    .withUnits('fr', out)
    .withUnits('us', out)
    .turnOf('uk');
  expect(game.asked).toBe('nobody');
  expect(game.story).toContain('Nobody can do anything any more. The game is over.');
  expect(game.outcome?.standings).toHaveLength(3);
});

test('what the others are told meanwhile', () => {
  expect(aTable().turnOf('us').meanwhile).toBe('The US chooses an action');
});

test('when the clock runs out: cubes are reclaimed if any are Exhausted, else placed; units stay deployed', () => {
  expect(aTable().withAvailable({ uk: 14 }).turnOf('uk').fallback).toBe('reclaim');
  expect(aTable().withUnit('uk', 'eu', 8).turnOf('uk').fallback).toBe('place');
  const settle = nothingLeft().withInfluence('rhineland', { fr: 1 });
  expect(settle.turnOf('uk').fallback).toBe('settle:rhineland');
  expect(settle.withUnit('uk', 'eu', 8).turnOf('uk').fallback).toBe('reclaim');
});

test('what an action would take is said before one chooses it', () => {
  const optionalActions = (game: ReturnType<typeof aTable>) => game.turnOf('uk').optionalActions.slice(0, 2);
  expect(optionalActions(aTable().withAvailable({ uk: 11 }).withUnits('uk', { exhausted: 1 }))).toEqual([
    'Place influence (on two issues, at least 2 cubes)',
    'Reclaim (up to 4 cubes, 1 Exhausted unit)',
  ]);
  expect(optionalActions(aTable().withAvailable({ uk: 2 }))[1]).toBe('Reclaim (up to 6 cubes)');
  expect(optionalActions(aTable().withUnit('uk', 'pa', 8))[1]).toBe(
    'Reclaim (no cubes, your deployed unit if you like)',
  );
});
