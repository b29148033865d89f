import { describe, expect, test } from '@jest/globals';
import { tellDeals } from '../../../src/games/versailles-1919/deals/deal-view.ts';
import type { Answer } from '../../../src/kernel/choice.ts';
import { openOffers } from '../../../src/kernel/offers.ts';
import { speaker } from '../../../src/words/speaker.ts';
import { aTable } from './a-table.ts';
import { dealTable, fieldOf, promptOf, refusalOf } from './deal-table.ts';

const english = speaker('en', 'UTC');
const PROPOSE = '~propose-deal';
const SIX_PROMISES = ['settle:rhineland', 'not-settle', 'event:carry-out', 'event:decline', 'bid:pass', 'bid:must'];

describe('12.1: talks are open at any time', () => {
  test('every seat may propose a deal or send a message while somebody else is asked', () => {
    const game = dealTable().turnOf('uk');
    expect(game.asked).toBe('uk action');
    for (const seat of ['uk', 'fr', 'us'])
      expect(game.offersTo(seat)).toEqual(expect.arrayContaining([PROPOSE, '~send-message']));
  });

  test('also in the middle of an auction', () => {
    const game = dealTable()
      .withSettled('fr', 'anschluss')
      .turnOf('uk')
      .offer('us', '~send-message', { text: 'Shall we?' });
    expect(game.asked).toBe('uk action');
    const bidding = dealTable()
      .withSettled('fr', 'anschluss')
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'anschluss', uprising: undefined } });
    expect([bidding.asked, bidding.offersTo('us').includes(PROPOSE)]).toEqual(['fr bid', true]);
  });

  test('not before the first turn, not after the game, and not alone', () => {
    expect(dealTable().doing().offersTo('uk')).toEqual([]);
    const alone = aTable().alone('uk').start();
    expect(alone.offersTo('solo').filter((offer) => /deal|message/.test(offer))).toEqual([]);
    const over = aTable()
      .withTable('rush-to-the-finish', 'rhineland')
      .withAvailable({ fr: 2, us: 4 })
      .withInfluence('rush-to-the-finish', { uk: 1 })
      .turnOf('uk')
      .offer('fr', PROPOSE, { give: { us: 1 } })
      .answer('settle:rush-to-the-finish');
    expect([over.asked, over.offersTo('us')]).toEqual(['nobody', []]);
  });

  test('a message is public, and marked as not binding', () => {
    const game = dealTable().turnOf('uk');
    game.offer('fr', '~send-message', { to: ['uk'], text: '  Next turn I leave \n Smyrna to you. ' });
    expect(game.story).toEqual(['France to the UK (not binding): “Next turn I leave Smyrna to you.”']);
    game.offer('us', '~send-message', { text: 'Peace without victory.' });
    expect(game.story).toEqual(['The US to everybody (not binding): “Peace without victory.”']);
    game.offer('us', '~send-message', { to: ['uk', 'fr'], text: 'To both.' });
    expect(game.story).toEqual(['The US to everybody (not binding): “To both.”']);
    expect(game.asked).toBe('uk action');
  });

  test.each([
    [{ text: ' \n ' }, 'A message needs words. (Rule 12.1)'],
    [{ text: '' }, 'A message needs words. (Rule 12.1)'],
    [
      { to: ['fr'], text: 'x' },
      'To whom; everybody when nobody is picked: “fr” is not one of the answers. Possible: UK and US. (Rule 12.1)',
    ],
    [
      { text: 'x'.repeat(501) },
      'Text (not binding): The text has 501 characters; it must have from 1 to 500. (Rule 12.1)',
    ],
  ])('the message %j is refused', (answer, sentence) => {
    expect(refusalOf(() => dealTable().turnOf('uk').offer('fr', '~send-message', answer))).toBe(sentence);
  });

  test('game material cannot be traded: a deal has influence transfers, promises for this turn, and words', () => {
    const { choice } = dealTable().turnOf('uk').offered('uk', PROPOSE);
    const fields = choice.kind === 'form' ? choice.fields : [];
    expect(fields.map(({ id, optional }) => `${id} ${optional}`)).toEqual([
      'give true',
      'get true',
      'mine true',
      'theirs true',
      'with true',
      'note true',
    ]);
  });
});

