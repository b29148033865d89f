import { describe, expect, test } from '@jest/globals';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import { aTable } from './a-table.ts';

/** After the first uprising, so that no strategy cards come between. */
function later() {
  return aTable().withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' });
}

describe('10.4: bidding', () => {
  const auction = (issue = 'rhineland') =>
    later()
      .withSettled('fr', issue, ['industry'])
      .withAvailable({ uk: 5, fr: 5, us: 5 })
      .with((state) => {
        state.active = 'uk';
      });
  const unsettle = (issue = 'rhineland') =>
    auction(issue).doing({ step: 'unsettle-issue', args: { issue, uprising: 'eu' } });

  test('a: the controller speaks first, then clockwise; who passes is out', () => {
    const game = unsettle();
    expect(game.asked).toBe('fr bid');
    game.answer('pass', 'units:0', 1);
    expect(game.asked).toBe('uk bid');
    game.answer('units:0', 2);
    expect(game.asked).toBe('us bid');
    game.answer('pass');
    expect(game.story).toContain('The UK wins Rhineland and pays 2 influence.');
    expect(game.asked).toBe('uk option');
  });

  test('b: only Available pieces, and the unit in the region for 2', () => {
    const game = auction()
      .withUnits('fr', { exhausted: 1 })
      .withUnit('fr', 'eu', 7)
      .doing({ step: 'unsettle-issue', args: { issue: 'rhineland', uprising: 'eu' } });
    expect(game.options).toEqual(['pass', 'units:0', 'units:1', 'region+0', 'region+1']);
    game.answer('region+1');
    expect(accepts(game.choice, 6)).toBe(false);
    game.answer(0);
    expect(game.state.auction?.bids.fr).toEqual({ units: 1, inRegion: true, strength: 3, influence: 0 });
  });

  test('c: No Military: influence only', () => {
    const game = unsettle('disarmament');
    expect(game.options).toEqual(['pass', 'units:0']);
  });

  test('d: more strength, or as much and more influence; a raise replaces the old bid', () => {
    const game = unsettle().answer('units:1', 3);
    expect(game.options).toEqual(['pass', 'units:1', 'units:2', 'units:3']);
    expect(game.optionalActions[1]).toBe('1 unit (strength 1) (with 4 to 5 influence; −1 happiness if it wins)');
    game.answer('units:1', 4, 'pass', 'units:2', 0);
    expect(game.state.auction?.bids.fr).toEqual({ units: 2, inRegion: false, strength: 2, influence: 0 });
  });

  test('e: the winner pays all of the last bid, and happiness for each unit; a double one costs 1', () => {
    const game = auction()
      .withUnit('fr', 'eu', 7)
      .doing({ step: 'unsettle-issue', args: { issue: 'rhineland', uprising: 'eu' } })
      .answer('region+1', 4, 'pass', 'pass');
    expect(game.story.slice(1, 3)).toEqual([
      'France keeps Rhineland and pays strength 3 (1 unit and the unit in the region) and 4 influence.',
      'Happiness of France −2: 18.',
    ]);
    expect(game.state.supply.fr).toEqual({ available: 1, exhausted: 14, units: { available: 1, exhausted: 2 } });
    expect(game.state.tracks.eu.units).toEqual({});
  });

  test('e: a mutiny may follow', () => {
    const game = auction()
      .withHappiness({ fr: 11 })
      .doing({ step: 'unsettle-issue', args: { issue: 'rhineland', uprising: 'eu' } })
      .answer('units:1', 0, 'pass', 'pass');
    expect(game.asked).toBe('fr demobilize-unit');
  });

  test('f: losers keep everything', () => {
    const game = unsettle().answer('units:1', 5, 'units:2', 5, 'pass', 'pass');
    expect(game.state.supply.fr).toMatchObject({ available: 5, units: { available: 3, exhausted: 0 } });
  });

  test('g: nobody bids: the issue goes on top of the discard pile', () => {
    const game = unsettle().answer('pass', 'pass', 'pass');
    expect(game.story.slice(1)).toEqual([
      'Nobody bids: Rhineland goes on the discard pile.',
      'Reset of Europe: powder keg in column 1, unrest in column 2.',
    ]);
    expect([game.state.discard[0], game.asked]).toEqual(['rhineland', 'nobody']);
  });

  test('a player who cannot bid is not asked', () => {
    const game = auction('disarmament')
      .withAvailable({ us: 0 })
      .doing({ step: 'unsettle-issue', args: { issue: 'disarmament', uprising: undefined } })
      .answer('units:0', 2);
    expect(game.story[1]).toBe('The US cannot outbid for Disarmament and passes.');
    expect(game.asked).toBe('uk bid');
  });
});
