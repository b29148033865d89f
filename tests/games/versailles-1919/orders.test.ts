import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import type { FormAnswer } from '../../../src/kernel/choice.ts';
import { aTable } from './a-table.ts';
import { beforeAuction, beforeEffect, ORDERS, obey, ordersTable, PASS } from './orders-table.ts';

const CHECK: Effect = { op: 'check', where: 'eu', modifier: 0 };

describe('10.2a: announcements by order', () => {
  /** France and the US have units in Europe; France has most issues there. */
  const check = (announce: string) => {
    const table = ordersTable().withUnit('fr', 'eu', 6).withUnit('us', 'eu', 7).withUnrest('eu', 5);
    return obey(
      beforeEffect(CHECK, table)
        .optionalAction('fr', ORDERS, { announce })
        .optionalAction('us', ORDERS, { announce })
        .answer('none'),
    ).filter((line) => line.includes('announce'));
  };

  test.each([
    ['nothing', 'nothing', 'nothing'],
    ['minus-if-hit', 'minus', 'nothing'],
    ['minus-or-plus', 'minus', 'plus'],
    ['minus', 'minus', 'minus'],
    ['plus', 'plus', 'plus'],
  ])('%s: who could be hit announces %s, the other %s', (announce, french, american) => {
    expect(check(announce)).toEqual([`fr announce-modifier ${french}`, `us announce-modifier ${american}`]);
  });

  test('ask me', () => {
    expect(check('ask')).toEqual([]);
  });

  test('−1 when it could hit me, ask me else', () => {
    expect(check('minus-if-hit-else-ask')).toEqual(['fr announce-modifier minus']);
  });
});

describe('10.3: whom and what an uprising hits', () => {
  test('a: among equals the first of the ranking', () => {
    const game = ordersTable()
      .withSettled('it', 'tyrol')
      .withUnit('us', 'eu', 6)
      .doing({ ask: 'military-action', args: { faction: 'uk' } }, { step: 'uprising', args: { region: 'eu' } })
      .optionalAction('us', ORDERS, { hit: ['uk', 'it', 'fr'] })
      .answer('none');
    expect(obey(game)).toEqual(['us who-is-hit it']);
  });

  test('b: of issues of equal VP the first of the ranking', () => {
    const game = ordersTable()
      .withSettled('it', 'east-prussia')
      .withSettled('it', 'sudetenland')
      .doing(
        { ask: 'military-action', args: { faction: 'uk' } },
        { step: 'hit-faction', args: { faction: 'it', region: 'eu' } },
      )
      .optionalAction('it', ORDERS, { giveUp: ['sudetenland', 'silesia'] })
      .answer('none');
    expect(obey(game)).toEqual(['it hit-issue sudetenland']);
  });
});

describe('5.3: settling by order', () => {
  const france = (orders: FormAnswer) => {
    const table = ordersTable().withInfluence('syria', { fr: 3 }).withEvent('gertrude-bell', 'fr');
    return table.turnOf('uk').optionalAction('fr', ORDERS, orders).answer('settle:syria');
  };

  test('step 1: the option named for the issue', () => {
    const game = france({ 'option-syria': 'uk-mandate' });
    expect([obey(game), game.asked]).toEqual([['fr option uk-mandate'], 'fr optional-event']);
  });

  test('step 1: any other issue: what is best for its happiness', () => {
    expect(obey(france({ otherOptions: 'kindest' }))).toEqual(['fr option french-mandate']);
  });

  test.each([
    ['decline', 'decline'],
    ['carry-out', 'event'],
  ])('step 2: Optional events: %s', (events, answer) => {
    const game = france({ otherOptions: 'kindest', events });
    expect(obey(game)).toContain(`fr optional-event ${answer}`);
    expect(game.asked).toBe('uk advance-cards');
  });

  test('6.3: all squadrons fly the flag that was ordered', () => {
    const game = ordersTable()
      .withInfluence('smyrna', { fr: 1 })
      .turnOf('uk')
      .optionalAction('fr', ORDERS, { 'option-smyrna': 'to-greece', flags: 'navy-us' })
      .answer('settle:smyrna');
    expect(obey(game)).toEqual(['fr option to-greece', 'fr naval-flags {"navy-us":1}']);
  });

  test('3.1: no military action after the political one', () => {
    const game = ordersTable().turnOf('uk').optionalAction('uk', ORDERS, { military: 'none' });
    game.answer('place', { smyrna: 1, syria: 1 });
    expect([obey(game), game.asked]).toEqual([['uk military-action none'], 'fr action']);
  });
});