describe('12.3: up to 6 influence for another player', () => {
  test('as many as the one has Available and the other Exhausted, 6 at most', () => {
    const game = dealTable().withAvailable({ uk: 8, fr: 2, us: 12 }).turnOf('uk');
    expect(game.state.supply.us?.exhausted).toBe(3);
    expect(fieldOf(game, 'uk', 'give')).toEqual(['fr 6', 'us 3', 'sum 8']);
    expect(fieldOf(game, 'uk', 'get')).toEqual(['fr 2', 'us 6', 'sum 6']);
    expect(fieldOf(game, 'fr', 'give')).toEqual(['uk 2', 'us 2', 'sum 2']);
  });

  test('cubes in the best bid are not to be had: it must be paid if it wins', () => {
    const game = dealTable()
      .withSettled('us', 'anschluss')
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'anschluss', uprising: undefined } })
      .answer('units:0', 3);
    expect([game.asked, game.state.auction?.best]).toEqual(['uk bid', 'us']);
    expect(fieldOf(game, 'us', 'give')).toEqual(['uk 1', 'fr 1', 'sum 1']);
    expect(refusalOf(() => game.offer('us', PROPOSE, { give: { fr: 2 } }))).toBe(
      'The US would exhaust 2 influence and has 1 to give: 3 more are in its bid. (Rule 12.4)',
    );
  });
});

