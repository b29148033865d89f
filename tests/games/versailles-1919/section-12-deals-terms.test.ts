import { describe, expect, test } from '@jest/globals';
import { agree, dealTable, fieldOf, refusalOf } from './deal-table.ts';

const PROPOSE = '~propose-deal';
const SIX_PROMISES = ['settle:rhineland', 'not-settle', 'event:carry-out', 'event:decline', 'bid:pass', 'bid:must'];

describe('12.3: up to 6 influence for another player', () => {
  test('as many as the one has Available and the other Exhausted, 6 at most', () => {
    const game = dealTable().withAvailable({ uk: 8, fr: 2, us: 12 }).turnOf('uk');
    expect(game.state.supply.us?.exhausted).toBe(3);
    expect(fieldOf(game, 'uk', 'give')).toEqual(['fr 6', 'us 3', 'sum 8']);
    expect(fieldOf(game, 'uk', 'get')).toEqual(['fr 2', 'us 6', 'sum 6']);
    expect(fieldOf(game, 'fr', 'give')).toEqual(['uk 2', 'us 2', 'sum 2']);
  });

  test('A-10: one transfer in each direction, each of at most 6', () => {
    const game = dealTable().withAvailable({ uk: 6, us: 6 }).turnOf('uk');
    agree(game, 'uk', { give: { us: 6 }, get: { us: 3 } }, 'us');
    expect(game.story.slice(2)).toEqual([
      'The UK exhausts 6 influence (0 Available), the US recovers 6 (12 Available).',
      'The US exhausts 3 influence (9 Available), the UK recovers 3 (3 Available).',
    ]);
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
    expect(refusalOf(() => game.optionalAction('us', PROPOSE, { give: { fr: 2 } }))).toBe(
      'The US would exhaust 2 influence and has 1 to give: 3 more are in its bid. (Rule 12.4)',
    );
  });
});

describe('12.4: what may be promised is what may still come up this turn', () => {
  test('the active player: to settle an issue with influence on the Table, or none; its event; bids', () => {
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

  test('a player who has given up their seat is no longer a party', () => {
    const game = dealTable().withInfluence('silesia', { us: 1 }).turnOf('uk').resign('us');
    expect(fieldOf(game, 'uk', 'with')).toEqual(['fr']);
    expect(fieldOf(game, 'uk', 'theirs').filter((id) => id.startsWith('us/'))).toEqual([]);
    expect(fieldOf(game, 'uk', 'give')).toEqual(['fr 6', 'sum 6']);
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

  test('nor while an event that was decided on still asks something', () => {
    const game = dealTable().withEvent('queen-marie-of-romania').settling('uk', 'rhineland');
    game.answer('french-occupation', 'event');
    expect([game.asked, game.state.event]).toEqual(['uk which-effect', 'queen-marie-of-romania']);
    expect(fieldOf(game, 'uk', 'mine')).toEqual(['bid:pass', 'bid:must']);
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
    expect(fieldOf(game, 'uk', 'mine')).toEqual([
      'us-settle:rhineland',
      'us-not-settle',
      'event:carry-out',
      'event:decline',
      'bid:pass',
      'bid:must',
    ]);
  });
});
