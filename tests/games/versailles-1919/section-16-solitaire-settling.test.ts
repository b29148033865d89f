import { describe, expect, test } from '@jest/globals';
import { optionsFor } from '../../../src/games/versailles-1919/solitaire/bot-option.ts';
import { potentialValue } from '../../../src/games/versailles-1919/solitaire/value.ts';
import { aTable } from './a-table.ts';

/**
 * The player runs the US. A bot that leads Rhineland settles it in its turn, and nothing of the events needs a choice.
 */
function alone(...table: string[]) {
  return aTable()
    .alone('us')
    .withTable(...(table.length > 0 ? table : ['rhineland', 'silesia']))
    .withWaitingRoom('togo', 'armenia')
    .withEvent('john-foster-dulles')
    .withWaitingEvents('edward-house', 'jan-smuts')
    .withNextEvents('prince-feisal');
}

describe('16.3: potential values', () => {
  const { pack } = aTable().doing().position;

  test('Rhineland: 7 for the US and France, 6 for the UK', () => {
    const values = (['uk', 'fr', 'us'] as const).map((faction) => potentialValue(pack, 'rhineland', faction));
    expect(values).toEqual([6, 7, 7]);
  });

  test('squadrons of either flag count for who has that flag; the end card is worth what is printed', () => {
    expect((['uk', 'fr', 'us'] as const).map((faction) => potentialValue(pack, 'shantung', faction))).toEqual([
      8, 6, 8,
    ]);
    expect(potentialValue(pack, 'rush-to-the-finish', 'fr')).toBe(7);
  });
});

describe('16.9.1: a bot’s option', () => {
  const options = (issue: string, faction: 'uk' | 'fr') => {
    const game = alone().doing();
    return optionsFor(game.position, faction, issue).map(({ id }) => id);
  };

  test('the highest value', () => {
    expect(options('rhineland', 'fr')).toEqual(['separate-buffer-state']);
    expect(options('palestine', 'fr')).toEqual(['french-mandate']);
  });

  test('then the least unhappiness for it', () => {
    expect(options('silesia', 'fr')).toEqual(['to-poland']);
    expect(options('high-seas-fleet', 'fr')).toEqual(['divide-among-the-allies']);
  });

  test('then the player', () => {
    expect(options('rhineland', 'uk')).toEqual(['french-occupation', 'stays-with-germany']);
    const game = alone().withInfluence('rhineland', { uk: 1 }).turnOf('uk');
    expect([game.asked, game.options]).toEqual(['solo option', ['french-occupation', 'stays-with-germany']]);
    expect(game.prompt).toBe(
      'You decide for the UK, which is a bot. It wins Rhineland. These options are equal for it: which one does it ' +
        'take (16.9.1)?',
    );
    game.answer('stays-with-germany');
    expect(game.story[0]).toBe(
      'The UK (bot) chooses Stays with Germany for Rhineland: no option is better for it (value 6), and the player ' +
        'chose this one (16.9.1).',
    );
  });

  test('it takes it without being asked, and says why', () => {
    const game = alone().withInfluence('rhineland', { fr: 1 }).turnOf('fr');
    expect(game.story).toContain(
      'France (bot) chooses Separate buffer state for Rhineland: its value 7 is the highest (16.9.1).',
    );
    const second = alone('korea', 'silesia').withInfluence('silesia', { fr: 1 }).turnOf('fr');
    expect(second.story).toContain(
      'France (bot) chooses To Poland for Silesia: no option is worth more than 5, and this one makes it least ' +
        'unhappy (16.9.1).',
    );
  });

  test('also when the player settles what the bot leads', () => {
    const game = alone().withInfluence('rhineland', { fr: 1 }).turnOf('us').answer('settle:rhineland');
    expect(game.story.join()).toContain('France (bot) chooses Separate buffer state');
    expect(game.asked).toBe('solo advance-cards');
  });

  test('a squadron of either flag is its own; France, which has none, leaves it to the player', () => {
    const uk = alone('shantung', 'silesia').withInfluence('shantung', { uk: 1 }).turnOf('uk');
    expect(uk.state.settled[0]?.tokens).toEqual(['navy-uk', 'navy-uk']);
    expect(uk.story).toContain('The UK (bot) takes its own flag on Shantung: it adds to the value (16.9.1).');
    const fr = alone('shantung', 'silesia').withInfluence('shantung', { fr: 1 }).turnOf('fr');
    fr.answer('to-japan');
    expect([fr.asked, fr.options]).toEqual(['solo naval-flags', ['navy-uk', 'navy-us']]);
  });
});

