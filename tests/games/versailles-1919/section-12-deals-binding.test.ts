import { describe, expect, test } from '@jest/globals';
import { tellDeals } from '../../../src/games/versailles-1919/deals/deal-view.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { agree, dealTable, refusalOf } from './deal-table.ts';

const english = translator('en', 'UTC');
const PROPOSE = '~propose-deal';

describe('12.2: "I settle this issue if the winner takes that option"', () => {
  const deal = () =>
    agree(
      dealTable().turnOf('uk'),
      'uk',
      { mine: ['settle:rhineland'], theirs: ['fr/option:rhineland:stays-with-germany'], give: { fr: 2 } },
      'fr',
    );

  test('holds once the other has accepted, all at once', () => {
    const game = deal();
    expect(game.story).toEqual([
      'France accepts deal 1 of the UK.',
      'Deal 1 between the UK and France holds for this turn: the UK exhausts 2 influence so that France recovers ' +
        '2, the UK settles Rhineland with its political action and France takes the option Stays with Germany if it ' +
        'wins Rhineland.',
      'The UK exhausts 2 influence (4 Available), France recovers 2 (4 Available).',
    ]);
    expect(game.state.promises.map(({ kind, faction }) => `${faction} ${kind}`)).toEqual(['uk settle', 'fr option']);
    expect([game.state.supply.uk, game.state.supply.fr]).toMatchObject([
      { available: 4, exhausted: 10 },
      { available: 4, exhausted: 8 },
    ]);
    expect(tellDeals(game.view().deals).map((line) => english.t(line))).toEqual([
      'Promised for this turn: the UK settles Rhineland with its political action and France takes the option ' +
        'Stays with Germany if it wins Rhineland.',
    ]);
  });

  test('placing and reclaiming are gone; a military action may still come first', () => {
    const game = deal();
    expect([game.asked, game.options]).toEqual(['uk action', ['settle:rhineland', 'deploy', 'demobilize']]);
    expect(refusalOf(() => game.answer('place'))).toBe(
      'A deal of this turn binds you (Rule 12.2): the UK settles Rhineland with its political action. (Rule 3.2)',
    );
    expect(refusalOf(() => game.answer('burn'))).toMatch(/^“burn” is not one of the answers\./);
    expect(game.fallback).toBe('settle:rhineland');
  });

  test('what it forbids is shown, with the promise that does', () => {
    const { choice } = deal();
    const barred = (choice.kind === 'one' && choice.barred) || [];
    expect(barred.map(({ id, label, why }) => [id, english.t(label), english.t(why)])).toContainEqual([
      'reclaim',
      expect.stringMatching(/^Reclaim/),
      'forbidden by a deal of this turn: the UK settles Rhineland with its political action',
    ]);
  });

  test('what leaves one answer is not asked: the log says so', () => {
    const game = deal().answer('demobilize');
    expect(game.story.slice(2, 4)).toEqual([
      'A deal leaves the UK no other choice: the UK settles Rhineland with its political action.',
      'The UK settled Rhineland, which France wins. Cubes: the UK 1 back and France 3 exhausted.',
    ]);
    expect(game.story[4]).toBe(
      'A deal leaves France no other choice: France takes the option Stays with Germany if it wins Rhineland.',
    );
    expect(game.story[5]).toMatch(/^France chose for Rhineland: Stays with Germany/);
    expect(game.asked).toBe('uk optional-event');
  });

  test('a promise that left a choice is told when it is kept', () => {
    expect(deal().answer('settle:rhineland').story[0]).toBe(
      'As promised in a deal: the UK settles Rhineland with its political action.',
    );
  });

  test('is over with the turn', () => {
    const game = deal().answer('settle:rhineland').until('fr action');
    expect([game.state.promises, game.state.deals]).toEqual([[], []]);
    expect(game.options).toContain('reclaim');
  });

  test('the rulebook’s example: 3 influence for the option of an issue; not to place next turn binds nobody', () => {
    const game = dealTable().withInfluence('rhineland', { us: 2 }).turnOf('us');
    agree(
      game,
      'uk',
      {
        give: { us: 3 },
        theirs: ['us/settle:rhineland', 'us/option:rhineland:separate-buffer-state'],
        note: 'The US places nothing on Togo in its next turn.',
      },
      'us',
    );
    expect(game.state.supply.us?.available).toBe(7);
    expect(game.story[1]).toMatch(/Not binding: “The US places nothing on Togo in its next turn.”$/);
    game.answer('settle:rhineland');
    expect(game.story).toContain(
      'A deal leaves the US no other choice: the US takes the option Separate buffer state if it wins Rhineland.',
    );
    game.until('us action');
    expect(game.options).toContain('place');
  });
});

