import { expect, test } from '@jest/globals';
import { orderFields, readOrders } from '../../../../src/games/empires-in-arms/orders/order-fields.ts';
import { ordersText } from '../../../../src/games/empires-in-arms/orders/orders-text.ts';
import { english } from '../../played-game.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const fieldsOf = (power: 'france' | 'spain') => orderFields(aCampaign(), power);
const idsIn = (field: string, power: 'france' | 'spain' = 'france') => {
  const choice = fieldsOf(power).find(({ id }) => id === field)?.choice;
  return choice && 'options' in choice ? choice.options.map(({ id }) => id) : [];
};

test('a power ranks its own corps, and answers calls of others', () => {
  expect(idsIn('answers')).toEqual(
    ['austria', 'great_britain', 'prussia', 'russia', 'spain', 'turkey'].map((id) => `power:${id}`),
  );
  const { pack } = aCampaign();
  expect(idsIn('need', 'spain').every((id) => pack.corpsOf[id.replace('corps:', '')]?.nation === 'spain')).toBe(true);
});

test('a secondary district is no minor country to roll for (10.4)', () => {
  expect(idsIn('which-minors')).toContain('minor:naples');
  expect(idsIn('which-minors')).not.toContain('minor:sicily');
});

test('a form that leaves everything to be asked gives no orders', () => {
  expect(readOrders({ politics: 'ask', minors: 'ask', purchases: 'ask' })).toEqual({});
});

test('what is filled in is an order, and is said in words', () => {
  const orders = readOrders({
    politics: 'quiet',
    minors: 'some',
    'which-minors': ['minor:portugal', 'minor:naples'],
    answers: ['power:russia'],
    purchases: 'as_before',
    need: ['corps:a', 'corps:b'],
  });
  expect(orders).toEqual({
    quiet: true,
    want: ['portugal', 'naples'],
    answers: ['russia'],
    purchases: 'as_before',
    need: ['a', 'b'],
  });
  const { pack } = aCampaign();
  expect(ordersText(pack, { ...orders, need: ['a'] }).map(english.t)).toEqual([
    'nothing is ordered in the political phase (4)',
    'you roll for Portugal and Naples (4.6.2)',
    'you answer the calls of Russia (4.3)',
    'you buy what you bought last time (8.5)',
    'factors go first to a (5.2)',
  ]);
});

test('to roll for none is an order too, and another than to be asked', () => {
  expect(readOrders({ politics: 'ask', minors: 'none', purchases: 'ask' })).toEqual({ want: [] });
  expect(readOrders({ politics: 'ask', minors: 'all', purchases: 'ask' })).toEqual({ want: 'all' });
});
