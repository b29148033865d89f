import { describe, expect, test } from '@jest/globals';
import { toTheUs, twoInTalks } from './two-players-table.ts';

describe('15.6: the US reclaims', () => {
  const spent = (us: number, own: { readonly [faction: string]: number }) =>
    toTheUs(
      twoInTalks()
        .withAvailable({ us, ...own })
        .turnOf('fr'),
    );

  test('the rulebook’s example: 9 Exhausted, France has 3: 6 and 3 come back', () => {
    const game = spent(6, { fr: 12 });
    expect(game.optionalActions[1]).toBe('Reclaim (6 cubes of the US; you may take back up to 3 of yours)');
    game.answer('reclaim');
    expect(game.story).toEqual(['The US reclaimed 6 cubes: 12 cubes Available.']);
    expect([game.asked, game.prompt, game.fallback]).toEqual([
      'fr neutral-reclaim',
      'The US took back 6 cubes. How many of your own Exhausted cubes come back as well?',
      3,
    ]);
    expect(game.meanwhile).toBe('France may take cubes back beside the US');
    game.answer(3);
    expect(game.story[0]).toBe('France took back 3 cubes of its own as well: 13 Available.');
    expect(game.state.supply.fr).toMatchObject({ available: 13, exhausted: 0 });
  });

  test('and then 3 Exhausted, the other player 12: 3 and 3; they may take fewer, or none', () => {
    const game = spent(12, { fr: 3 }).answer('reclaim');
    expect(game.choice).toEqual({ kind: 'number', min: 0, max: 3 });
    game.answer(0);
    expect(game.story[0]).toBe('France took back none of its own cubes: 1 Available.');
    expect(game.state.supply.us).toMatchObject({ available: 15, exhausted: 0 });
  });

  test('a player without Exhausted cubes is not asked', () => {
    expect(spent(10, {}).answer('reclaim').asked).toBe('uk action');
  });

  test('mandatory when it can neither place nor settle', () => {
    const game = twoInTalks().withAvailable({ us: 1, fr: 10 }).withInfluence('rhineland', { fr: 2 }).turnOf('fr');
    toTheUs(game);
    expect(game.story).toContain('The US can neither place influence nor settle an issue, so it must reclaim.');
    expect(game.story).toContain('The US reclaimed 6 cubes: 7 cubes Available.');
    expect(game.asked).toBe('fr neutral-reclaim');
  });

  test('voluntary otherwise; without Exhausted cubes there is nothing to reclaim', () => {
    expect(spent(6, {}).options).toEqual(['place', 'reclaim']);
    expect(toTheUs(twoInTalks().turnOf('fr')).asked).toBe('fr neutral-place');
  });
});
