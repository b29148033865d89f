import { describe, expect, test } from '@jest/globals';
import type { FormAnswer } from '../../../src/kernel/choice.ts';
import { beforeAuction, ORDERS, obey, ordersTable } from './orders-table.ts';

const BID = { bids: 'bid', bidInfluence: 4 };

/** France orders so; then its Rhineland comes up for bid, and the UK has just ended its turn. */
function france(orders: FormAnswer, table = ordersTable()) {
  return beforeAuction(table).optionalAction('fr', ORDERS, orders).answer('none');
}

describe('10.4: bids by order', () => {
  test('without orders the seat is asked', () => {
    const game = beforeAuction().answer('none');
    expect([obey(game), game.asked]).toEqual([[], 'fr bid']);
  });

  test('pass always', () => {
    const game = france({ bids: 'pass' });
    expect([obey(game), game.asked]).toEqual([['fr bid pass'], 'us bid']);
  });

  test('the least bid that is one: one influence', () => {
    const game = france(BID);
    expect([obey(game), game.asked]).toEqual([['fr bid units:0', 'fr bid-influence 1'], 'us bid']);
  });

  test('the least bid that beats the standing one, up to the limit, then pass', () => {
    const game = france(BID);
    obey(game);
    game.answer('units:0', 3, 'pass', 'pass');
    expect(obey(game)).toEqual(['fr bid units:0', 'fr bid-influence 4']);
    game.answer('units:0', 5);
    expect(obey(game)).toEqual(['fr bid pass']);
    expect(game.asked).toBe('us option');
  });

  test('units before more influence only where influence does not reach', () => {
    const game = france({ ...BID, bidUnits: 1 });
    obey(game);
    game.answer('units:0', 6, 'pass', 'pass');
    expect(obey(game)).toEqual(['fr bid units:1', 'fr bid-influence 0']);
  });

  test('b, e: the unit in the region counts 2 and costs 1: before two Available ones', () => {
    const table = () => ordersTable().withUnit('fr', 'eu', 6);
    const orders = { bids: 'bid', bidUnits: 2, bidInfluence: 0 };
    const outbid = (more: FormAnswer) => {
      const game = france({ ...orders, ...more }, table());
      obey(game);
      game.answer('units:1', 6, 'pass', 'pass');
      return obey(game);
    };
    expect(outbid({ bidRegionUnit: 'yes' })).toEqual(['fr bid region+0', 'fr bid-influence 0']);
    expect(outbid({})).toEqual(['fr bid units:2', 'fr bid-influence 0']);
  });

  test('e: no bid that would cost more happiness than is allowed', () => {
    const game = france({ ...BID, bidUnits: 3, bidHappiness: 1 });
    obey(game);
    game.answer('units:1', 6, 'pass', 'pass');
    expect(obey(game)).toEqual(['fr bid pass']);
  });

  test('only what was its own', () => {
    expect(obey(france({ ...BID, bidOwn: 'yes' }))).toContain('fr bid units:0');
    const others = beforeAuction(ordersTable(), 'silesia').optionalAction('fr', ORDERS, { ...BID, bidOwn: 'yes' });
    others.answer('none', 'pass', 'pass');
    expect(obey(others)).toEqual(['fr bid pass']);
  });

  test('only these issues, or those of these regions', () => {
    expect(obey(france({ ...BID, bidIssues: ['silesia'] }))).toEqual(['fr bid pass']);
    expect(obey(france({ ...BID, bidIssues: ['rhineland'] }))).toContain('fr bid units:0');
    expect(obey(france({ ...BID, bidKinds: ['me', 'league'] }))).toEqual(['fr bid pass']);
    expect(obey(france({ ...BID, bidKinds: ['eu'], bidIssues: ['silesia'] }))).toContain('fr bid units:0');
  });

  test('where the limits do not reach the seat can have itself asked instead', () => {
    const game = france({ ...BID, bidIssues: ['silesia'], bidBeyond: 'ask' });
    expect([obey(game), game.asked]).toEqual([[], 'fr bid']);
  });

  test('a player who has chosen units beyond the orders is asked for the influence too', () => {
    const game = france({ ...BID, bidIssues: ['silesia'], bidBeyond: 'ask' });
    game.answer('units:2');
    expect([obey(game), game.asked]).toEqual([[], 'fr bid-influence']);
  });

  test('c: No Military: influence only, whatever units are allowed', () => {
    const game = beforeAuction(ordersTable().withSettled('fr', 'disarmament'), 'disarmament')
      .optionalAction('fr', ORDERS, { bids: 'bid', bidUnits: 2 })
      .answer('none');
    expect(obey(game)).toEqual(['fr bid pass']);
  });

  test('four seats with orders: the auction is over at once, and the option chosen', () => {
    const game = beforeAuction()
      .optionalAction('fr', ORDERS, { ...BID, 'option-rhineland': 'french-occupation' })
      .optionalAction('uk', ORDERS, { bids: 'bid', bidInfluence: 3 })
      .optionalAction('us', ORDERS, { bids: 'pass' })
      .optionalAction('it', ORDERS, { bids: 'bid', bidInfluence: 2 })
      .answer('none');
    expect(obey(game)).toEqual([
      'fr bid units:0',
      'fr bid-influence 1',
      'us bid pass',
      'it bid units:0',
      'it bid-influence 2',
      'uk bid units:0',
      'uk bid-influence 3',
      'fr bid units:0',
      'fr bid-influence 4',
      'it bid pass',
      'uk bid pass',
      'fr option french-occupation',
    ]);
    expect(game.state.settled.find(({ issue }) => issue === 'rhineland')?.owner).toBe('fr');
  });
});