describe('16.9.2: conference events while a bot settles', () => {
  test('an Optional one must be carried out; the player decides how', () => {
    const game = alone().withEvent('paul-hymans').withInfluence('rhineland', { fr: 1 }).turnOf('fr');
    expect(game.story).toContain(
      'Paul Hymans is Optional, but must be carried out when a bot settles; the player decides what it leaves open ' +
        '(16.9.2).',
    );
    expect(game.story.join()).not.toContain('declined');
  });

  const ownTurn = () => alone().withEvent('herbert-hoover').withUnrest('eu', 4).withInfluence('rhineland', { fr: 1 });

  test('in the player’s own turn, too: it is not asked about', () => {
    const game = ownTurn().turnOf('us').answer('settle:rhineland');
    expect([game.asked, game.state.tracks.eu.unrest]).toEqual(['solo advance-cards', 3]);
    expect(game.story).toContain(
      'Herbert Hoover is Optional, but must be carried out in a solitaire game; the player decides what it leaves ' +
        'open (16.9.2).',
    );
  });

  test('where the table says so, it may be declined in the player’s own turn, and only there', () => {
    const mild = () => ownTurn().withOptions({ optional_events: 'may-decline' });
    const game = mild().turnOf('us').answer('settle:rhineland');
    expect([game.asked, game.options]).toEqual(['solo optional-event', ['event', 'decline']]);
    expect(mild().turnOf('fr').story.join()).toContain('must be carried out when a bot settles');
  });

  test('a game that began under ruleset 1 keeps its meaning', () => {
    const game = ownTurn().withRuleset(1).turnOf('us').answer('settle:rhineland');
    expect(game.asked).toBe('solo optional-event');
  });

  test('with more players the option means nothing', () => {
    const game = aTable()
      .withTable('rhineland', 'silesia')
      .withEvent('herbert-hoover')
      .withInfluence('rhineland', { us: 1 })
      .settling('us', 'rhineland')
      .until('us optional-event');
    expect(game.options).toEqual(['event', 'decline']);
  });

  test('what it leaves open the player decides for the bot', () => {
    const game = alone().withEvent('jan-smuts').withWaitingEvents('edward-house', 'paul-hymans');
    const asked = game.withInfluence('rhineland', { fr: 1 }).turnOf('fr');
    expect(asked.asked).toBe('solo which-target');
    expect(asked.prompt).toContain('You decide for France, which is a bot. Jan Smuts: whom do you choose?');
  });
});