describe('12.2: the other promises', () => {
  test('not to settle', () => {
    const game = agree(dealTable().turnOf('uk'), 'fr', { get: { uk: 1 }, theirs: ['uk/not-settle'] }, 'uk');
    expect(game.options).toEqual(['place', 'reclaim', 'deploy', 'demobilize']);
    expect(refusalOf(() => game.answer('settle:rhineland'))).toBe(
      'A deal of this turn binds you (Rule 12.2): the UK settles no issue with its political action. (Rule 3.2)',
    );
    expect(game.answer('place', { togo: 1, armenia: 1 }).asked).toBe('uk military-action');
  });

  test('not to settle is void when nothing else is left', () => {
    const game = dealTable()
      .withInfluence('rhineland', { fr: 3, uk: 15 })
      .withUnit('uk', 'pa', 8)
      .withUnits('uk', { demobilized: 2 })
      .withAvailable({ uk: 0 })
      .turnOf('uk');
    agree(game, 'uk', { mine: ['not-settle'], with: ['fr'] }, 'fr');
    expect(game.options).toEqual(['reclaim', 'deploy', 'demobilize']);
    game.answer('demobilize');
    expect(game.story.slice(2, 4)).toEqual([
      'This promise cannot be kept and is void: the UK settles no issue with its political action.',
      'The UK settled Rhineland and wins it. Cubes: the UK 15 exhausted and France 1 exhausted, 2 back.',
    ]);
    expect(game.state.promises).toEqual([]);
  });

  test('not to settle is void, too, where only a military action would be left', () => {
    const game = dealTable().withInfluence('rhineland', { fr: 3, uk: 14 }).withAvailable({ uk: 0 }).turnOf('uk');
    agree(game, 'uk', { mine: ['not-settle'], with: ['fr'] }, 'fr');
    expect(game.options).toEqual(['reclaim', 'deploy', 'demobilize']);
    agree(game, 'us', { give: { uk: 1 } }, 'uk');
    expect(game.options).toEqual(['settle:rhineland', 'deploy', 'demobilize']);
    expect(game.answer('settle:rhineland').story[0]).toBe(
      'This promise cannot be kept and is void: the UK settles no issue with its political action.',
    );
  });

  test('an optional event: carried out or declined, as promised', () => {
    const settling = () => dealTable().settling('uk', 'rhineland');
    const carried = agree(settling(), 'uk', { mine: ['event:carry-out'], give: { fr: 1 } }, 'fr');
    carried.answer('french-occupation');
    expect(carried.story).toContain(
      'A deal leaves the UK no other choice: the UK carries out the event of Gertrude Bell.',
    );
    expect(carried.story).toContain('Event of Gertrude Bell, carried out by the UK: −3 unrest in the Middle East.');
    const declined = agree(settling(), 'uk', { mine: ['event:decline'], give: { fr: 1 } }, 'fr');
    declined.answer('french-occupation');
    expect(declined.story).toContain('The UK declined the event of Gertrude Bell.');
  });

  test('a promise about a question that is open just now is kept at once', () => {
    const game = dealTable().settling('uk', 'rhineland').answer('french-occupation');
    expect(game.asked).toBe('uk optional-event');
    agree(game, 'us', { give: { uk: 1 }, theirs: ['uk/event:decline'] }, 'uk');
    expect(game.story.slice(-2)).toEqual([
      'A deal leaves the UK no other choice: the UK declines the event of Gertrude Bell.',
      'The UK declined the event of Gertrude Bell.',
    ]);
    expect(game.asked).toBe('uk advance-cards');
  });

  test('an announcement', () => {
    const game = dealTable()
      .withUnit('uk', 'eu', 5)
      .withUnrest('eu', 4)
      .withDice({ 'die:uprising:eu': [1] })
      .carryingOut({ op: 'check', where: 'eu', modifier: 0 });
    expect(game.asked).toBe('fr announce-modifier');
    agree(game, 'uk', { give: { fr: 1 }, mine: ['announce:eu:minus'], theirs: ['fr/announce:eu:nothing'] }, 'fr');
    expect(game.story.slice(3)).toEqual([
      'A deal leaves France no other choice: France announces no change in uprising checks of Europe.',
      'France announces no change for Europe.',
      'A deal leaves the UK no other choice: the UK announces a lower roll (−) in uprising checks of Europe.',
      'The UK announces −1 for Europe.',
      'Roll for Europe: 1 −1, 5 or more is needed: no uprising.',
    ]);
  });

  const auction = (issue = 'anschluss') =>
    dealTable()
      .withSettled('fr', issue)
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'unsettle-issue', args: { issue, uprising: undefined } });

  test('to pass in every bid', () => {
    const game = agree(auction(), 'fr', { give: { us: 1 }, theirs: ['us/bid:pass'] }, 'us').answer('units:1', 0);
    expect(game.story).toEqual([
      'France bids strength 1 (1 unit) and 0 influence for Anschluss.',
      'A deal leaves the US no other choice: the US passes in every bid.',
      'The US passes.',
    ]);
    expect(game.asked).toBe('uk bid');
  });

  test('to bid once at least: not to pass at first, and freely afterwards', () => {
    const game = agree(auction(), 'uk', { give: { fr: 1 }, theirs: ['fr/bid:must'] }, 'fr');
    expect(game.options).toEqual(['units:0', 'units:1', 'region+0', 'units:2', 'region+1', 'region+2']);
    expect(refusalOf(() => game.answer('pass'))).toBe(
      'A deal of this turn binds you (Rule 12.2): France bids at least once where it can. (Rule 10.4)',
    );
    expect(game.fallback).toBe('units:0');
    game.answer('units:0');
    expect(game.story).toEqual(['As promised in a deal: France bids at least once where it can.']);
    game.answer(1, 'units:0', 2, 'pass');
    expect([game.asked, game.options.includes('pass')]).toEqual(['fr bid', true]);
  });

  test('a player who must bid and can in one way only is not asked, and cannot move what the bid needs', () => {
    const game = agree(auction('disarmament'), 'uk', { theirs: ['fr/bid:must'], mine: ['bid:pass'] }, 'fr');
    expect(game.story.at(-1)).toBe('A deal leaves France no other choice: France bids at least once where it can.');
    expect(game.asked).toBe('fr bid-influence');
    game.optionalAction('fr', PROPOSE, { give: { us: 2 } });
    expect(refusalOf(() => game.optionalAction('us', '~answer-deal.2', 'accept'))).toMatch(/without any legal answer/);
  });

  test('a player who must bid and cannot passes as ever', () => {
    const game = agree(auction('disarmament'), 'us', { theirs: ['uk/bid:must'], get: { uk: 6 } }, 'uk');
    game.answer('units:0', 1, 'pass');
    expect(game.story.slice(0, 2)).toEqual(['The US passes.', 'The UK cannot outbid for Disarmament and passes.']);
  });

  test('the option of an issue that may be won in a bid', () => {
    const game = agree(auction(), 'uk', { mine: ['option:anschluss:no'], give: { us: 1 } }, 'us');
    game.answer('pass', 'pass', 'units:0', 1);
    expect(game.story).toContain(
      'A deal leaves the UK no other choice: the UK takes the option No if it wins Anschluss.',
    );
    expect(game.state.settled.find(({ issue }) => issue === 'anschluss')).toMatchObject({ owner: 'uk', option: 'no' });
  });
});
