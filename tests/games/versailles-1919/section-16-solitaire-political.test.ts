import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/** The player runs the US; the UK and France are bots. */
function alone() {
  return aTable()
    .alone('us')
    .withTable('rhineland', 'silesia')
    .withWaitingRoom('togo', 'armenia')
    .withWaitingEvents('edward-house', 'jan-smuts')
    .withNextEvents('fridtjof-nansen');
}

describe('16.8: a bot’s political action', () => {
  test('16.8.1: it settles the issue on the Table that it leads', () => {
    const game = alone().withInfluence('rhineland', { uk: 2, fr: 1 }).turnOf('uk');
    expect(game.story.slice(1, 3)).toEqual([
      'The UK (bot) settles Rhineland: it is in the lead there (16.8.1).',
      'The UK settled Rhineland and wins it. Cubes: the UK 2 exhausted and France 1 back.',
    ]);
  });

  test('16.8.1: of two the one with the higher potential value', () => {
    const game = alone().withInfluence('rhineland', { fr: 2 }).withInfluence('silesia', { fr: 2 }).turnOf('fr');
    expect(game.story[1]).toBe(
      'France (bot) settles Rhineland: of those that it leads this one has the highest potential value, 7 (16.8.1).',
    );
  });

  test('16.8.1: tied, the player picks', () => {
    const game = aTable()
      .alone('us')
      .withTable('east-prussia', 'silesia')
      .withWaitingRoom('togo', 'armenia')
      .withInfluence('east-prussia', { fr: 2 })
      .withInfluence('silesia', { fr: 1 })
      .turnOf('fr');
    expect([game.asked, game.options]).toEqual(['solo bot-settles', ['east-prussia', 'silesia']]);
    expect(game.prompt).toBe('These issues are equal for France, a bot. Which one does it settle (16.8)?');
    expect(game.optionalActions).toContain('Silesia (potential value 5; France 1)');
    game.answer('silesia');
    expect(game.story[0]).toBe(
      'France (bot) settles Silesia: it leads two issues of the same potential value 5, and the player chose this ' +
        'one (16.8.1).',
    );
  });

  test('it settles the end card like any other', () => {
    const game = aTable()
      .alone('us')
      .withTable('rush-to-the-finish', 'korea')
      .withInfluence('rush-to-the-finish', { uk: 1 })
      .turnOf('uk');
    expect(game.story.join()).toContain('The UK (bot) settles Rush to the Finish: it is in the lead there (16.8.1).');
    expect(game.outcome).toBeDefined();
  });

  test('16.8.2: else it places the fewest cubes that lead, on two issues that the player chooses', () => {
    const game = alone().withInfluence('rhineland', { us: 3 }).withInfluence('togo', { uk: 2, fr: 1 }).turnOf('uk');
    expect(game.asked).toBe('solo place-influence');
    const { choice } = game;
    expect(choice.kind === 'spread' && choice.slots.map(({ id, min, max }) => [id, min, max])).toEqual([
      ['rhineland', 4, 4],
      ['silesia', 1, 1],
      ['togo', 1, 1],
      ['armenia', 1, 1],
    ]);
    game.answer({ rhineland: 4, togo: 1 });
    expect(game.state.influence).toMatchObject({ rhineland: { uk: 4, us: 3 }, togo: { uk: 3, fr: 1 } });
    expect(game.asked).toBe('solo place-influence');
    expect(game.prompt).toBe(
      'You decide for France, which is a bot. On which two issues does it place influence? It places exactly what ' +
        'it needs to lead; 14 are Available (16.8.2).',
    );
  });

  test('16.8.3: else it reclaims 6 cubes and its Exhausted units; deployed ones stay', () => {
    const game = alone()
      .withInfluence('rhineland', { us: 3 })
      .withInfluence('silesia', { us: 3 })
      .withInfluence('togo', { us: 3 })
      .withUnit('uk', 'pa', 8)
      .withUnits('uk', { exhausted: 1 })
      .withAvailable({ uk: 3, fr: 1 })
      .turnOf('uk');
    expect(game.story).toEqual(
      expect.arrayContaining([
        'The UK (bot) reclaims: it leads no issue on the Table and cannot place (16.8.3).',
        'The UK reclaimed 6 cubes, the Exhausted unit: 9 cubes Available.',
      ]),
    );
    expect(game.state.tracks.pa.units).toEqual({ uk: 8 });
  });

  /** The UK has nothing Available and nothing Exhausted. */
  const stuck = () =>
    alone().withInfluence('togo', { uk: 8, us: 9 }).withInfluence('armenia', { uk: 7 }).withAvailable({ fr: 1 });

  test('16.8.4: with nothing to reclaim it settles what the other bot leads', () => {
    const game = stuck().withInfluence('rhineland', { fr: 1 }).withInfluence('silesia', { us: 1 }).turnOf('uk');
    expect(game.story[1]).toBe(
      'The UK (bot) settles Rhineland: it can neither place nor reclaim, and the other bot leads it (16.8.4).',
    );
    expect(game.story.join()).toContain('France (bot) chooses');
  });

  test('16.8.4: if that leads both, the player picks', () => {
    const game = stuck().withInfluence('rhineland', { fr: 1 }).withInfluence('silesia', { fr: 1 }).turnOf('uk');
    expect(game.asked).toBe('solo bot-settles');
    game.answer('silesia');
    expect(game.story[0]).toContain('the other bot leads both, and the player chose this one (16.8.4).');
  });

  test('16.8.4: never what the player leads: it does nothing', () => {
    const game = stuck().withInfluence('rhineland', { us: 1 }).turnOf('uk');
    expect(game.story[1]).toBe(
      'The UK (bot) takes no political action: it can neither settle, place nor reclaim, and the other bot leads ' +
        'nothing on the Table (16.8.4).',
    );
    expect(game.story[2]).toBe('Turn 2: France.');
  });
});