describe('12.4: what may be promised is what may still come up this turn', () => {
  test('the active player: to settle an issue with influence on the Table, or none; his event; bids', () => {
    const game = dealTable().turnOf('uk');
    expect(fieldOf(game, 'uk', 'mine')).toEqual(SIX_PROMISES);
  });

  test('not to settle cannot be promised where nothing else is legal', () => {
    const game = dealTable()
      .withInfluence('korea', { fr: 2, us: 3 })
      .withInfluence('togo', { us: 2 })
      .withInfluence('armenia', { fr: 2 })
      .withInfluence('silesia', { us: 2 })
      .withInfluence('rhineland', { fr: 3, uk: 15 })
      .withAvailable({ uk: 0 })
      .turnOf('uk');
    expect(fieldOf(game, 'uk', 'mine')).not.toContain('not-settle');
  });

  test('others: options of issues that they lead on the Table, announcements where they have a unit, bids', () => {
    const game = dealTable().turnOf('uk');
    const french = [
      'option:rhineland:french-occupation',
      'option:rhineland:separate-buffer-state',
      'option:rhineland:stays-with-germany',
      'announce:eu:plus',
      'announce:eu:minus',
      'announce:eu:nothing',
      'bid:pass',
      'bid:must',
    ];
    expect(fieldOf(game, 'fr', 'mine')).toEqual(french);
    expect(fieldOf(game, 'us', 'mine')).toEqual(['bid:pass', 'bid:must']);
    expect(fieldOf(game, 'us', 'theirs')).toEqual([
      ...SIX_PROMISES.map((id) => `uk/${id}`),
      ...french.map((id) => `fr/${id}`),
    ]);
  });

  test('a unit in column 8 modifies nothing', () => {
    const game = dealTable().withUnit('fr', 'eu', 8).turnOf('uk');
    expect(fieldOf(game, 'fr', 'mine').filter((id) => id.startsWith('announce'))).toEqual([]);
  });

  test('the event: whoever would decide on it, and only an optional one', () => {
    const events = (seat: string, event: string, cube?: 'us') =>
      fieldOf(dealTable().withEvent(event, cube).turnOf('uk'), seat, 'mine').filter((id) => id.startsWith('event'));
    expect(events('us', 'herbert-hoover', 'us')).toEqual(['event:carry-out', 'event:decline']);
    expect(events('uk', 'herbert-hoover', 'us')).toEqual([]);
    expect(events('uk', 'bela-kun')).toEqual([]);
  });

  test('after the political action only influence can be moved, unless an issue is being settled', () => {
    const game = dealTable().turnOf('uk').answer('reclaim', { cubes: 1 });
    expect(game.asked).toBe('uk military-action');
    for (const seat of ['uk', 'fr', 'us']) expect(fieldOf(game, seat, 'mine')).toEqual([]);
    expect(fieldOf(game, 'uk', 'give')).not.toEqual([]);
  });

  test('while settling: the winner’s option, then the event as long as it is not decided on', () => {
    const events = ['event:carry-out', 'event:decline'];
    const game = dealTable().settling('uk', 'rhineland');
    expect(game.asked).toBe('fr option');
    expect(fieldOf(game, 'fr', 'mine').filter((id) => id.startsWith('option'))).toHaveLength(3);
    expect(fieldOf(game, 'uk', 'mine')).toEqual([...events, 'bid:pass', 'bid:must']);
    game.answer('french-occupation');
    expect(game.asked).toBe('uk optional-event');
    expect(fieldOf(game, 'fr', 'mine').filter((id) => id.startsWith('option'))).toEqual([]);
    expect(fieldOf(game, 'uk', 'mine')).toEqual(expect.arrayContaining(events));
    game.answer('event');
    expect(game.asked).toBe('uk advance-cards');
    expect(fieldOf(game, 'uk', 'mine')).toEqual(['bid:pass', 'bid:must']);
    game.answer({ issue: 'korea', event: 'arthur-balfour' });
    expect([game.state.event, fieldOf(game, 'uk', 'mine')]).toEqual(['arthur-balfour', ['bid:pass', 'bid:must']]);
  });

  test('in an auction: the options of the issue, for those who have not passed', () => {
    const game = dealTable()
      .withSettled('us', 'anschluss')
      .with((state) => {
        state.active = 'uk';
        state.done.political = true;
      })
      .doing({ step: 'unsettle-issue', args: { issue: 'anschluss', uprising: undefined } });
    const options = ['option:anschluss:yes', 'option:anschluss:no', 'bid:pass', 'bid:must'];
    for (const seat of ['uk', 'fr', 'us']) expect(fieldOf(game, seat, 'mine')).toEqual(options);
    game.answer('pass');
    expect(fieldOf(game, 'us', 'mine')).toEqual([]);
    expect(fieldOf(game, 'us', 'theirs')).toContain('fr/option:anschluss:yes');
  });

  test('15.1: of two players; the neutral US is no party, but it may still settle after the player’s action', () => {
    const game = dealTable()
      .withPlayers('uk', 'fr')
      .withStrategyOf({ uk: 'isolationism', fr: 'global-trade' })
      .turnOf('uk')
      .answer('reclaim', { cubes: 1 });
    expect(fieldOf(game, 'uk', 'give')).toEqual(['fr 6', 'sum 6']);
    expect(fieldOf(game, 'uk', 'with')).toEqual(['fr']);
    expect(fieldOf(game, 'uk', 'theirs')).toContain('fr/option:rhineland:french-occupation');
    expect(fieldOf(game, 'uk', 'mine')).toEqual(['event:carry-out', 'event:decline', 'bid:pass', 'bid:must']);
  });
});

