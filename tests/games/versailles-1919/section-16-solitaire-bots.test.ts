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

describe('16.7: a bot’s military action', () => {
  /** The UK controls the only settled issue of the region. */
  const threatened = () => alone().withSettled('uk', 'palestine').withUnrest('me', 4);

  test('16.7.1: unrest in column 4 where it has most issues: a unit in column 7', () => {
    const game = threatened().turnOf('uk');
    expect(game.state.tracks.me.units).toEqual({ uk: 7 });
    expect(game.state.happiness.uk).toBe(19);
    expect(game.story).toContain(
      'The UK (bot) deploys to the Middle East: unrest is in column 4, and no faction has more issues there than its 1. It takes column 7 (16.7.1).',
    );
  });

  test('it comes before the political action, and there is only one', () => {
    const game = threatened().turnOf('uk');
    expect(game.story.findIndex((line) => line.includes('deploys'))).toBeLessThan(
      game.story.findIndex((line) => line.includes('places influence')),
    );
    expect(game.state.done.military).toBe(true);
    expect(game.asked).toBe('solo place-influence');
  });

  test('not below column 4', () => {
    expect(threatened().withUnrest('me', 3).turnOf('uk').state.tracks.me.units).toEqual({});
  });

  test('a tie for most issues is enough, fewer are not', () => {
    expect(threatened().withSettled('fr', 'syria').turnOf('uk').state.tracks.me.units).toEqual({ uk: 7 });
    const fewer = threatened().withSettled('fr', 'syria').withSettled('fr', 'arabia').turnOf('uk');
    expect(fewer.state.tracks.me.units).toEqual({});
  });

  test('column 8 when 7 is occupied, or would bring a mutiny; else not at all', () => {
    const occupied = threatened().withUnit('fr', 'me', 7).turnOf('uk');
    expect(occupied.state.tracks.me.units.uk).toBe(8);
    expect(occupied.story.join()).toContain('column 8, for the one before is occupied (16.7.1)');
    const restless = threatened().withHappiness({ uk: 11 }).turnOf('uk');
    expect(restless.state.tracks.me.units.uk).toBe(8);
    expect(restless.story.join()).toContain('column 8, for the one before would bring a mutiny (16.7.1)');
    const full = threatened().withUnit('fr', 'me', 7).withUnit('us', 'me', 8).turnOf('uk');
    expect(full.state.tracks.me.units.uk).toBeUndefined();
  });

  test('only an Available unit goes, and none where it has one already', () => {
    expect(threatened().withUnits('uk', { exhausted: 3 }).turnOf('uk').state.tracks.me.units).toEqual({});
    expect(threatened().withUnit('uk', 'me', 6).turnOf('uk').state.tracks.me.units).toEqual({ uk: 6 });
  });

  test.each([
    [12, 1],
    [11, 1],
    [13, 0],
    [6, 0],
  ])('16.7.2: 1 or 2 away from a mutiny; at happiness %d it demobilizes %d', (happiness, gone) => {
    const game = alone()
      .withHappiness({ uk: happiness })
      .withUnits('uk', happiness < 11 ? { demobilized: 2 } : {})
      .turnOf('uk');
    expect(game.state.demobilized.filter(({ box }) => box === 5)).toHaveLength(gone);
  });

  test('16.7.2: it says how close the mutiny is; a free box of 2 or more is needed', () => {
    expect(alone().withHappiness({ uk: 12 }).turnOf('uk').story).toContain(
      'The UK (bot) demobilizes: it is 2 happiness away from a mutiny, and box 5 is free (16.7.2).',
    );
    const taken = alone()
      .withHappiness({ uk: 12 })
      .withUnits('us', { demobilized: 2 })
      .with((state) => {
        const boxes = [5, 4, 3, 2];
        state.demobilized = boxes.map((box, i) => ({ faction: i < 2 ? 'us' : 'fr', box }));
      })
      .turnOf('uk');
    expect(taken.state.demobilized).toHaveLength(4);
  });

  test('16.7.2: which unit goes is left open: the player decides', () => {
    const game = alone().withHappiness({ uk: 12 }).withUnits('uk', { exhausted: 1 }).turnOf('uk');
    expect([game.asked, game.options]).toEqual(['solo demobilize-unit', ['available', 'exhausted']]);
    expect(game.prompt).toContain('You decide for the UK, which is a bot.');
  });

  test('16.7.3: deploying goes before demobilizing', () => {
    const game = threatened().withHappiness({ uk: 12 }).turnOf('uk');
    expect([game.state.tracks.me.units, game.state.demobilized]).toEqual([{ uk: 7 }, []]);
  });

  describe('16.7.3: several regions', () => {
    test('most issues', () => {
      const game = alone()
        .withSettled('uk', 'palestine')
        .withSettled('uk', 'cameroon')
        .withSettled('uk', 'east-africa')
        .withUnrest('me', 4)
        .withUnrest('af', 4)
        .turnOf('uk');
      expect(game.state.tracks.af.units).toEqual({ uk: 7 });
      expect(game.story.join()).toContain('in other regions that need a unit it has fewer issues');
    });

    test('then the dearest issue', () => {
      const game = alone()
        .withSettled('uk', 'palestine')
        .withSettled('uk', 'cameroon')
        .withUnrest('me', 4)
        .withUnrest('af', 5)
        .turnOf('uk');
      expect(game.state.tracks.me.units).toEqual({ uk: 7 });
      expect(game.story.join()).toContain('its issue there is dearer than in the other region');
    });

    test('then a die for each, equal highest again', () => {
      const game = alone()
        .withSettled('uk', 'arabia')
        .withSettled('uk', 'cameroon')
        .withUnrest('me', 4)
        .withUnrest('af', 5)
        .withDice({ 'die:bot-deploys:me': [4, 2], 'die:bot-deploys:af': [4, 5] })
        .turnOf('uk');
      expect(game.state.tracks.af.units).toEqual({ uk: 7 });
      expect(game.story).toContain(
        'The UK (bot) needs a unit in more than one region alike: the Middle East 4 and Africa 4 (16.7.3).',
      );
      expect(game.story.join()).toContain('the dice chose the region');
    });

    test('a region that is full does not count', () => {
      const game = alone()
        .withSettled('uk', 'palestine')
        .withSettled('uk', 'cameroon')
        .withUnrest('me', 4)
        .withUnrest('af', 5)
        .withUnit('fr', 'me', 7)
        .withUnit('us', 'me', 8)
        .turnOf('uk');
      expect(game.state.tracks.af.units).toEqual({ uk: 7 });
    });
  });

  test('after the political action too, if nothing was done before', () => {
    const game = alone()
      .withInfluence('silesia', { fr: 1 })
      .withUnrest('eu', 2)
      .withEvent('john-foster-dulles')
      .withNextEvents('prince-feisal')
      .turnOf('fr');
    expect([game.asked, game.state.tracks.eu.unrest, game.state.done.military]).toEqual([
      'solo advance-cards',
      4,
      false,
    ]);
    game.answer({ issue: 'togo', event: 'jan-smuts' });
    expect([game.asked, game.state.tracks.eu.units]).toEqual(['solo action', { fr: 7 }]);
  });
});