describe('5.3: events in others’ turns', () => {
  const either: Effect = {
    op: 'either',
    effects: [
      { op: 'exhaust', n: 3 },
      { op: 'happiness', who: 'you', n: -2 },
    ],
  };
  const gift: Effect = {
    op: 'either',
    effects: [
      { op: 'recover', n: 4 },
      { op: 'happiness', who: 'you', n: 2 },
    ],
  };

  test.each([
    [either, 'happiness', '1'],
    [either, 'pieces', '2'],
    [gift, 'happiness', '2'],
    [gift, 'pieces', '1'],
  ])('either, or: %j by the order %s', (effect, eitherOr, part) => {
    const game = beforeEffect(effect, ordersTable(), 'fr').optionalAction('fr', ORDERS, { eitherOr }).answer('none');
    expect(obey(game)).toEqual([`fr which-effect ${part}`]);
  });

  test('in their own turn a player is asked', () => {
    const game = beforeEffect(either).optionalAction('uk', ORDERS, { eitherOr: 'happiness' }).answer('none');
    expect([obey(game), game.asked]).toEqual([[], 'uk which-effect']);
  });

  test('where no part or every part is about happiness a player is asked', () => {
    const unrest: Effect = {
      op: 'either',
      effects: [
        { op: 'unrest', where: 'me', n: 2 },
        { op: 'unrest', where: 'me', n: -2 },
      ],
    };
    const game = beforeEffect(unrest, ordersTable(), 'fr')
      .optionalAction('fr', ORDERS, { eitherOr: 'pieces' })
      .answer('none');
    expect([obey(game), game.asked]).toEqual([[], 'fr which-effect']);
  });

  test('an Exhausted unit becomes Available', () => {
    const table = ordersTable().withUnits('fr', { exhausted: 1 });
    const game = beforeEffect({ op: 'ready-unit' }, table, 'fr')
      .optionalAction('fr', ORDERS, { ready: 'ready' })
      .answer('none');
    expect(obey(game)).toEqual(['fr ready-unit ready']);
  });

  test.each([
    ['available', 'available'],
    ['exhausted', 'exhausted'],
    ['deployed', 'me'],
  ])('9.3: a mutiny: %s first', (mutiny, from) => {
    const table = ordersTable().withHappiness({ fr: 11 }).withUnits('fr', { exhausted: 1 }).withUnit('fr', 'me', 8);
    const loss: Effect = { op: 'happiness', who: 'you', n: -2 };
    const game = beforeEffect(loss, table, 'fr').optionalAction('fr', ORDERS, { mutiny }).answer('none');
    expect(obey(game)).toEqual([`fr demobilize-unit ${from}`]);
  });

  test('9.3: where there is none of that kind, another one', () => {
    const table = ordersTable().withHappiness({ fr: 11 }).withUnit('fr', 'me', 8).withUnit('fr', 'eu', 8);
    const loss: Effect = { op: 'happiness', who: 'you', n: -2 };
    const game = beforeEffect(loss, table, 'fr').optionalAction('fr', ORDERS, { mutiny: 'exhausted' }).answer('none');
    expect(obey(game)).toEqual(['fr demobilize-unit available']);
  });
});

describe('11.2: strategy cards by order', () => {
  test('the best of the ranking that is still there', () => {
    const game = aTable()
      .withStrategies('isolationism', 'global-trade', 'fourteen-points', 'revanchism')
      .with((state) => {
        state.active = 'uk';
      })
      .doing({ ask: 'military-action', args: { faction: 'uk' } }, { step: 'choose-strategies', args: {} })
      .optionalAction('fr', ORDERS, { strategies: ['revanchism', 'global-trade'] })
      .optionalAction('us', ORDERS, { strategies: ['revanchism'] })
      .answer('none', 'isolationism');
    expect([obey(game), game.asked]).toEqual([['fr take-strategy revanchism'], 'us take-strategy']);
  });
});

