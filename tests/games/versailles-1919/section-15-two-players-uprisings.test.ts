import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import { twoPlayers } from './two-players-table.ts';

const two = () => twoPlayers().withNextEvents('take-ionescu');

describe('15.8: uprisings', () => {
  const CHECK: Effect = { op: 'check', where: 'eu', modifier: 0 };
  const table = () =>
    two()
      .withUnrest('eu', 6)
      .withDice({ 'die:uprising:eu': [6] });

  test('a US issue can be unsettled; the US does not bid, and the active player opens (A-27)', () => {
    const game = table().withSettled('us', 'rhineland', ['industry']).carryingOut(CHECK, 'fr');
    expect(game.story).toContain('The uprising in Europe hits the US, with most issues there (1).');
    expect([game.asked, game.state.auction?.in]).toEqual(['fr bid', ['fr', 'uk']]);
    game.answer('units:0', 1, 'units:0', 2, 'pass');
    expect([game.asked, game.state.settled.at(-1)?.owner]).toEqual(['uk option', 'uk']);
  });

  test('without a bid it is discarded', () => {
    const game = table().withSettled('us', 'rhineland').carryingOut(CHECK, 'uk').answer('pass', 'pass');
    expect([game.state.discard[0], game.state.settled]).toEqual(['rhineland', []]);
  });

  test('an issue of a player is bid for from its controller on, without the US', () => {
    const game = table().withSettled('fr', 'rhineland').carryingOut(CHECK, 'uk');
    expect(game.state.auction?.in).toEqual(['fr', 'uk']);
  });

  test('among equals the US may be hit: by choice of the leftmost unit, or by the dice', () => {
    const tied = () => table().withSettled('us', 'rhineland').withSettled('fr', 'silesia');
    const chosen = tied().withUnit('uk', 'eu', 8).carryingOut(CHECK, 'uk');
    expect([chosen.asked, chosen.options]).toEqual(['uk who-is-hit', ['us', 'fr']]);
    const rolled = tied()
      .withDice({ 'die:uprising:eu': [6], 'die:hit:eu:us': [5], 'die:hit:eu:fr': [2] })
      .carryingOut(CHECK, 'uk');
    expect(rolled.story).toContain('Dice decide who is hit in Europe: the US 5 and France 2.');
    expect(rolled.story).toContain('The uprising in Europe hits the US, as rolled.');
  });

  test('which of two equal issues of the US: the player whose turn it is chooses', () => {
    const game = table().withSettled('us', 'silesia').withSettled('us', 'anschluss').carryingOut(CHECK, 'fr');
    expect([game.asked, game.prompt]).toEqual([
      'fr hit-issue',
      'You decide for the US. The uprising in Europe hits it: which of these issues becomes unsettled?',
    ]);
  });

  test('after the first uprising only the UK and France take strategy cards; the third is removed', () => {
    const game = table().withSettled('us', 'rhineland').carryingOut(CHECK, 'fr').answer('pass', 'pass');
    expect(game.asked).toBe('fr take-strategy');
    game.answer(game.options[0] ?? '');
    expect(game.asked).toBe('uk take-strategy');
    game.answer(game.options[0] ?? '');
    expect([Object.keys(game.state.strategyOf).sort(), game.state.strategies]).toEqual([['fr', 'uk'], []]);
  });

  test('10.8: an event may unsettle a US issue', () => {
    const game = two()
      .withSettled('us', 'indemnity')
      .carryingOut({ op: 'unsettle', kinds: ['reparations'] }, 'fr');
    expect([game.asked, game.state.auction?.owner]).toEqual(['fr bid', 'us']);
  });
});

describe('15.9: the end', () => {
  const ended = () =>
    two()
      .withSettled('us', 'rhineland', ['navy-us', 'navy-uk'])
      .withSettled('us', 'constantinople')
      .withSettled('fr', 'korea', ['navy-us'])
      .withHappiness({ uk: 12 })
      .withStrategyOf({ uk: 'isolationism', fr: 'global-trade' })
      .doing({ step: 'end-game', args: { how: 'deck' } });

  test('US issues score for nobody, and the US cannot win', () => {
    const { outcome } = ended();
    expect(outcome?.winners).not.toContain('us');
    expect(outcome?.standings.map(({ seat }) => seat).toSorted()).toEqual(['fr', 'uk']);
    expect(outcome?.sheet).toHaveLength(2);
  });

  test('happiness gives 6 and 0, for France twice by its strategy card', () => {
    const [uk, fr, us] = ended().view().factions;
    expect([uk?.score.happiness, fr?.score.happiness]).toEqual([0, 12]);
    expect(us?.score).toMatchObject({ issues: 0, flags: 0, conditions: [], happiness: 0, zero: 0, total: 0 });
  });
});

test('invariants: the neutral US has no units, no marker, no strategy card and no bid', () => {
  const broken = two().doing();
  Object.assign(broken.state.happiness, { us: 20 });
  broken.state.order.push('us');
  broken.state.strategyOf.us = 'isolationism';
  broken.state.tracks.eu.units.us = 8;
  const { rules } = broken.game;
  expect(rules.invariants(broken.position)).toEqual(
    expect.arrayContaining(
      ['takes turns', 'has a happiness marker', 'has units', 'has a strategy card'].map(
        (what) => `the US is neutral and ${what}`,
      ),
    ),
  );
});
