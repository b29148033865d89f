import { describe, expect, test } from '@jest/globals';
import type { Context, Effect } from '../../../src/games/versailles-1919/effect.ts';
import { aTable } from './a-table.ts';

const CHECK: Effect = { op: 'check', where: 'most-unrest', modifier: 0 };
const CONTEXT: Context = { you: 'uk', card: { event: 'bolshevik-threat', part: 'crisis' } };

/** After the first uprising, so that no strategy cards come between. */
function later() {
  return aTable().withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' });
}

test('10.5: reset: the keg one column right, at most 3, the unrest right of it wherever it was', () => {
  const reset = (unrest: number, keg: number) =>
    later()
      .withUnrest('eu', unrest, keg)
      .doing({ step: 'reset-region', args: { region: 'eu' } }).state.tracks.eu;
  expect(reset(8, 0)).toMatchObject({ keg: 1, unrest: 2 });
  expect(reset(7, 3)).toMatchObject({ keg: 3, unrest: 4 });
});

test('10.6: the tokens are gone, happiness and unrest stay; any option, the same again too, in full', () => {
  const game = later()
    .withSettled('fr', 'anschluss', ['reparations'], 'no')
    .doing({ step: 'unsettle-issue', args: { issue: 'anschluss', uprising: 'eu' } })
    .answer('units:0', 1, 'pass', 'pass');
  expect([game.asked, game.options]).toEqual(['fr option', ['yes', 'no']]);
  game.answer('no');
  expect(game.state.settled.find(({ issue }) => issue === 'anschluss')?.tokens).toEqual(['reparations']);
  expect([game.state.tracks.eu.unrest, game.state.happiness.it]).toEqual([4, 21]);
});

describe('10.7: the first uprising', () => {
  test('brings the strategy cards, also when nothing was bid for', () => {
    const game = aTable()
      .withUnrest('eu', 5)
      .withDice({ 'die:uprising:eu': [6] })
      .carryingOut(CHECK);
    expect(game.asked).toBe('uk take-strategy');
  });

  test('A-32: once, after all regions', () => {
    const game = aTable()
      .withUnrest('eu', 5)
      .withUnrest('pa', 5)
      .withSettled('uk', 'rhineland')
      .withSettled('fr', 'korea')
      .withDice({ 'die:uprising:eu': [6], 'die:uprising:pa': [6] })
      .carryingOut(CHECK)
      .answer('pass', 'pass', 'pass');
    expect(game.asked).toBe('fr bid');
    game.answer('pass', 'pass', 'pass');
    expect(game.asked).toBe('uk take-strategy');
  });

  test('a check without an uprising does not', () => {
    const game = aTable()
      .withUnrest('eu', 5)
      .withDice({ 'die:uprising:eu': [1] })
      .carryingOut(CHECK);
    expect([game.asked, game.state.strategiesChosen]).toEqual(['nobody', false]);
  });
});

describe('10.3c: an uprising where nobody controls an issue', () => {
  const uprising = (keg: number) =>
    aTable()
      .withUnrest('eu', 5, keg)
      .withDice({ 'die:uprising:eu': [6] });

  test('brings the strategy cards when the keg moves into column 1, 2 or 3', () => {
    expect([0, 1, 2].map((keg) => uprising(keg).carryingOut(CHECK).asked)).toEqual(Array(3).fill('uk take-strategy'));
  });

  test('brings none when the keg is in column 3 already; the log says so, and the region is reset all the same', () => {
    const game = uprising(3).carryingOut(CHECK);
    expect([game.asked, game.state.strategiesChosen]).toEqual(['nobody', false]);
    expect(game.story.slice(-2)).toEqual([
      'Nobody controls an issue of Europe: there is no bid, and as the powder keg cannot move, no strategy cards ' +
        'are chosen yet.',
      'Reset of Europe: powder keg in column 3, unrest in column 4.',
    ]);
  });

  test('the next uprising is the first one then', () => {
    const check = { step: 'carry-out', args: { effect: CHECK, context: CONTEXT } } as const;
    const game = uprising(3)
      .withUnrest('pa', 4)
      .withDice({ 'die:uprising:eu': [6, 1], 'die:uprising:pa': [6] })
      .with((state) => {
        state.active = 'uk';
      })
      .doing(check, check);
    expect([game.state.tracks.eu.unrest, game.state.tracks.pa.keg, game.asked]).toEqual([4, 1, 'uk take-strategy']);
  });

  test('where another region of the same check rises as well, its uprising brings the cards', () => {
    const game = uprising(3)
      .withUnrest('pa', 5)
      .withDice({ 'die:uprising:eu': [6], 'die:uprising:pa': [6] })
      .carryingOut(CHECK);
    expect(game.asked).toBe('uk take-strategy');
  });

  test('where an issue is hit it does not matter whether the keg moves', () => {
    const game = uprising(3).withSettled('uk', 'rhineland').carryingOut(CHECK).answer('pass', 'pass', 'pass');
    expect(game.asked).toBe('uk take-strategy');
  });

  test('a game that began under ruleset 1 keeps its meaning', () => {
    const game = uprising(3).withRuleset(1).carryingOut(CHECK);
    expect(game.asked).toBe('uk take-strategy');
    expect(game.story).toContain('Nobody controls an issue of Europe: there is no bid.');
  });
});

describe('10.8: an event unsettles an issue', () => {
  const unsettle = () =>
    aTable()
      .withSettled('fr', 'tyrol')
      .withSettled('us', 'disarmament', ['containment'])
      .withSettled('uk', 'indemnity')
      .carryingOut({ op: 'unsettle', kinds: ['league', 'reparations'] });

  test('it is put up for bid and gets a new option, by the decider’s choice', () => {
    const game = unsettle();
    expect([game.asked, game.options]).toEqual(['uk which-settled-issue', ['disarmament', 'indemnity']]);
    game.answer('disarmament');
    expect(game.asked).toBe('us bid');
    game.answer('units:0', 1, 'pass', 'pass');
    expect(game.asked).toBe('us option');
  });

  test('A-9: no region is reset, and it is not the first uprising', () => {
    const game = unsettle().answer('disarmament', 'units:0', 1, 'pass', 'pass', 'limited');
    expect([game.asked, game.state.tracks.eu.keg, game.state.strategiesChosen]).toEqual(['nobody', 0, false]);
  });
});
