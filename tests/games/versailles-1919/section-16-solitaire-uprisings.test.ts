import { describe, expect, test } from '@jest/globals';
import { aTable } from './a-table.ts';

/** The player runs the US, which is the weakest faction. */
function alone() {
  return aTable()
    .alone('us')
    .withSettled('us', 'korea')
    .withSettled('fr', 'cilicia')
    .withSettled('uk', 'palestine', ['empire-uk'], 'uk-mandate');
}

/** An issue is up for bid after an uprising of its region. */
function unsettled(table: ReturnType<typeof aTable>, issue = 'palestine') {
  return table
    .with((state) => {
      state.active = 'uk';
    })
    .doing({ step: 'unsettle-issue', args: { issue, uprising: undefined } });
}

describe('16.11: bids', () => {
  test('both bots’ bids first: 2 units of 3, influence by the potential value', () => {
    const game = unsettled(alone());
    expect(game.story.slice(2)).toEqual([
      'The UK (bot) bids strength 2 (2 units) and 6 influence for Palestine: with 3 mobilized units it bids 2, and ' +
        'the potential value is 6 (16.11).',
      'France (bot) bids strength 2 (2 units) and 6 influence for Palestine: with 3 mobilized units it bids 2, and ' +
        'the potential value is 6 (16.11).',
    ]);
    expect(game.asked).toBe('solo bid');
    expect(game.prompt).toContain('The UK leads with strength 2 (2 units) and 6 influence.');
  });

  test.each([
    [1, 2, 1],
    [2, 1, 1],
    [3, 0, 0],
  ])('%d demobilized: %d mobilized units bid %d', (demobilized, _, units) => {
    const game = unsettled(alone().withUnits('uk', { demobilized }));
    expect(game.state.auction?.bids.uk).toMatchObject({ units, inRegion: false });
  });

  test('the unit in the region is used and counts 2', () => {
    const game = unsettled(alone().withUnit('uk', 'me', 8));
    expect(game.state.auction?.bids.uk).toMatchObject({ units: 1, inRegion: true, strength: 3 });
    const alsoOne = unsettled(alone().withUnit('uk', 'me', 8).withUnits('uk', { demobilized: 1 }));
    expect(alsoOne.state.auction?.bids.uk).toMatchObject({ units: 0, inRegion: true, strength: 2 });
  });

  test('A-28: Exhausted units and units elsewhere count as mobilized and cannot be bid', () => {
    const game = unsettled(alone().withUnit('uk', 'eu', 8).withUnits('uk', { exhausted: 1 }));
    expect(game.state.auction?.bids.uk).toMatchObject({ units: 1, inRegion: false, strength: 1 });
    expect(game.story.join()).toContain(
      'with 3 mobilized units it would bid 2, but can use 1 here, and the potential value is 6',
    );
  });

  test('influence: no more than it has; nothing at all is no bid', () => {
    const less = unsettled(alone().withAvailable({ uk: 2 }));
    expect(less.state.auction?.bids.uk?.influence).toBe(2);
    expect(less.story.join()).toContain('but it has no more influence Available (16.11)');
    const none = unsettled(alone().withAvailable({ uk: 0 }).withUnits('uk', { exhausted: 3 }));
    expect(none.state.auction?.bids.uk).toBeUndefined();
    expect(none.story).toContain('The UK (bot) has nothing to bid for Palestine (16.11).');
  });

  test('no units where the card says No Military', () => {
    const game = unsettled(alone().withSettled('fr', 'disarmament', ['containment'], 'moderate'), 'disarmament');
    expect(game.state.auction?.bids.uk).toEqual({ units: 0, inRegion: false, strength: 0, influence: 5 });
    expect(game.story).toContain('The UK (bot) bids 5 influence for Disarmament: the potential value is 5 (16.11).');
  });

  test('equal bids: the bot with more influence bids one more', () => {
    const game = unsettled(alone().withAvailable({ uk: 14, fr: 13 }));
    expect(game.state.auction?.bids).toMatchObject({ uk: { influence: 7 }, fr: { influence: 6 } });
    expect(game.story.join()).toContain('; the bids were equal, so it adds 1 from the larger supply (16.11)');
  });

  test('the player beats the best bid, and the bots do not answer', () => {
    const game = unsettled(alone());
    expect(game.options).toEqual(['pass', 'units:2', 'units:3']);
    game.answer('units:2', 7);
    expect(game.story.slice(0, 2)).toEqual([
      'The US bids strength 2 (2 units) and 7 influence for Palestine.',
      'The US wins Palestine and pays strength 2 (2 units) and 7 influence.',
    ]);
    expect([game.asked, game.state.happiness.us]).toEqual(['solo option', 18]);
  });

  test('or they pass: the better bot takes it, pays, and chooses by 16.9.1', () => {
    const game = unsettled(alone().withAvailable({ uk: 15, fr: 5 })).answer('pass');
    expect(game.story.slice(0, 4)).toEqual([
      'The US passes.',
      'The UK (bot) takes Palestine: its bid is the best (16.11).',
      'The UK keeps Palestine and pays strength 2 (2 units) and 6 influence.',
      'Happiness of the UK −2: 18.',
    ]);
    expect(game.story.join()).toContain('The UK (bot) chooses UK Mandate for Palestine');
    expect(game.state.supply.uk).toMatchObject({ available: 9, exhausted: 6, units: { available: 1, exhausted: 2 } });
  });

  test('tied bots: the player’s choice', () => {
    const game = unsettled(alone()).answer('pass');
    expect([game.asked, game.options]).toEqual(['solo which-bot-wins', ['uk', 'fr']]);
    expect(game.prompt).toBe('Both bots bid the same for Palestine. Which one takes it (16.11)?');
    game.answer('fr');
    expect(game.story[0]).toBe(
      'France (bot) takes Palestine: the bots’ bids are equal, and the player chose it (16.11).',
    );
    expect(game.state.settled.find(({ issue }) => issue === 'palestine')?.owner).toBe('fr');
  });

  test('no bid at all: the issue is discarded', () => {
    const nothing = { exhausted: 3 };
    const game = unsettled(
      alone().withAvailable({ uk: 0, fr: 0 }).withUnits('uk', nothing).withUnits('fr', nothing),
    ).answer('pass');
    expect([game.state.discard[0], game.asked]).toEqual(['palestine', 'nobody']);
  });
});

