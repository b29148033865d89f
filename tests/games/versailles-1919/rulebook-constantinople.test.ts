import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/*
 * The worked example of the rulebook: the uprising in the Middle East unsettles Constantinople, and all three bid for
 * it.
 */

describe('the bidding for Constantinople', () => {
  const uprising = () =>
    aTable()
      .withOrder('fr', 'us', 'uk')
      .withSettled('uk', 'constantinople', ['navy-uk'], 'open-city')
      .withSettled('uk', 'arabia')
      .withSettled('fr', 'smyrna')
      .withHappiness({ uk: 16, fr: 16, us: 16 })
      .withUnrest('me', 5, 1)
      .withUnit('uk', 'me', 6)
      .withUnit('uk', 'pa', 8)
      .withUnits('uk', { exhausted: 1 })
      .withUnits('fr', { exhausted: 1 })
      // The rulebook lets the US bid 6 with 5 Available, an error: here it has 6.
      .withAvailable({ uk: 6, fr: 10, us: 6 })
      .withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' })
      .with((state) => {
        state.active = 'fr';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'constantinople', uprising: 'me' } });

  test('the UK may bid its unit in the Middle East for 2, not the one in the Pacific or the Exhausted one', () => {
    const game = uprising();
    expect(game.asked).toBe('uk bid');
    expect(game.optionalActions).toEqual([
      'Pass',
      'Influence only (with 1 to 6 influence)',
      'The unit in the region (strength 2) (with 0 to 6 influence; −1 happiness if it wins)',
    ]);
  });

  test('UK 2 and 2, France 2 and 4, US 2 and 6; the UK cannot go on; France 2 and 7; the US passes', () => {
    const game = uprising().answer('region+0', 2);
    expect(game.story).toEqual(['The UK bids strength 2 (the unit in the region) and 2 influence for Constantinople.']);
    game.answer('units:2', 4);
    expect(game.asked).toBe('us bid');
    expect(game.optionalActions).toEqual([
      'Pass',
      '2 units (strength 2) (with 5 to 6 influence; −2 happiness if it wins)',
      '3 units (strength 3) (with 0 to 6 influence; −3 happiness if it wins)',
    ]);
    game.answer('units:2', 6);
    expect(game.story).toEqual([
      'The US bids strength 2 (2 units) and 6 influence for Constantinople.',
      'The UK cannot outbid for Constantinople and passes.',
    ]);
    game.answer('units:2', 7);
    expect(game.asked).toBe('us bid');
    expect(game.options).toEqual(['pass', 'units:3']);
    game.answer('pass');
    expect(game.story).toEqual([
      'The US passes.',
      'France wins Constantinople and pays strength 2 (2 units) and 7 influence.',
      'Happiness of France −2: 14.',
      'Reset of the Middle East: powder keg in column 2, unrest in column 3.',
    ]);
    expect(game.state.supply.fr).toEqual({ available: 3, exhausted: 12, units: { available: 0, exhausted: 3 } });
    expect(game.state.supply.uk?.available).toBe(6);
    expect(game.state.tracks.me.units).toEqual({ uk: 6 });
  });

  test('France gives Constantinople to Turkey: the UK’s squadron is gone, unrest in the Balkans rises', () => {
    const game = uprising().answer('region+0', 2, 'units:2', 4, 'units:2', 6, 'units:2', 7, 'pass');
    expect(game.asked).toBe('fr option');
    game.answer('to-turkey');
    expect(game.story).toEqual([
      'France chose for Constantinople: To Turkey (+1 unrest in the Balkans).',
      'Unrest in the Balkans +1: column 2.',
    ]);
    expect(game.state.settled.find(({ issue }) => issue === 'constantinople')).toEqual({
      issue: 'constantinople',
      owner: 'fr',
      option: 'to-turkey',
      tokens: [],
    });
    expect(game.asked).toBe('nobody');
  });
});

describe('had the UK and France controlled two issues each', () => {
  const tied = () =>
    aTable()
      .withOrder('fr', 'us', 'uk')
      .withSettled('uk', 'constantinople')
      .withSettled('uk', 'arabia')
      .withSettled('fr', 'smyrna')
      .withSettled('fr', 'thrace')
      .withUnrest('me', 5, 1)
      .withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' })
      .withDice({ 'die:hit:me:uk': [2], 'die:hit:me:fr': [6] })
      .with((state) => {
        state.active = 'fr';
      });

  test('the UK, with the only unit there, would decide', () => {
    const game = tied()
      .withUnit('uk', 'me', 6)
      .doing({ step: 'uprising', args: { region: 'me' } });
    expect([game.asked, game.options]).toEqual(['uk who-is-hit', ['fr', 'uk']]);
  });

  test('without any unit there both would roll, and the higher roll is hit (A-16)', () => {
    const game = tied().doing({ step: 'uprising', args: { region: 'me' } });
    expect(game.story.slice(0, 2)).toEqual([
      'Dice decide who is hit in the Middle East: France 6 and the UK 2.',
      'The uprising in the Middle East hits France, as rolled.',
    ]);
  });
});
