import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

const END = 'rush-to-the-finish';

describe('13.1: drawing the end card', () => {
  test('it must come into the Waiting Room, the other card is discarded', () => {
    const game = aTable()
      .withTable('anschluss', 'silesia')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withEvent('gertrude-bell')
      .withWaitingEvents('arthur-balfour', 'paul-hymans')
      .withNextEvents('jan-smuts')
      .withDeck('tyrol', END)
      .withInfluence('anschluss', { fr: 2 })
      .settling('uk', 'anschluss')
      .answer('yes', 'decline', { issue: 'korea', event: 'paul-hymans' });
    expect(game.story).toContain(
      'Rush to the Finish goes to the Waiting Room, as the end card must; Tyrol goes on the discard pile.',
    );
    expect([game.state.waitingRoom, game.state.discard[0]]).toEqual([['togo', 'armenia', END], 'tyrol']);
    game.answer('none');
    expect(game.answer('place').options).toContain(END);
  });
});

describe('13.2: settling it', () => {
  const settle = () =>
    aTable()
      .withTable(END, 'silesia')
      .withEvent('mustafa-kemal-ataturk')
      .withInfluence(END, { us: 3, uk: 2 })
      .withSettled('us', 'korea')
      .settling('uk', END);

  test('the leader takes it for 7 VP, and the game is over at once', () => {
    const game = settle();
    expect(game.story).toContain('The UK settled the end card; the US takes it. The game is over.');
    expect(game.asked).toBe('nobody');
    expect(game.state.settled.at(-1)).toEqual({ issue: END, owner: 'us', option: undefined, tokens: [] });
    expect(game.outcome?.standings[0]).toEqual({ seat: 'us', place: 1, score: 7 + 2 + 6 });
  });

  test('none of the steps of settling is carried out', () => {
    const { state } = settle();
    expect([state.event, state.tracks.me.keg, state.eventCube]).toEqual(['mustafa-kemal-ataturk', 0, undefined]);
  });
});

describe('13.3: the deck is empty', () => {
  const table = () =>
    aTable()
      .withTable('anschluss', 'silesia')
      .withWaitingRoom('korea', 'togo', 'armenia')
      .withEvent('gertrude-bell')
      .withWaitingEvents('arthur-balfour', 'paul-hymans')
      .withNextEvents('jan-smuts')
      .withInfluence('anschluss', { fr: 2 });
  const refill = (builder: ReturnType<typeof table>) =>
    builder.settling('uk', 'anschluss').answer('yes', 'decline', { issue: 'korea', event: 'paul-hymans' });

  test('a player who wants to draw ends the game; a card from the discard pile goes on with it', () => {
    const game = refill(table().withOnlyDeck());
    expect(game.optionalActions[0]).toBe('Draw from the deck: the game ends');
    expect(game.fallback).toMatch(/^discard:/);
    game.answer('draw');
    expect(game.story[0]).toBe('The UK wants to draw issues and none are left. The game is over.');
    expect(game.outcome?.winners).toBeDefined();
    expect(refill(table().withOnlyDeck()).answer('discard:rhineland').asked).toBe('uk military-action');
  });

  test('A-11: a single card is drawn alone and goes to the Waiting Room', () => {
    const game = refill(table().withOnlyDeck('tyrol')).answer('draw');
    expect(game.story[1]).toBe('Tyrol goes to the Waiting Room, the last card of the deck.');
    expect(game.asked).toBe('uk military-action');
  });
});