describe('16.8: a bot’s political action', () => {
  test('16.8.1: it settles the issue on the Table that it leads', () => {
    const game = alone().withInfluence('rhineland', { uk: 2, fr: 1 }).turnOf('uk');
    expect(game.story.slice(1, 3)).toEqual([
      'The UK (bot) settles Rhineland: it leads it (16.8.1).',
      'The UK settled Rhineland and wins it. Cubes: the UK 2 exhausted and France 1 back.',
    ]);
  });

  test('16.8.1: of two the one with the higher potential value', () => {
    const game = alone().withInfluence('rhineland', { fr: 2 }).withInfluence('silesia', { fr: 2 }).turnOf('fr');
    expect(game.story[1]).toBe(
      'France (bot) settles Rhineland: it leads it, and its potential value 7 is the highest (16.8.1).',
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
    expect(game.prompt).toBe('Two issues are equal for France, a bot. Which one does it settle (16.8)?');
    expect(game.offers).toContain('Silesia (potential value 5; France 1)');
    game.answer('silesia');
    expect(game.story[0]).toBe(
      'France (bot) settles Silesia: it leads two issues of the same potential value 5, and the player chose this one (16.8.1).',
    );
  });

  test('it settles the end card like any other', () => {
    const game = aTable()
      .alone('us')
      .withTable('rush-to-the-finish', 'korea')
      .withInfluence('rush-to-the-finish', { uk: 1 })
      .turnOf('uk');
    expect(game.story.join()).toContain('The UK (bot) settles Rush to the Finish: it leads it (16.8.1).');
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
    expect(game.prompt).toContain('You decide for France');
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
      'The UK (bot) takes no political action: it can neither settle, place nor reclaim, and the other bot leads nothing on the Table (16.8.4).',
    );
    expect(game.story[2]).toBe('Turn 2: France.');
  });
});
