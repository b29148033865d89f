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
      'The UK (bot) deploys to the Middle East: unrest is in column 4, and nobody controls more issues there than ' +
        'it does (1). It takes column 7 (16.7.1).',
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
    expect(occupied.story.join()).toContain('column 8, as the column before is occupied (16.7.1)');
    const restless = threatened().withHappiness({ uk: 11 }).turnOf('uk');
    expect(restless.state.tracks.me.units.uk).toBe(8);
    expect(restless.story.join()).toContain('column 8, as the column before would bring a mutiny (16.7.1)');
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
    expect(game.prompt).toBe(
      'You decide for the UK, which is a bot. Which unit does it demobilize? The unit goes to box 5, and its ' +
        'happiness rises by 5.',
    );
  });

  test('9.3: which unit a bot loses in a mutiny is left open too, and what an event lets it do', () => {
    const table = () => alone().withHappiness({ uk: 11 }).withUnits('uk', { exhausted: 1 });
    const mutiny = table().carryingOut({ op: 'happiness', who: 'you', n: -1 }, 'uk');
    expect([mutiny.asked, mutiny.prompt]).toEqual([
      'solo demobilize-unit',
      'You decide for the UK, which is a bot. Mutiny: its happiness does not allow so many units. Which one goes ' +
        'to box 1?',
    ]);
    expect(table().carryingOut({ op: 'ready-unit' }, 'uk').prompt).toBe(
      'You decide for the UK, which is a bot. Bolshevik Threat: does one of its units become Available?',
    );
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
