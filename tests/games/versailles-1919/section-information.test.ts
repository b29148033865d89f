import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { tryAnswers } from '../../../src/kernel/try-answers.ts';
import { aTable } from './a-table.ts';

describe('what is hidden: the order of the two decks, and nothing else', () => {
  const table = () => aTable().withSettled('uk', 'rhineland', ['navy-uk']).withDiscard('smyrna');

  test('a view does not tell the decks apart, whoever looks', () => {
    const game = table().turnOf('uk');
    const other = table()
      .with((state) => {
        state.deck.reverse();
        state.eventDeck.reverse();
      })
      .withTable(...game.state.table)
      .withWaitingRoom(...game.state.waitingRoom)
      .withEvent(game.state.event ?? '')
      .withWaitingEvents(...game.state.waitingEvents)
      .turnOf('uk');
    expect(other.state.deck).not.toEqual(game.state.deck);
    for (const viewer of ['uk', 'fr', 'spectator', 'moderator']) expect(other.view(viewer)).toEqual(game.view(viewer));
    expect(other.choice).toEqual(game.choice);
  });

  test('all seats see the same', () => {
    const game = table().turnOf('uk');
    const { viewer: _, orders: __, ...spectator } = game.view('spectator'); // each sees their own standing orders
    for (const seat of game.game.setting.seats) expect(game.view(seat)).toMatchObject(spectator);
  });

  test('5.3: both discard piles lie open, in their order, and so do two issues that were drawn', () => {
    const game = aTable()
      .withTable('anschluss', 'silesia')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withEvent('gertrude-bell')
      .withWaitingEvents('arthur-balfour', 'paul-hymans')
      .withDeck('rhineland', 'tyrol')
      .withDiscard('smyrna', 'thrace', 'banat')
      .withInfluence('anschluss', { uk: 2 })
      .settling('uk', 'anschluss')
      .answer('yes', 'decline', { issue: 'korea', event: 'arthur-balfour' }, 'draw');
    for (const viewer of ['uk', 'fr', 'spectator']) {
      const { discard, eventDiscard, drawn } = game.view(viewer);
      expect([discard.map(({ id }) => id), eventDiscard, drawn.map(({ id }) => id)]).toEqual([
        ['smyrna', 'thrace', 'banat'],
        ['gertrude-bell'],
        ['rhineland', 'tyrol'],
      ]);
    }
  });

  test('a view is plain data', () => {
    const view = table().turnOf('uk').view();
    expect(JSON.parse(JSON.stringify(view))).toEqual(JSON.parse(JSON.stringify(structuredClone(view))));
  });
});

test('a draft stops where issues are drawn', () => {
  const game = aTable()
    .withTable('anschluss', 'silesia')
    .withWaitingRoom('korea', 'togo', 'armenia')
    .withEvent('gertrude-bell')
    .withWaitingEvents('arthur-balfour', 'paul-hymans')
    .withDiscard('smyrna')
    .withInfluence('anschluss', { uk: 2 })
    .turnOf('uk');
  const answers = ['settle:anschluss', 'yes', 'decline', { issue: 'korea', event: 'arthur-balfour' }, 'draw'] as const;
  const { seq } = game.machine;
  const tried = tryAnswers(
    game.game,
    game.machine,
    'uk',
    answers.map((answer, i) => ({ decision: i === 0 ? (game.open()?.id ?? '') : `${seq + i}.1`, answer })),
  );
  expect([tried.stopped, tried.answers.length]).toEqual(['hidden', 5]);
  expect(tried.machine.state.deck.length).toBe(game.state.deck.length);
});

test('the tally runs: the view has everybody’s score at any time', () => {
  const [uk] = aTable().withSettled('uk', 'rhineland', ['navy-uk']).turnOf('uk').view().factions;
  expect(uk?.score).toMatchObject({ issues: 6, flags: 1, conditions: [], happiness: 6, total: 13 });
});

test('whose doing a fact is, for grouping the news', () => {
  const { setting } = aTable().turnOf('uk').game;
  expect(rules.doer(setting, { type: 'turn-began', faction: 'fr', turn: 3 })).toBe('fr');
  expect(rules.doer(setting, { type: 'nobody-bid', issue: 'korea' })).toBeUndefined();
});