describe('12: deals by order', () => {
  test('a proposal is declined at once, and the log says so', () => {
    const game = ordersTable().turnOf('uk').optionalAction('fr', ORDERS, { deals: 'decline' });
    game.optionalAction('uk', '~propose-deal', { give: { fr: 2 } });
    expect(obey(game)).toEqual(['fr ~answer-deal.1 decline']);
    expect(game.view().deals.open).toEqual([]);
    expect(game.story[0]).toMatch(/^France declines/);
  });

  test('12.2: an order never breaks a promise: what was promised is done, the rest of the orders holds', () => {
    const promise = (theirs: string) =>
      beforeAuction(ordersTable().withInfluence('smyrna', { us: 1 }))
        .optionalAction('uk', '~propose-deal', { theirs: [theirs], give: { fr: 1 } })
        .optionalAction('fr', '~answer-deal.1', 'accept');
    const must = promise('fr/bid:must').optionalAction('fr', ORDERS, { bids: 'pass' }).answer('none');
    expect([obey(must), must.asked, must.options.includes('pass')]).toEqual([[], 'fr bid', false]);
    const least = promise('fr/bid:must').optionalAction('fr', ORDERS, { bids: 'bid', bidInfluence: 4 }).answer('none');
    expect(obey(least)).toEqual(['fr bid units:0', 'fr bid-influence 1']);
    const pass = promise('fr/bid:pass').optionalAction('fr', ORDERS, { bids: 'bid', bidInfluence: 4 }).answer('none');
    expect(pass.story).toContain('France passes.');
  });
});

describe('passing for a turn', () => {
  test('bids pass, announcements are 0, Optional events and deals are declined', () => {
    const bidding = beforeAuction().optionalAction('fr', PASS, 'on').answer('none');
    expect(obey(bidding)).toEqual(['fr bid pass']);
    const table = ordersTable()
      .withUnit('fr', 'eu', 6)
      .withUnrest('eu', 3)
      .withDice({ 'die:uprising:eu': [1] });
    expect(obey(beforeEffect(CHECK, table).optionalAction('fr', PASS, 'on').answer('none'))).toEqual([
      'fr announce-modifier nothing',
    ]);
    const settling = ordersTable().withInfluence('syria', { uk: 1 }).withEvent('gertrude-bell', 'fr').turnOf('uk');
    settling.optionalAction('fr', PASS, 'on').answer('settle:syria', 'independent');
    expect(obey(settling)).toEqual(['fr optional-event decline']);
    const dealing = ordersTable()
      .turnOf('uk')
      .optionalAction('fr', PASS, 'on')
      .optionalAction('uk', '~propose-deal', { give: { fr: 2 } });
    expect(obey(dealing)).toEqual(['fr ~answer-deal.1 decline']);
  });

  test('comes before other orders, and what may not be passed is asked', () => {
    const game = beforeAuction()
      .optionalAction('fr', ORDERS, { bids: 'bid', bidInfluence: 4 })
      .optionalAction('fr', PASS, 'on');
    expect(obey(game.answer('none'))).toEqual(['fr bid pass']);
    const option = ordersTable().withInfluence('syria', { fr: 3 }).turnOf('uk').optionalAction('fr', PASS, 'on');
    option.answer('settle:syria');
    expect([obey(option), option.asked]).toEqual([[], 'fr option']);
  });

  test('off again', () => {
    const game = beforeAuction().optionalAction('fr', PASS, 'on').optionalAction('fr', PASS, 'off').answer('none');
    expect([obey(game), game.asked]).toEqual([[], 'fr bid']);
  });

  test('ends with the turn', () => {
    const game = ordersTable().turnOf('uk').optionalAction('fr', PASS, 'on');
    expect(game.view('fr').orders[0]?.passing).toBe(true);
    game.answer('place', { smyrna: 1, syria: 1 }, 'none');
    expect([game.asked, game.state.passing]).toEqual(['fr action', []]);
  });
});