describe('12.4: a proposal', () => {
  const proposed = () =>
    dealTable()
      .turnOf('uk')
      .offer('uk', PROPOSE, {
        give: { fr: 3 },
        mine: ['settle:rhineland'],
        theirs: ['fr/option:rhineland:french-occupation'],
        note: 'I leave Togo to you next turn.',
      });
  const TERMS =
    'the UK exhausts 3 influence so that France recovers 3, the UK settles Rhineland with its political action and France takes the option French Occupation if it wins Rhineland';

  test('is told in full; its parties are those who give, recover or promise', () => {
    const game = proposed();
    expect(game.story).toEqual([
      `The UK proposes deal 1 to France: ${TERMS}. Not binding: “I leave Togo to you next turn.”`,
    ]);
    expect(game.view().deals.open).toMatchObject([
      { id: 1, by: 'uk', parties: ['fr'], accepted: [], note: 'I leave Togo to you next turn.' },
    ]);
    expect(tellDeals(game.view().deals).map((line) => english.say(line))).toEqual([
      `Deal 1, proposed by the UK to France: ${TERMS}. Not binding: “I leave Togo to you next turn.” Nobody has accepted yet.`,
    ]);
    expect([game.asked, game.state.supply.uk?.available]).toEqual(['uk action', 6]);
  });

  test('all parties are called, and asked with the terms in words; the proposer may withdraw', () => {
    const game = proposed();
    expect(openOffers(game.game, game.machine).filter(({ calls }) => calls)).toMatchObject([
      { id: '~answer-deal.1', seats: ['fr'] },
    ]);
    expect(promptOf(game, 'fr', '~answer-deal.1')).toBe(
      `The UK proposes deal 1 to France: ${TERMS}. Not binding: “I leave Togo to you next turn.” It binds both for this turn. Do you accept?`,
    );
    expect(game.offersTo('uk')).toContain('~withdraw-deal.1');
    expect(game.offersTo('us').filter((offer) => offer.endsWith('.1'))).toEqual([]);
    expect(refusalOf(() => game.offer('us', '~answer-deal.1', 'accept'))).toBe('This question is not put to US.');
  });

  test('is declined: it is off', () => {
    const game = proposed().offer('fr', '~answer-deal.1', 'decline');
    expect([game.story, game.state.deals]).toEqual([['France declines deal 1 of the UK: it is off.'], []]);
    expect(refusalOf(() => game.offer('fr', '~answer-deal.1', 'accept'))).toBe('That question is no longer open.');
  });

  test('is withdrawn', () => {
    const game = proposed().offer('uk', '~withdraw-deal.1', 'withdraw');
    expect([game.story, game.state.deals]).toEqual([['The UK withdraws deal 1.'], []]);
    expect(refusalOf(() => game.offer('fr', '~answer-deal.1', 'accept'))).toBe('That question is no longer open.');
  });

  test('lapses at the end of the turn', () => {
    const game = proposed()
      .offer('us', PROPOSE, { give: { uk: 1 } })
      .answer('reclaim', { cubes: 1 }, 'none');
    expect(game.asked).toBe('fr action');
    expect(game.story[0]).toBe('The turn ends, and these deals lapse: deal 1 of the UK and deal 2 of the US.');
    expect([game.state.deals, game.state.dealsMade]).toEqual([[], 2]);
    expect(refusalOf(() => game.offer('fr', '~answer-deal.1', 'accept'))).toBe('That question is no longer open.');
    game.offer('fr', PROPOSE, { give: { uk: 1 } });
    expect(game.state.deals[0]?.id).toBe(3);
  });

  test('names others who must agree, though they give and promise nothing', () => {
    const game = dealTable()
      .turnOf('uk')
      .offer('uk', PROPOSE, { mine: ['not-settle'], with: ['fr', 'us'] });
    expect(game.story).toEqual([
      'The UK proposes deal 1 to France and the US: the UK settles no issue with its political action.',
    ]);
    expect(game.offersTo('us')).toContain('~answer-deal.1');
  });

  test('can be made by somebody whose turn it is not', () => {
    const game = dealTable()
      .turnOf('uk')
      .offer('us', PROPOSE, { give: { uk: 2 }, theirs: ['uk/not-settle'] });
    expect(game.story).toEqual([
      'The US proposes deal 1 to the UK: the US exhausts 2 influence so that the UK recovers 2 and the UK settles no issue with its political action.',
    ]);
  });
});