describe('16.9.3, 16.9.4: cards to the Table', () => {
  const settled = () => alone().withInfluence('rhineland', { fr: 1 });

  test('an issue that the bot leads; the event is the player’s choice', () => {
    const game = settled().withInfluence('armenia', { fr: 1 }).turnOf('fr');
    expect([game.asked, game.options]).toEqual([
      'solo advance-cards',
      ['issue=armenia', 'event=edward-house', 'event=jan-smuts'],
    ]);
    game.answer({ issue: 'armenia', event: 'jan-smuts' });
    expect(game.story[0]).toBe('France (bot) brings Armenia to the Table: it is in the lead there (16.9.3).');
    expect(game.state.event).toBe('jan-smuts');
  });

  test('else one without influence', () => {
    const game = settled().withInfluence('togo', { us: 1 }).turnOf('fr');
    expect(game.options[0]).toBe('issue=armenia');
    expect(game.options).not.toContain('issue=togo');
    expect(game.answer(game.fallback ?? '').story[0]).toBe(
      'France (bot) brings Armenia to the Table: it leads none, and this one has no influence on it (16.9.3).',
    );
  });

  test('else, or among equals, the player chooses', () => {
    const full = settled().withInfluence('togo', { us: 1 }).withInfluence('armenia', { uk: 1 }).turnOf('fr');
    expect(full.options.slice(0, 2)).toEqual(['issue=togo', 'issue=armenia']);
    expect(full.answer(full.fallback ?? '').story[0]).toContain(
      'it leads none, and all have influence on them; the player chose among equals (16.9.3).',
    );
    const both = settled().withInfluence('togo', { fr: 1 }).withInfluence('armenia', { fr: 2 }).turnOf('fr');
    expect(both.options.slice(0, 2)).toEqual(['issue=togo', 'issue=armenia']);
  });

  test('no event takes a cube, on nobody’s turn', () => {
    const { pack } = aTable().doing().position;
    const icons = pack.events.filter((id) => pack.event[id]?.icon).slice(0, 2);
    for (const faction of ['fr', 'us'] as const) {
      const game = alone()
        .withWaitingEvents(...icons)
        .withInfluence('rhineland', { fr: 1 })
        .turnOf(faction);
      if (faction === 'us') game.answer('settle:rhineland');
      expect(game.options.filter((id) => id.startsWith('event='))).toEqual(icons.map((id) => `event=${id}`));
      expect(game.view().waitingEvents.map(({ icon }) => icon)).toEqual([false, false]);
    }
  });
});

describe('16.9.5: the Waiting Room is refilled', () => {
  const refilled = (...deck: string[]) =>
    alone()
      .withInfluence('rhineland', { fr: 1 })
      .withOnlyDeck(...deck)
      .turnOf('fr')
      .answer({ issue: 'togo', event: 'jan-smuts' });

  test('with the top card; the next one is discarded', () => {
    const game = refilled('korea', 'thrace', 'syria');
    expect(game.story).toContain(
      'France (bot) draws Korea for the Waiting Room; Thrace goes on the discard pile (16.9.5).',
    );
    expect([game.state.waitingRoom, game.state.discard[0], game.state.deck]).toEqual([
      ['armenia', 'korea'],
      'thrace',
      ['syria'],
    ]);
  });

  test('the end card is not discarded: the two are swapped', () => {
    const game = refilled('korea', 'rush-to-the-finish', 'syria');
    expect([game.state.waitingRoom[1], game.state.discard[0]]).toEqual(['rush-to-the-finish', 'korea']);
    expect(game.story.join()).toContain('(swapped, as the end card is not discarded)');
    expect(refilled('rush-to-the-finish', 'korea').state.waitingRoom[1]).toBe('rush-to-the-finish');
  });

  test('A-11: the last card is taken alone; 13.3: without a deck the game is over', () => {
    expect(refilled('korea').story).toContain(
      'France (bot) draws Korea for the Waiting Room, the last card of the deck (16.9.5).',
    );
    expect(refilled().state.ending).toEqual({ how: 'deck', issue: undefined });
  });

  test('16.9.6: then the crisis as usual; its choices for bots are the player’s', () => {
    expect(refilled('korea', 'thrace').story).toContain(
      'Crisis, Strike: whoever controls the issue being settled: −2 happiness.',
    );
  });

  test('16.6: on their own turn the player refills as usual', () => {
    const game = alone().withInfluence('rhineland', { fr: 1 }).turnOf('us').answer('settle:rhineland');
    expect(game.answer({ issue: 'togo', event: 'jan-smuts' }).asked).toBe('solo drawn-issue');
  });
});
