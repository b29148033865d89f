import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { aTable } from './a-table.ts';
import { changed } from './changed-pack.ts';

/*
 * Crises that do not hit the active player: the settled issue's controller (cards 33, 37), and everybody's units (44 to
 * 46).
 */

/** The built-in pack of the first release, in which both crises were read otherwise. */
const FIRST_PACK = '1ed3310e3ee70ef3ed1dd74c173a53bbd61043f61b90288335bf1f9049dabdfc';

/** France settles an issue that the UK wins; this event is turned up next. */
function settledForTheUk(crisis: string, issue = 'silesia') {
  return aTable()
    .withTable(issue, 'tyrol')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withWaitingEvents('arthur-balfour', 'ho-chi-minh')
    .withEvent('john-foster-dulles')
    .withDiscard('smyrna')
    .withNextEvents(crisis)
    .withInfluence(issue, { uk: 2, fr: 1 });
}

describe('33, 37: “whoever controls the issue being settled”', () => {
  const REFILL = [{ issue: 'korea', event: 'ho-chi-minh' }, 'discard:smyrna'] as const;

  test('France settles Silesia, the UK wins it: the UK loses 2, France nothing', () => {
    const game = settledForTheUk('prince-feisal')
      .settling('fr', 'silesia')
      .answer('plebiscite', ...REFILL);
    expect(game.story.slice(-2)).toEqual([
      'Crisis, Strike: whoever controls the issue being settled: −2 happiness.',
      'Happiness of the UK −2: 18.',
    ]);
    expect([game.state.happiness.uk, game.state.happiness.fr]).toEqual([18, 20]);
  });

  test('Samuel Gompers: 1', () => {
    const game = settledForTheUk('samuel-gompers')
      .settling('fr', 'silesia')
      .answer('plebiscite', ...REFILL);
    expect([game.state.happiness.uk, game.state.happiness.fr]).toEqual([19, 20]);
  });

  test('it may bring the winner a mutiny', () => {
    const game = settledForTheUk('prince-feisal').withHappiness({ uk: 12 }).settling('fr', 'silesia');
    expect(game.answer('plebiscite', ...REFILL).story).toContain(
      'Mutiny: the UK lost a unit from the Available units to box 1.',
    );
  });

  const unsettled = () =>
    settledForTheUk('prince-feisal', 'disarmament')
      .withEvent('henry-white')
      .settling('fr', 'disarmament')
      .answer('extreme', 'event');

  test('a faction that has taken it in a bid since controls it', () => {
    const game = unsettled().answer('pass', 'pass', 'units:0', 1, 'extreme', ...REFILL);
    expect(game.story).toContain('Happiness of the US −2: 18.');
    expect([game.state.happiness.uk, game.state.happiness.fr]).toEqual([20, 20]);
  });

  test('where nobody has, it hits nobody', () => {
    const game = unsettled().answer('pass', 'pass', 'pass', ...REFILL);
    expect(game.story).toContain('Without effect for France: whoever controls the issue being settled: −2 happiness.');
    expect([game.state.happiness.uk, game.state.happiness.fr, game.state.happiness.us]).toEqual([20, 20, 20]);
  });

  test('alone: a bot that wins what the player settles', () => {
    const game = aTable()
      .alone('us')
      .withTable('silesia', 'tyrol')
      .withEvent('john-foster-dulles')
      .withDiscard('smyrna')
      .withNextEvents('prince-feisal')
      .withInfluence('silesia', { fr: 1 })
      .turnOf('us')
      .answer('settle:silesia')
      .until('solo refill-from')
      .answer('discard:smyrna');
    expect(game.story).toContain('Happiness of France −2: 18.');
  });

  test('a corrected pack can name the controller for whatever else a card does', () => {
    const effects: readonly Effect[] = [{ op: 'exhaust', n: 3 }, { op: 'exhaust-units' }];
    const crisis = { op: 'each', who: 'controls-settled-issue', effects };
    const { pack } = rules.parsePack(changed(['events.prince-feisal.crisis.effect', crisis]));
    const game = settledForTheUk('prince-feisal')
      .withPack(() => pack)
      .withUnit('uk', 'eu', 8)
      .settling('fr', 'silesia')
      .answer('plebiscite', ...REFILL);
    expect(game.story.slice(-2)).toEqual([
      'The UK exhausted 3 influence: 10 Available.',
      'The unit of the UK in Europe goes to Exhausted.',
    ]);
  });

  test('a table that plays with the pack of the first release keeps its reading', () => {
    const pack = rules.earlierPack?.(FIRST_PACK)?.pack;
    const game = settledForTheUk('prince-feisal')
      .withPack((today) => pack ?? today)
      .settling('fr', 'silesia')
      .answer('plebiscite', ...REFILL);
    expect([game.state.happiness.uk, game.state.happiness.fr]).toEqual([20, 18]);
  });
});

describe('44 to 46: each player, the active one last, may move one deployed or Exhausted unit to Available', () => {
  const maneuvers = () =>
    aTable()
      .withUnit('us', 'eu', 6)
      .withUnit('us', 'pa', 8)
      .withUnits('us', { exhausted: 1 })
      .withUnit('uk', 'me', 5)
      .withUnrest('me', 4)
      .with((state) => {
        state.active = 'uk';
      })
      .withNextEvents('wellington-koo');
  const turnedUp = () => maneuvers().doing({ step: 'new-event', args: { faction: 'uk' } });

  test('a player with neither is not asked; one with deployed units alone is', () => {
    const game = turnedUp();
    expect([game.asked, game.options]).toEqual(['us ready-unit', ['ready', 'eu', 'pa', 'leave']]);
    expect(game.optionalActions).toEqual([
      'Make an Exhausted unit Available',
      'Make the unit in Europe Available (in column 6)',
      'Make the unit in the Pacific Available (in column 8)',
      'Leave all units where they are',
    ]);
    game.answer('eu');
    expect([game.asked, game.options]).toEqual(['uk ready-unit', ['me', 'leave']]);
  });

  test('a deployed one leaves the region; the unrest stays where it is (A-24)', () => {
    const game = turnedUp().answer('pa', 'me');
    expect(game.story).toEqual(['The unit of the UK in the Middle East becomes Available.']);
    expect([game.state.tracks.pa.units, game.state.tracks.me]).toEqual([{}, { keg: 0, unrest: 4, units: {} }]);
    expect([game.state.supply.us?.units, game.state.supply.uk?.units]).toEqual([
      { available: 1, exhausted: 1 },
      { available: 3, exhausted: 0 },
    ]);
  });

  test('an Exhausted one, or none', () => {
    const game = turnedUp().answer('ready', 'leave');
    expect([game.state.supply.us?.units, game.asked]).toEqual([{ available: 1, exhausted: 0 }, 'nobody']);
    expect(game.state.tracks.me.units).toEqual({ uk: 5 });
  });

  test('a player who runs out of time has an Exhausted unit back, and leaves deployed ones where they are', () => {
    const game = turnedUp();
    expect(game.fallback).toBe('ready');
    expect(game.answer('ready').fallback).toBe('leave');
  });

  test('a table that plays with the pack of the first release moves Exhausted units only', () => {
    const pack = rules.earlierPack?.(FIRST_PACK)?.pack;
    const game = maneuvers()
      .withPack((today) => pack ?? today)
      .doing({ step: 'new-event', args: { faction: 'uk' } });
    expect([game.asked, game.options]).toEqual(['us ready-unit', ['ready', 'leave']]);
    expect(game.answer('leave').asked).toBe('nobody');
  });
});