describe('12.4: refused', () => {
  const refused = (answer: Answer) => refusalOf(() => dealTable().turnOf('uk').offer('uk', PROPOSE, answer));

  test.each<[string, Answer, string]>([
    [
      'to settle and not to',
      { mine: ['settle:rhineland', 'not-settle'], with: ['fr'] },
      'Only one of the two can be promised: the UK settles Rhineland with its political action, or the UK settles no issue with its political action.',
    ],
    [
      'two options of one issue',
      { theirs: ['fr/option:rhineland:french-occupation', 'fr/option:rhineland:stays-with-germany'] },
      'Only one of the two can be promised: France takes the option French Occupation if it wins Rhineland, or France takes the option Stays with Germany if it wins Rhineland.',
    ],
    [
      'both ways with an event',
      { mine: ['event:carry-out', 'event:decline'], with: ['fr'] },
      'Only one of the two can be promised: the UK carries out the event of Gertrude Bell, or the UK declines the event of Gertrude Bell.',
    ],
    [
      'two announcements',
      { theirs: ['fr/announce:eu:plus', 'fr/announce:eu:nothing'] },
      'Only one of the two can be promised: France announces a higher roll (+) in uprising checks of Europe, or France announces no change in uprising checks of Europe.',
    ],
    [
      'to pass and to bid',
      { theirs: ['us/bid:pass', 'us/bid:must'] },
      'Only one of the two can be promised: the US passes in every bid, or the US bids at least once where it can.',
    ],
    ['more than is Available', { give: { fr: 4, us: 4 } }, 'The UK would exhaust 8 influence and has 6 to give.'],
    ['more than the other has Available', { get: { fr: 3 } }, 'France would exhaust 3 influence and has 2 to give.'],
    [
      'more than 6',
      { give: { fr: 7 } },
      'Between you and France at most 6 influence may change hands in one deal, both ways together; here it is 7.',
    ],
    [
      'more than 6 both ways',
      { give: { us: 4 }, get: { us: 3 } },
      'Between you and the US at most 6 influence may change hands in one deal, both ways together; here it is 7.',
    ],
    ['nothing', {}, 'A deal moves influence or holds a promise for this turn; words alone are a message.'],
    [
      'words alone',
      { note: 'Trust me.', with: ['fr'] },
      'A deal moves influence or holds a promise for this turn; words alone are a message.',
    ],
    [
      'nobody else',
      { mine: ['not-settle'] },
      'A deal needs somebody to agree: name another player, or something that he gives, recovers or promises.',
    ],
  ])('%s', (_, answer, sentence) => {
    expect(refused(answer)).toBe(`${sentence} (Rule 12.4)`);
  });

  test('more than the other has Exhausted', () => {
    const game = dealTable().withAvailable({ us: 13 }).turnOf('uk');
    expect(refusalOf(() => game.offer('uk', PROPOSE, { give: { us: 3 } }))).toBe(
      'The US would recover 3 influence and has 2 Exhausted. (Rule 12.4)',
    );
  });

  test.each<[string, Answer]>([
    ['an issue of the Waiting Room', { mine: ['settle:togo'] }],
    ['an issue without influence', { mine: ['settle:silesia'] }],
    ['an option of an issue that another leads', { theirs: ['us/option:rhineland:french-occupation'] }],
    ['an announcement without a unit', { theirs: ['us/announce:eu:plus'] }],
    ['a promise of one who is not there', { theirs: ['it/bid:pass'] }],
    ['oneself', { mine: ['not-settle'], with: ['uk'] }],
  ])('%s', (_, answer) => {
    expect(refused(answer)).toMatch(/is not one of the answers\. Possible: .*\(Rule 12\.4\)$/);
  });

  test.each<[string, Answer]>([
    ['not a form', 'x'],
    ['a part of a cube', { give: { fr: 1.5 } }],
    ['less than nothing', { give: { fr: -1 } }],
    ['an unknown field', { mine: ['not-settle'], with: ['fr'], gold: 3 }],
    ['a note without end', { give: { fr: 1 }, note: 'x'.repeat(501) }],
  ])('%s', (_, answer) => {
    expect(refusalOf(() => dealTable().turnOf('uk').offer('uk', PROPOSE, answer))).toMatch(/\(Rule 12\.4\)$/);
  });

  test('a fourth open proposal', () => {
    const game = dealTable().turnOf('uk');
    for (let n = 0; n < 3; n += 1) game.offer('uk', PROPOSE, { give: { fr: 1 } });
    expect(refusalOf(() => game.offer('uk', PROPOSE, { give: { fr: 1 } }))).toBe(
      '3 of your deals wait for answers; withdraw one before you propose another. (Rule 12.4)',
    );
    game.offer('fr', PROPOSE, { give: { uk: 1 } });
    game.offer('uk', '~withdraw-deal.2', 'withdraw').offer('uk', PROPOSE, { give: { fr: 1 } });
    expect(game.state.deals.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });
});
