import { describe, expect, test } from '@jest/globals';
import type { LengthId } from '../../../src/games/versailles-1919/pack-types.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { aTable } from './a-table.ts';

test('2.1: three players are the UK, France and the US; the fourth is Italy', () => {
  const options = rules.parseOptions({});
  expect(rules.seats(3, options)).toEqual(['uk', 'fr', 'us']);
  expect(rules.seats(4, options)).toEqual(['uk', 'fr', 'us', 'it']);
});

test('2.1: the turn order is drawn, or as the rules list it', () => {
  const orders = ['a', 'b', 'c', 'd'].map((seed) =>
    aTable().withOptions({ turn_order: 'drawn' }).start(seed).state.order.join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
  const listed = aTable().start();
  expect(listed.state.order).toEqual(['uk', 'fr', 'us']);
  expect(listed.asked).toBe('uk action');
});

test('2.2, 2.8: pieces and markers', () => {
  const { state } = aTable().withPlayers('uk', 'fr', 'us', 'it').start();
  for (const faction of state.order)
    expect(state.supply[faction]).toEqual({ available: 15, exhausted: 0, units: { available: 3, exhausted: 0 } });
  for (const track of Object.values(state.tracks)) expect(track).toEqual({ keg: 0, unrest: 1, units: {} });
});

test('2.3: two issues on the Table, three wait, one is discarded, 46 and the end card remain', () => {
  const { state } = aTable().start();
  expect([state.table, state.waitingRoom, state.discard, state.deck].map((place) => place.length)).toEqual([
    2, 3, 1, 47,
  ]);
  expect([...state.table, ...state.waitingRoom, ...state.discard]).not.toContain('rush-to-the-finish');
});

describe('2.4: the end card and the happiness of the players', () => {
  test.each<[LengthId, above: number, happiness: number]>([
    ['standard', 26, 20],
    ['longer', 31, 20],
    ['long', 36, 22],
  ])('%s', (length, above, happiness) => {
    const { state } = aTable().withOptions({ length }).start();
    expect(state.deck.indexOf('rush-to-the-finish')).toBe(above);
    expect([state.happiness.uk, state.happiness.fr, state.happiness.us]).toEqual([happiness, happiness, happiness]);
  });

  test('longest: somewhere among the last six, after 41 others, happiness 24', () => {
    const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const { state } = aTable().withOptions({ length: 'longest' }).start(seed);
      expect([state.deck.length, state.happiness.uk]).toEqual([47, 24]);
      return state.deck.indexOf('rush-to-the-finish');
    });
    expect(Math.min(...places)).toBeGreaterThanOrEqual(41);
    expect(new Set(places).size).toBeGreaterThan(2);
  });
});

test('2.5: unplayed nations start at 20 whatever the length', () => {
  const { happiness } = aTable().withOptions({ length: 'longest' }).start().state;
  expect([happiness.it, happiness.jp, happiness.fr]).toEqual([20, 20, 24]);
});

test('2.6: one event on the Table, two wait, 43 in the deck; no crisis happens', () => {
  const game = aTable().start();
  const { state } = game;
  expect([state.event === undefined, state.waitingEvents.length, state.eventDeck.length]).toEqual([false, 2, 43]);
  expect(game.story.some((line) => line.startsWith('Crisis'))).toBe(false);
});

test('2.7: strategy cards for all players and one more, and nobody has one', () => {
  const { state } = aTable().withPlayers('uk', 'fr', 'us', 'it').start();
  expect([state.strategies.length, state.strategyOf]).toEqual([5, {}]);
  expect(aTable().start().state.strategies).toHaveLength(4);
});

test('2 in words', () => {
  const game = aTable().withOptions({ length: 'longest' }).start('words');
  expect(game.story[0]).toMatch(
    /^Turn order: the UK, France and the US\. On the Table: .+ and .+\. In the Waiting Room: /,
  );
  expect(game.story[0]).toMatch(/The end card is shuffled into the bottom 5 cards of the deck\.$/);
  expect(game.story[2]).toBe('Turn 1: the UK.');
});

test('2.3, 2.6, 2.7: all three decks are shuffled', () => {
  const starts = ['a', 'b', 'c'].map((seed) => aTable().start(seed).state);
  const different = (pick: (state: (typeof starts)[number]) => readonly string[]) =>
    new Set(starts.map((state) => pick(state).join())).size;
  expect(different(({ deck }) => deck)).toBe(3);
  expect(different(({ eventDeck }) => eventDeck)).toBe(3);
  expect(different(({ strategies }) => strategies)).toBe(3);
});
