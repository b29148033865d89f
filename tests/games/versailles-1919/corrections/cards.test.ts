import { describe, expect, test } from '@jest/globals';
import { asksToPutRight, putRight } from '../../put-right.ts';
import { aTable } from '../a-table.ts';

const table = () =>
  aTable()
    .withTable('rhineland', 'silesia')
    .withWaitingRoom('togo', 'armenia', 'korea')
    .withDiscard('tyrol')
    .withDeck('kiel-canal', 'sudetenland', 'anschluss')
    .withInfluence('rhineland', { uk: 3, fr: 2 })
    .withEvent('arthur-balfour')
    .withWaitingEvents('edward-house', 'bela-kun')
    .withNextEvents('billy-hughes', 'henry-white');

describe('two issues change places', () => {
  test('Table and Waiting Room: the influence stays with its issue', () => {
    const game = table().turnOf('uk');
    const { told } = putRight(game, 'issues', { issue: 'rhineland', with: 'togo' });
    expect([game.state.table, game.state.waitingRoom]).toEqual([
      ['togo', 'silesia'],
      ['rhineland', 'armenia', 'korea'],
    ]);
    expect(game.state.influence.rhineland).toEqual({ uk: 3, fr: 2 });
    expect(told()).toEqual([
      'Put right by the moderator: Rhineland (on the Table) and Togo (in the Waiting Room) changed places.',
    ]);
  });

  test('an issue with influence on it cannot leave the Table for a pile', () => {
    const game = table().turnOf('uk');
    expect(putRight(game, 'issues', { issue: 'rhineland', with: 'tyrol' }).refused).toBe(
      'That would leave an impossible position: influence lies on Rhineland, which is neither on the Table nor in ' +
        'the Waiting Room.',
    );
    expect(putRight(game, 'issues', { issue: 'silesia', with: 'tyrol' }).refused).toBeUndefined();
    expect(game.state.discard).toEqual(['silesia']);
  });

  test('within the deck only the moderator learns which', () => {
    const game = table().turnOf('uk');
    const { told, revealed } = putRight(game, 'issues', { issue: 'kiel-canal', with: 'anschluss' });
    expect(game.state.deck.slice(0, 3)).toEqual(['anschluss', 'sudetenland', 'kiel-canal']);
    expect([told('fr'), revealed]).toEqual([
      ['Put right by the moderator: two cards of the deck of issues changed places.'],
      true,
    ]);
    expect(told('moderator')[0]).toContain('Kiel Canal (in the deck) and Anschluss (in the deck)');
  });

  test('not while an issue is being settled', () => {
    const game = table().settling('uk', 'rhineland');
    expect(game.asked).toBe('uk option');
    expect(asksToPutRight(game, 'issues').prompt).toContain('when the issue that is being settled is done with');
    expect(putRight(game, 'issues', { issue: 'silesia', with: 'tyrol' }).refused).toContain('go back to before it');
  });
});

describe('two events change places', () => {
  test('the one on the Table and one of the deck', () => {
    const game = table().turnOf('uk');
    const { told } = putRight(game, 'events', { event: 'arthur-balfour', with: 'henry-white' });
    expect([game.state.event, game.state.eventDeck.slice(0, 2)]).toEqual([
      'henry-white',
      ['billy-hughes', 'arthur-balfour'],
    ]);
    expect(told()[0]).toContain('Arthur Balfour (on the Table) and Henry White (in the deck) changed places.');
  });

  test('not the one on the Table while an issue is being settled', () => {
    const game = table().settling('uk', 'rhineland');
    expect(putRight(game, 'events', { event: 'arthur-balfour', with: 'bela-kun' }).refused).toContain('being settled');
    expect(putRight(game, 'events', { event: 'billy-hughes', with: 'bela-kun' }).refused).toBeUndefined();
  });
});