describe('16.12: the player takes over the weakest faction', () => {
  test('before the bids, the issue still counted for its owner', () => {
    // Without Palestine and its token the UK would be the weakest.
    const game = unsettled(alone().withSettled('us', 'indemnity'));
    expect(game.state.solo?.faction).toBe('fr');
    expect(game.story[1]).toBe(
      'The player now runs France instead of the US: it is the weakest faction (the UK 6, France 3 and the US 8; ' +
        '16.12).',
    );
    expect(Object.keys(game.state.auction?.bids ?? {})).toEqual(['uk', 'us']);
    expect(game.state.auction?.in).toEqual(['fr']);
  });

  test('they may have it already', () => {
    expect(unsettled(alone()).story[1]).toBe(
      'The player still runs the US: it is the weakest faction (the UK 6, France 3 and the US 2; 16.12).',
    );
  });

  test('tied: their choice, their own included', () => {
    const game = unsettled(alone().withSettled('us', 'bukovina', ['containment'], 'to-romania'), 'palestine');
    expect([game.asked, game.options]).toEqual(['solo take-over', ['fr', 'us']]);
    expect(game.prompt).toContain('Now you run the US.');
    expect(game.optionalActions).toEqual(['France (strength 4)', 'the US (strength 4)']);
    game.answer('fr');
    expect(game.story[0]).toContain('The player now runs France instead of the US: their choice among the weakest');
  });

  test('what the bot had begun, the player goes on with as they like, in the same turn', () => {
    const game = alone()
      .withTable('rhineland', 'silesia')
      .withWaitingRoom('togo', 'armenia')
      .withInfluence('silesia', { uk: 1 })
      .withSettled('us', 'indemnity')
      .withSettled('us', 'disarmament')
      .withSettled('fr', 'syria')
      .withSettled('fr', 'thrace')
      .withEvent('stephen-pichon')
      .withWaitingEvents('edward-house', 'jan-smuts')
      .withNextEvents('prince-feisal')
      .turnOf('uk')
      .answer('plebiscite');
    expect(game.state.solo?.faction).toBe('uk');
    expect(game.asked).toBe('solo bid');
    game.answer('pass').until('solo advance-cards');
    expect(game.prompt).not.toContain('a bot');
    game.answer(game.fallback ?? '');
    expect(game.asked).toBe('solo drawn-issue');
    game.answer(game.fallback ?? '');
    expect(game.asked).toBe('solo military-action');
  });

  test('turns go on in order, so they may have two in a row, or lose one', () => {
    const game = alone().turnOf('us').until('solo military-action');
    game.state.solo = { faction: 'uk', points: 0, target: 20 };
    game.answer('none');
    expect(game.asked).toBe('solo action');
    expect(game.state.active).toBe('uk');
  });
});