describe('14: scoring', () => {
  const over = () =>
    aTable()
      .withPlayers('uk', 'fr', 'us', 'it')
      .withSettled('uk', 'rhineland', ['navy-uk', 'industry'])
      .withSettled('uk', 'south-west-africa', ['empire-uk'])
      .withSettled('fr', 'syria', ['empire-fr', 'empire-uk'])
      .withSettled('us', 'shantung', ['navy-us', 'navy-uk'])
      .withSettled('it', 'tyrol', ['empire-it'])
      .withStrategyOf({ uk: 'global-trade', fr: 'fourteen-points', us: 'isolationism', it: 'outlawing-war' })
      .withHappiness({ uk: 18, fr: 22, us: 14, it: 10, jp: 15 })
      .doing({ step: 'end-game', args: { how: 'deck' } });

  test('14.1 to 14.4 on the sheet: issues, own flags on own issues, four conditions, happiness', () => {
    expect(over().sheet).toEqual(
      [
        'The UK: 11 for issues, 2 for flags, 2 for Global Trade (2: +2 VP for each industrial growth token in ' +
          'play, 0: −1 VP for each German reparations token in play, 0: happiness counts twice and 0: +1 VP for each ' +
          'region with unrest in columns 4 to 8), 8 for happiness 18; 23 VP in all.',
        'France: 6 for issues, 1 for flags, 3 for Fourteen Points (0: +1 VP for each German containment token in ' +
          'play, 0: +1 VP for each self-determination token in play, 3: +3 VP for each of Japan and Italy that signs ' +
          'and 0: +1 VP for each own issue of the League), 6 for happiness 22; 16 VP in all.',
        'Italy: 3 for issues, 1 for flags, 10 for Outlawing War (0: +1 VP for each German containment token in ' +
          'play, 0: −1 VP for each Bolshevik containment token in play, 0: +1 VP for each self-determination token ' +
          'in play and 10: +2 VP for each region with unrest in columns 1 to 3), 0 for happiness 10; 14 VP in all.',
        'The US: 6 for issues, 1 for flags, 4 for Isolationism (1: +1 VP for each industrial growth token in play, ' +
          '0: +1 VP for each self-determination token in play, 3: +3 VP for each of Japan and Italy that refuses and ' +
          '0: happiness counts twice), 4 for happiness 14; 15 VP in all.',
      ].toSorted((a, b) => vp(b) - vp(a)),
    );
  });

  test('the winner, in a sentence', () => {
    expect(over().story).toEqual([
      'The game was won by the UK with 23 VP (the UK 23, France 16, the US 15 and Italy 14).',
    ]);
  });

  const vp = (line: string) => Number(/(\d+) VP in all/.exec(line)?.[1]);

  const award = (happiness: readonly number[]) => {
    const [uk = 0, fr = 0, us = 0, it = 0] = happiness;
    const game = aTable().withPlayers('uk', 'fr', 'us', 'it').withHappiness({ uk, fr, us, it }).doing();
    return game.view().factions.map(({ score }) => score.happiness);
  };

  test('14.4: four players 6, 4, 2, 0; ties take the higher award and skip', () => {
    expect(award([22, 21, 20, 19])).toEqual([6, 4, 2, 0]);
    expect(award([20, 20, 20, 19])).toEqual([6, 6, 6, 0]);
    expect(award([21, 20, 20, 19])).toEqual([6, 4, 4, 0]);
  });

  test('14.4: at 0 a player loses 5, and may still be first', () => {
    const game = aTable()
      .withHappiness({ uk: 0, fr: 1, us: 2 })
      .doing({ step: 'end-game', args: { how: 'deck' } });
    expect(game.sheet.at(-1)).toBe(
      'The UK: 0 for issues, 0 for flags, no strategy card, 0 for happiness 0, −5 for happiness 0; −5 VP in all.',
    );
    expect(game.scores?.[0]).toEqual(['Faction', 'Issues', 'Flags', 'Strategy card', 'Happiness', 'VP in all']);
    expect(game.scores?.at(-1)).toEqual(['the UK', '0', '0', 'no strategy card', '0 (at 0), −5 for 0', '−5']);
  });

  describe('14.5: ties', () => {
    test('higher happiness', () => {
      const game = aTable()
        .withSettled('uk', 'east-africa')
        .withSettled('uk', 'togo')
        .withSettled('fr', 'ethiopia')
        .withHappiness({ uk: 16, fr: 17, us: 15 })
        .doing({ step: 'end-game', args: { how: 'deck' } });
      expect(game.view().factions.map(({ score }) => score.total)).toEqual([9, 9, 0]);
      expect(game.outcome?.winners).toEqual(['fr']);
      expect(game.outcome?.standings.map(({ seat, place }) => `${seat} ${place}`)).toEqual(['fr 1', 'uk 2', 'us 3']);
    });

    test('then more issues', () => {
      const game = aTable()
        .withSettled('uk', 'rhineland')
        .withSettled('us', 'ethiopia')
        .withSettled('us', 'arabia')
        .doing({ step: 'end-game', args: { how: 'deck' } });
      expect(game.outcome?.winners).toEqual(['us']);
    });

    test('then shared', () => {
      const game = aTable()
        .withSettled('uk', 'ethiopia')
        .withSettled('us', 'arabia')
        .doing({ step: 'end-game', args: { how: 'deck' } });
      expect(game.outcome?.winners).toEqual(['uk', 'us']);
      expect(game.outcome?.standings.map(({ seat, place }) => `${seat} ${place}`)).toEqual(['uk 1', 'us 1', 'fr 3']);
      expect(game.story).toEqual([
        'The victory is shared by the UK and the US with 9 VP (the UK 9, the US 9 and France 6).',
      ]);
    });
  });
});