describe('settled issues', () => {
  test('an issue of the Table is settled; the top card of the deck takes its place', () => {
    const game = table().turnOf('uk');
    const { told } = putRight(game, 'settle', {
      issue: 'silesia/plebiscite',
      owner: 'fr',
      tokens: { 'self-determination': 2 },
    });
    expect([game.state.table, game.state.deck[0]]).toEqual([['rhineland', 'kiel-canal'], 'sudetenland']);
    expect(game.state.settled).toEqual([
      { issue: 'silesia', owner: 'fr', option: 'plebiscite', tokens: ['self-determination', 'self-determination'] },
    ]);
    expect(told()).toEqual([
      'Put right by the moderator: Silesia, which lay on the Table, is settled with the option Plebiscite and ' +
        'belongs to France; on it lie 2 self-determination tokens. Kiel Canal takes its place.',
    ]);
  });

  test('one of the discard pile leaves it, and nothing takes its place', () => {
    const game = table().turnOf('uk');
    putRight(game, 'settle', { issue: 'tyrol/to-italy', owner: 'us', tokens: {} });
    expect([game.state.discard, game.state.settled.length]).toEqual([[], 1]);
  });

  test('13.2: the end card is not among them', () => {
    const issues = asksToPutRight(table().turnOf('uk'), 'settle').options.issue ?? [];
    expect(issues).toContain('silesia/to-poland: Silesia: To Poland (on the Table)');
    expect(issues.some((line) => line.startsWith('rush-to-the-finish'))).toBe(false);
  });

  test('owner, option and tokens of a settled one are changed', () => {
    const game = table().withSettled('uk', 'disarmament', ['containment'], 'limited').turnOf('uk');
    const { told } = putRight(game, 'settled', { issue: 'disarmament/extreme', owner: 'us', tokens: {} });
    expect(game.state.settled).toEqual([{ issue: 'disarmament', owner: 'us', option: 'extreme', tokens: [] }]);
    expect(told()[0]).toContain('belongs to the US; on it lies nothing.');
  });

  test('one goes back: to the discard pile, or above or below the deck', () => {
    const game = table().withSettled('uk', 'disarmament').turnOf('uk');
    const { told } = putRight(game, 'unsettle', { issue: 'disarmament', to: 'deck-top' });
    expect([game.state.settled, game.state.deck[0]]).toEqual([[], 'disarmament']);
    expect(told()).toEqual([
      'Put right by the moderator: Disarmament does not belong to the UK any more and went to the top of the deck.',
    ]);
  });
});

describe('11: strategy cards', () => {
  const chosen = () => aTable().withStrategyOf({ uk: 'isolationism', fr: 'global-trade', us: 'fourteen-points' });

  test('two nations exchange theirs', () => {
    const game = chosen().turnOf('uk');
    const { told } = putRight(game, 'strategy', { nation: 'uk', strategy: 'global-trade' });
    expect(game.state.strategyOf).toEqual({ uk: 'global-trade', fr: 'isolationism', us: 'fourteen-points' });
    expect(told()).toEqual([
      'Put right by the moderator: the UK has the strategy card Global Trade instead of Isolationism, and France ' +
        'has that one.',
    ]);
  });

  test('one out of the game takes the place of another', () => {
    const game = chosen().turnOf('uk');
    putRight(game, 'strategy', { nation: 'us', strategy: 'revanchism' });
    expect(game.state.strategyOf.us).toBe('revanchism');
  });

  test('11.2: not before all have chosen', () => {
    const { options, prompt } = asksToPutRight(table().turnOf('uk'), 'strategy');
    expect([options.nation, prompt]).toEqual([
      [],
      expect.stringContaining('when all nations have chosen theirs (11.2)'),
    ]);
  });
});

describe('16: solitaire', () => {
  test('the nation, the VP and the target', () => {
    const game = aTable().alone('us').turnOf('us');
    const { told } = putRight(game, 'solo', { nation: 'fr', points: 3, target: 9 });
    expect(game.state.solo).toEqual({ faction: 'fr', points: 3, target: 9 });
    expect(told()).toEqual(['Put right by the moderator: the player runs France and has 3 of 9 VP.']);
  });

  test('nothing of it where more people play', () => {
    expect(asksToPutRight(table().turnOf('uk'), 'solo')).toMatchObject({
      prompt: 'This is for solitaire games only.',
      options: { nation: [] },
    });
  });
});
