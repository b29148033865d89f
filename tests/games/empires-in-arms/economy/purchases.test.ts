import { describe, expect, test } from '@jest/globals';
import { buy } from '../../../../src/games/empires-in-arms/economy/buy.ts';
import { changePurse, openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { afterLending, lendMoney, whyNotLend } from '../../../../src/games/empires-in-arms/economy/lend-money.ts';
import { defaultGivenUp, listMaintenance } from '../../../../src/games/empires-in-arms/economy/list-maintenance.ts';
import {
  afterPaying,
  payMaintenance,
  whyNotPay,
} from '../../../../src/games/empires-in-arms/economy/pay-maintenance.ts';
import { priceOf } from '../../../../src/games/empires-in-arms/economy/price-purchases.ts';
import { afterBuying, whyNotBuy } from '../../../../src/games/empires-in-arms/economy/whether-to-buy.ts';
import { aCampaign } from '../harness/a-campaign.ts';

type Board = ReturnType<typeof aCampaign>;
/** Spain alone has counters on the map: five depots, one fleet, five corps. */
function spanish(money = 11): Board {
  const board = aCampaign();
  const { state } = board;
  state.corps = {};
  state.fleets = {};
  state.depots = {};
  state.leaders = {};
  for (const [at, id] of ['spain_i', 'spain_ii', 'spain_iii', 'spain_iv', 'spain_v'].entries())
    state.corps[id] = { area: 'madrid', factors: { infantry: 5 - at } };
  state.fleets.spain_fleet_i = { at: { in: 'port', area: 'cadiz' }, ships: 20 };
  for (const area of ['madrid', 'burgos', 'seville', 'cadiz', 'barcelona']) state.depots[area] = { power: 'spain' };
  state.powers.spain.money = money;
  return board;
}
function rich(): Board {
  const board = aCampaign();
  board.state.powers.france.money = 100;
  board.state.powers.france.manpower = 20;
  board.state.minors.holland = { status: 'free', controller: 'france', money: 20, manpower: 6 };
  return board;
}

describe('8.5: maintenance', () => {
  test('one for each corps, fleet and depot: Spain pays 5 + 1 + 5', () => {
    const board = spanish();
    expect(listMaintenance(board, 'spain').reduce((sum, { cost }) => sum + cost, 0)).toBe(11);
    payMaintenance(board, 'spain', []);
    expect(board.state.powers.spain.money).toBe(0);
    expect(Object.keys(board.state.corps)).toHaveLength(5);
  });

  test('what is given up goes, and is not paid; a fleet costs a point', () => {
    const board = spanish(8);
    board.state.depots.madrid = { power: 'spain', garrison: { nation: 'spain', infantry: 2, militia: 0 } };
    board.state.garrisons.madrid = { nation: 'spain', infantry: 1, militia: 0 };
    payMaintenance(board, 'spain', ['madrid', 'spain_i', 'spain_fleet_i']);
    expect(board.state.powers.spain.money).toBe(0);
    // 7.2: what held the depot goes into the city.
    expect(board.state.garrisons.madrid).toEqual({ nation: 'spain', infantry: 3, militia: 0 });
    expect([board.state.depots.madrid, board.state.corps.spain_i, board.state.fleets.spain_fleet_i]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect(board.state.powers.spain.account).toMatchObject([{ for: 'scuttle_or_lose_fleet', points: -1 }]);
  });

  test('a power gives up what is its own, once, and pays the rest', () => {
    const board = spanish(8);
    const why = (...givenUp: string[]) => whyNotPay(board, openLedger(board, 'spain'), givenUp);
    expect(why()).toEqual({ why: 'too_dear', payer: 'spain', cost: 11, money: 8 });
    expect(why('france_i')).toEqual({ why: 'not_maintained', id: 'france_i' });
    expect(why('spain_i', 'spain_i')).toEqual({ why: 'twice', id: 'spain_i' });
    expect(why('spain_i', 'madrid', 'burgos')).toBeUndefined();
    expect(() => payMaintenance(board, 'spain', [])).toThrow('too_dear');
  });

  test('if nobody says what, depots go first, then the weakest corps, then fleets', () => {
    const given = (money: number) => {
      const board = spanish(money);
      return defaultGivenUp(board, openLedger(board, 'spain'));
    };
    expect(given(11)).toEqual([]);
    expect(given(9)).toHaveLength(2);
    expect(given(4).slice(5)).toEqual(['spain_v', 'spain_iv']);
    expect(given(0).at(-1)).toBe('spain_fleet_i');
    const guarded = spanish(7);
    guarded.state.depots.madrid = { power: 'spain', garrison: { nation: 'spain', infantry: 1, militia: 2 } };
    guarded.state.depots.burgos = { power: 'spain', garrison: { nation: 'spain', infantry: 2, militia: 0 } };
    guarded.state.depots.seville = { power: 'spain', garrison: { nation: 'spain', infantry: 1, militia: 0 } };
    expect(defaultGivenUp(guarded, openLedger(guarded, 'spain'))).toEqual(['cadiz', 'barcelona', 'seville', 'burgos']);
    const board = spanish(3);
    payMaintenance(board, 'spain', defaultGivenUp(board, openLedger(board, 'spain')));
    expect(board.state.powers.spain.money).toBe(0);
    expect(Object.keys(board.state.corps)).toEqual(['spain_i', 'spain_ii']);
  });

  test('8.2.3: a free state pays for its own from its own, and its fleet costs no point', () => {
    const board = spanish();
    board.state.corps.holland_i = { area: 'amsterdam', factors: { infantry: 4 } };
    board.state.fleets.holland_fleet = { at: { in: 'port', area: 'amsterdam' }, ships: 3 };
    board.state.minors.holland = { status: 'free', controller: 'france', money: 1, manpower: 0 };
    board.state.powers.france.money = 50;
    expect(whyNotPay(board, openLedger(board, 'france'), [])).toEqual({
      ...{ why: 'too_dear', payer: 'holland', cost: 2, money: 1 },
    });
    payMaintenance(board, 'france', ['holland_fleet']);
    expect(board.state.minors.holland).toMatchObject({ money: 0 });
    expect(board.state.powers.france.money).toBe(50);
    expect(board.state.powers.france.account).toEqual([]);
  });

  test('B.4: who has borrowed a corps pays for it; feudal and insurrection corps cost as much', () => {
    const board = spanish();
    board.state.corps.turkey_feudal_greece = { area: 'athens', factors: { feudal_infantry: 4 } };
    board.state.corps.austria_insurrection_i = { area: 'vienna', factors: { militia: 2 } };
    board.state.loans.push({ corps: 'spain_i', from: 'spain', to: 'turkey', until: 12 });
    expect(listMaintenance(board, 'turkey').map(({ id, payer, cost }) => [id, payer, cost])).toEqual([
      ['spain_i', 'turkey', 1],
      ['turkey_feudal_greece', 'turkey', 1],
    ]);
    expect(listMaintenance(board, 'austria').map(({ cost }) => cost)).toEqual([1]);
    expect(listMaintenance(board, 'spain').map(({ id }) => id)).not.toContain('spain_i');
  });
});

describe('8.3: lending', () => {
  test("money to other powers, and to free states of one's own", () => {
    const board = rich();
    const before = board.state.powers.spain.money;
    lendMoney(board, 'france', 'spain', 30);
    lendMoney(board, 'france', 'holland', 5);
    expect([board.state.powers.france.money, board.state.powers.spain.money - before]).toEqual([65, 30]);
    expect(board.state.minors.holland).toMatchObject({ money: 25 });
  });

  test('no more than there is, after what was lent before', () => {
    const board = rich();
    const ledger = afterLending(openLedger(board, 'france'), 'holland', 60);
    expect(ledger.purses.holland?.money).toBe(80);
    expect(whyNotLend(board.state, ledger, 'spain', 40)).toBeUndefined();
    expect(whyNotLend(board.state, ledger, 'spain', 41)).toEqual({ why: 'too_little', money: 40 });
  });

  test("not to enemies, oneself, those who are gone, or minor countries that are not one's free states", () => {
    const board = rich();
    const why = (to: string, money = 1) => whyNotLend(board.state, openLedger(board, 'france'), to, money)?.why;
    board.state.powers.turkey.played = 'gone';
    expect([why('great_britain'), why('france'), why('turkey'), why('flanders'), why('portugal')]).toEqual([
      ...['at_war', 'self', 'gone', 'not_its_free_state', 'not_its_free_state'],
    ]);
    expect(Object.keys(openLedger(board, 'spain').purses)).toEqual(['spain']);
    expect([why('spain', 0), why('spain', -5), why('spain', 1.5)]).toEqual(Array(3).fill('not_a_whole_number'));
    expect(() => lendMoney(board, 'france', 'great_britain', 1)).toThrow('at_war');
  });
});

test('no purse is ever below 0, and a conquered minor country has none', () => {
  const { state } = rich();
  expect(() => changePurse(state, 'france', { money: -101 })).toThrow('-1 money');
  expect(() => changePurse(state, 'holland', { manpower: -7 })).toThrow('-1 manpower');
  expect(() => changePurse(state, 'flanders', { money: 1 })).toThrow('no purse');
});

describe('8.5: purchases', () => {
  test('factors are paid with money and manpower, and come months later', () => {
    const board = rich();
    board.state.month = 2;
    buy(board, 'france', { nation: 'france', what: 'infantry', number: 4 });
    buy(board, 'france', { nation: 'france', what: 'militia', number: 2 });
    expect(board.state.powers.france).toMatchObject({ money: 100 - 12 - 2, manpower: 20 - 6 });
    expect(board.state.arrivals).toEqual([
      { nation: 'france', power: 'france', what: 'infantry', number: 4, month: 5 },
      { nation: 'france', power: 'france', what: 'militia', number: 2, month: 3 },
    ]);
  });

  test('a free state buys its own troops with its own money', () => {
    const board = rich();
    buy(board, 'france', { nation: 'holland', what: 'infantry', number: 3 });
    buy(board, 'france', { nation: 'holland', what: 'ship', number: 1 });
    expect(board.state.minors.holland).toMatchObject({ money: 1, manpower: 2 });
    expect(board.state.powers.france).toMatchObject({ money: 100, manpower: 20 });
    expect(whyNotBuy(board, openLedger(board, 'france'), { nation: 'holland', what: 'infantry', number: 1 })).toEqual({
      ...{ why: 'too_dear', payer: 'holland', cost: { money: 3, manpower: 1 }, has: { money: 1, manpower: 2 } },
    });
  });

  test('8.5.4: counters off the map alone, and each once', () => {
    const board = rich();
    const [onMap] = Object.keys(board.state.corps).filter((id) => board.pack.corpsOf[id]?.nation === 'france');
    if (onMap === undefined) throw new Error('France has corps');
    const why = (id: string, ledger = openLedger(board, 'france')) =>
      whyNotBuy(board, ledger, { what: 'counter', id })?.why;
    expect(why(onMap)).toBe('on_the_map');
    expect(why('nothing')).toBe('no_such_counter');
    delete board.state.corps[onMap];
    expect(why(onMap)).toBeUndefined();
    expect(why(onMap, afterBuying(board, openLedger(board, 'france'), { what: 'counter', id: onMap }))).toBe(
      'on_its_way',
    );
    buy(board, 'france', { what: 'counter', id: onMap });
    expect(board.state.arrivals).toMatchObject([{ nation: 'france', what: 'counter', id: onMap, month: 3 }]);
    expect(why(onMap)).toBe('on_its_way');
    delete board.state.corps.france_artillery;
    expect(why('france_artillery')).toBeUndefined();
    expect(() => buy(board, 'france', { what: 'counter', id: onMap })).toThrow('on_its_way');
  });

  test('what was given up in this phase may be bought again', () => {
    const board = spanish(20);
    const ledger = afterPaying(board, openLedger(board, 'spain'), ['spain_i']);
    expect(ledger.purses.spain?.money).toBe(10);
    expect(whyNotBuy(board, ledger, { what: 'counter', id: 'spain_i' })).toBeUndefined();
    expect(whyNotBuy(board, ledger, { what: 'counter', id: 'spain_ii' })?.why).toBe('on_the_map');
    expect(afterBuying(board, ledger, { what: 'counter', id: 'spain_i' }).purses.spain?.money).toBe(8);
  });

  test('corps have two prices, and feudal and insurrection corps none', () => {
    const { pack } = aCampaign();
    const money = (id: string) => priceOf(pack, { what: 'counter', id })?.money;
    expect(
      ['austria_i', 'austria_light_i', 'austria_grenadier', 'austria_cavalry', 'austria_fleet'].map(money),
    ).toEqual([...[2, 2, 5, 5, 5]]);
    expect(['austria_insurrection_i', 'turkey_feudal_greece', 'turkey_feudal_karaman'].map(money)).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    const board = rich();
    delete board.state.corps.austria_insurrection_i;
    expect(whyNotBuy(board, openLedger(board, 'austria'), { what: 'counter', id: 'austria_insurrection_i' })).toEqual({
      why: 'not_for_sale',
    });
  });

  test('nobody buys for others, for conquered or for neutral minor countries', () => {
    const board = rich();
    board.state.minors.hanover = { status: 'conquered', controller: 'france' };
    const why = (nation: string) =>
      whyNotBuy(board, openLedger(board, 'france'), { nation, what: 'infantry', number: 1 });
    expect(['spain', 'hanover', 'portugal', 'nowhere'].map(why)).toEqual(
      ['spain', 'hanover', 'portugal', 'nowhere'].map((nation) => ({ why: 'not_yours', nation })),
    );
    expect(whyNotBuy(board, openLedger(board, 'france'), { what: 'counter', id: 'portugal_fleet' })?.why).toBe(
      'not_yours',
    );
  });

  test('only troops that the nation has a place for', () => {
    const board = rich();
    const why = (nation: string, what: 'militia' | 'guard' | 'artillery' | 'ship') =>
      whyNotBuy(board, openLedger(board, 'france'), { nation, what, number: 1 })?.why;
    expect([why('holland', 'militia'), why('holland', 'guard'), why('lombardy', 'ship')]).toEqual(
      Array(3).fill('no_such_troops'),
    );
    expect([why('france', 'guard'), why('france', 'artillery'), why('france', 'ship')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  test('whole numbers, and no more than one can pay for with what was ordered before', () => {
    const board = rich();
    const why = (number: number, ledger = openLedger(board, 'france')) =>
      whyNotBuy(board, ledger, { nation: 'france', what: 'cavalry', number })?.why;
    expect([why(0), why(-1), why(1.5), why(6), why(7)]).toEqual([
      ...['not_a_whole_number', 'not_a_whole_number', 'not_a_whole_number', undefined, 'too_dear'],
    ]);
    const ledger = afterBuying(board, openLedger(board, 'france'), { nation: 'france', what: 'cavalry', number: 4 });
    expect([why(2, ledger), why(3, ledger)]).toEqual([undefined, 'too_dear']);
    expect(() => afterBuying(board, ledger, { what: 'counter', id: 'nothing' })).toThrow('nobody can buy');
    const few = afterBuying(board, openLedger(board, 'france'), { nation: 'france', what: 'militia', number: 20 });
    expect(whyNotBuy(board, few, { nation: 'france', what: 'militia', number: 1 })).toMatchObject({
      ...{ why: 'too_dear', cost: { money: 1, manpower: 1 }, has: { money: 80, manpower: 0 } },
    });
  });
});
