import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { aTable } from './a-table.ts';

const english = translator('en', 'UTC');

function started(options = {}, seed = 'solo') {
  return aTable().alone('us').withOptions(options).start(seed);
}

test('16.1: one seat, three factions', () => {
  expect(rules.players.min).toBe(1);
  expect(rules.seats(1, rules.parseOptions({}))).toEqual(['solo']);
  expect(rules.seats(3, rules.parseOptions({}))).toEqual(['uk', 'fr', 'us']);
  expect(english.t(rules.seatName('solo'))).toBe('Solo player');
  expect(started().state.order).toEqual(['uk', 'fr', 'us']);
});

describe('16.4: setup', () => {
  const { state, story } = started();

  test('two issues in the Waiting Room; 20 cards under the end card', () => {
    expect([state.table.length, state.waitingRoom.length, state.discard.length]).toEqual([2, 2, 1]);
    expect(state.deck.length - state.deck.indexOf('rush-to-the-finish') - 1).toBe(20);
    expect(state.deck.indexOf('rush-to-the-finish')).toBe(27);
  });

  test('no strategy cards, no markers of Japan and Italy, happiness 20', () => {
    expect(state.strategies).toEqual([]);
    expect(state.happiness).toEqual({ uk: 20, fr: 20, us: 20 });
  });

  test('the player begins with the faction that plays last, at 0 VP', () => {
    expect(state.solo).toEqual({ faction: 'us', points: 0, target: 20 });
    expect(story).toContain(
      'Solitaire: the player begins with the US, which plays last; the other two factions are bots. 20 VP win.',
    );
    const drawn = started({ turn_order: 'drawn' }, 'another').state;
    expect(drawn.solo?.faction).toBe(drawn.order[2]);
  });

  test('another length does not count, and the log says so', () => {
    const long = started({ length: 'longest' });
    expect(long.state.deck.indexOf('rush-to-the-finish')).toBe(27);
    expect(long.state.happiness.uk).toBe(20);
    expect(long.story).toContain(
      'Solitaire: the player begins with the US, which plays last; the other two factions are bots. 20 VP win. The ' +
        'table’s length does not count here: 20 issues lie under the end card (16.4).',
    );
  });
});

test('more players have no solitaire part', () => {
  expect(aTable().start().state.solo).toBeUndefined();
});

test('section 16: the figures of the pack', () => {
  expect(rules.builtInPack().pack.figures.solitaire).toEqual({
    waitingIssues: 2,
    tokens: {
      uk: ['navy-uk', 'bolshevik', 'empire-uk'],
      fr: ['containment', 'reparations', 'empire-fr'],
      us: ['self-determination', 'industry', 'navy-us'],
    },
    deployFromUnrest: 4,
    deployColumns: [7, 8],
    mutinyWithin: 2,
    demobilizeBox: 2,
    bidUnits: [0, 1, 1, 2],
  });
});

describe('16.5: a VP when the turn of the player’s faction begins', () => {
  const each = () => aTable().alone('us').withSettled('uk', 'korea').withSettled('fr', 'togo');

  test('when it is the strongest and every faction controls an issue', () => {
    const game = each().withSettled('us', 'rhineland').turnOf('us');
    expect(game.state.solo?.points).toBe(1);
    expect(game.story).toContain(
      'The US is the strongest faction (the UK 2, France 2 and the US 6): the player scores 1 VP and has 1 (16.5).',
    );
  });

  test('not when another is as strong', () => {
    const game = each().withSettled('us', 'bukovina').turnOf('us');
    expect(game.state.solo?.points).toBe(0);
    expect(game.story.join()).toContain('No VP: the US is not the strongest faction');
  });

  test('not even for the first of those that are equally strong', () => {
    const game = each().alone('uk').withSettled('us', 'bukovina').turnOf('uk');
    expect(game.story).toContain(
      'No VP: the UK is not the strongest faction (the UK 2, France 2 and the US 2). The player has 0 VP (16.5).',
    );
  });

  test('not while a faction controls nothing', () => {
    const game = aTable().alone('us').withSettled('uk', 'korea').withSettled('us', 'rhineland').turnOf('us');
    expect(game.state.solo?.points).toBe(0);
    expect(game.story).toContain(
      'No VP: not every faction controls an issue (the UK 2, France 0 and the US 6). The player has 0 VP (16.5).',
    );
  });

  test('16.3: tokens count for their faction wherever they lie', () => {
    const game = aTable()
      .alone('us')
      .withSettled('uk', 'korea', ['industry', 'navy-us', 'navy-uk'])
      .withSettled('fr', 'togo', ['self-determination'])
      .withSettled('us', 'cameroon', ['containment'])
      .turnOf('us');
    expect(game.story.join()).toContain('the UK 3, France 3 and the US 6');
  });

  test('not on a bot’s turn', () => {
    const game = each().withSettled('uk', 'rhineland').turnOf('uk');
    expect(game.story.join()).not.toContain('VP');
  });
});

describe('16.6: who leads both issues on the Table must settle one', () => {
  const both = () =>
    aTable()
      .alone('us')
      .withTable('rhineland', 'silesia')
      .withInfluence('rhineland', { us: 2 })
      .withInfluence('silesia', { us: 2, uk: 1 });

  test('no other political action; a military one may come first', () => {
    const game = both().turnOf('us');
    expect(game.options).toEqual(['settle:rhineland', 'settle:silesia', 'deploy', 'demobilize']);
    expect(game.prompt).toContain('You lead all issues on the Table, so you must settle one of them (16.6).');
    expect(game.fallback).toBe('settle:rhineland');
  });

  test('one of two is no must', () => {
    const game = both().withInfluence('silesia', { us: 1, uk: 2 }).turnOf('us');
    expect(game.options).toContain('place');
    expect(game.prompt).toContain('You run the US and have 0 of 20 VP (strengths: the UK 0, France 0 and the US 0).');
    expect(game.prompt).not.toContain('must');
  });

  test('with more players there is no such rule', () => {
    const game = aTable()
      .withTable('rhineland', 'silesia')
      .withInfluence('rhineland', { us: 2 })
      .withInfluence('silesia', { us: 2 })
      .turnOf('us');
    expect(game.options).toContain('place');
  });
});
