import { describe, expect, test } from '@jest/globals';
import {
  defaultOrders,
  ordersInOrderOfNeed,
} from '../../../../src/games/empires-in-arms/reinforcement/default-orders.ts';
import { aMonth, carryOutOrders, tryOrders } from './a-month.ts';

describe('5: what a power does if nobody says anything', () => {
  test('nothing, where nothing comes', () => {
    const { board } = aMonth('austria');
    expect(defaultOrders(board, 'austria')).toEqual([]);
  });

  test('factors go to the weakest corps at home, and the board is as it was', () => {
    const { board, comes } = aMonth('austria');
    comes('infantry', 3);
    const before = structuredClone(board.state);
    const add = { order: 'add_factors', troops: 'infantry' };
    expect(defaultOrders(board, 'austria')).toEqual([
      { ...add, corps: 'austria_light_i', number: 2 },
      { ...add, corps: 'austria_iv', number: 1 },
    ]);
    expect(board.state).toEqual(before);
  });

  test('in the order of need, each filled before the next', () => {
    const { board, comes } = aMonth('austria');
    comes('infantry', 6);
    const orders = ordersInOrderOfNeed(board, 'austria', ['austria_ii', 'austria_i']);
    expect(orders.map((one) => one.order === 'add_factors' && [one.corps, one.number])).toEqual([
      ['austria_ii', 2],
      ['austria_i', 4],
    ]);
  });

  test('what no corps holds is put into the largest cities, and nothing is lost that could be placed', () => {
    const { board, comes, state } = aMonth('austria');
    for (const corps of Object.keys(state.corps)) delete state.corps[corps];
    state.corps.austria_light_i = { area: 'vienna', factors: { infantry: 1 } };
    state.corps.austria_i = { area: 'vienna', factors: { infantry: 10 } };
    comes('infantry', 7);
    comes('militia', 4);
    comes('cavalry', 3);
    const orders = defaultOrders(board, 'austria');
    expect(orders.slice(0, 2)).toEqual([
      { order: 'add_factors', corps: 'austria_i', troops: 'cavalry', number: 2 },
      { order: 'place_garrison', area: 'vienna', nation: 'austria', troops: 'cavalry', number: 1 },
    ]);
    expect(tryOrders(board, 'austria', orders)).toEqual({ lost: [] });
    carryOutOrders(board, 'austria', orders);
    expect(state.corps.austria_light_i.factors).toEqual({ infantry: 8 });
    expect(state.corps.austria_i.factors).toEqual({ infantry: 10, militia: 4, cavalry: 2 });
  });

  test('militia goes first where infantry cannot be', () => {
    const { board, comes, state } = aMonth('spain');
    for (const corps of Object.keys(state.corps)) delete state.corps[corps];
    state.corps.spain_i = { area: 'madrid', factors: { infantry: 10 } };
    state.corps.spain_militia_i = { area: 'madrid', factors: { militia: 10 } };
    for (const area of board.pack.areas) if (area.city) state.garrisons[area.id] = full;
    comes('infantry', 2);
    comes('militia', 2);
    expect(tryOrders(board, 'spain', ordersInOrderOfNeed(board, 'spain', ['spain_i']))).toEqual({ lost: [] });
  });

  test('5.2.1.2: a counter is placed in the largest city, with one factor, and filled as the weakest', () => {
    const { board, comes, comesCounter } = aMonth('austria');
    comesCounter('austria_viii');
    comesCounter('austria_ix');
    comes('infantry', 6);
    const orders = defaultOrders(board, 'austria');
    const placed = { area: 'vienna', of: { from: 'arrivals' }, troops: 'infantry', number: 1 };
    expect(orders).toEqual([
      { order: 'place_corps', corps: 'austria_viii', ...placed },
      { order: 'place_corps', corps: 'austria_ix', ...placed },
      { order: 'add_factors', corps: 'austria_viii', troops: 'infantry', number: 4 },
    ]);
    expect(defaultOrders(aMonth('austria').board, 'austria')).toEqual([]);
  });

  test('a counter without factors waits', () => {
    const { board, comesCounter } = aMonth('austria');
    comesCounter('austria_viii');
    expect(defaultOrders(board, 'austria')).toEqual([]);
  });

  test('5.1.2: ships go to the emptiest fleet; a fleet counter is placed for those that find no room', () => {
    const { board, comes, comesCounter, state } = aMonth('france');
    delete state.fleets.france_fleet_i;
    comesCounter('france_fleet_i');
    comes('ship', 12);
    comes('ship', 4, { nation: 'holland' });
    const [first, second, third, ...rest] = defaultOrders(board, 'france');
    expect(first).toEqual({ order: 'add_ships', fleet: 'france_fleet_ii', ships: 10 });
    expect(second).toMatchObject({ order: 'place_fleet', fleet: 'france_fleet_i', ships: 2 });
    expect(third).toEqual({ order: 'add_ships', fleet: 'holland_fleet', ships: 4 });
    expect(rest).toEqual([]);
  });

  test('4.4.6.1: feudal troops that are returned fill feudal corps, and bring back one that is off the map', () => {
    const { board, comes, state } = aMonth('turkey');
    delete state.corps.turkey_feudal_serbia;
    delete state.corps.turkey_feudal_bosnia;
    for (const [id, one] of Object.entries(state.corps))
      if (id.startsWith('turkey_feudal')) one.factors = { feudal_infantry: id === 'turkey_feudal_rumelia' ? 9 : 10 };
    comes('feudal_infantry', 4);
    const orders = defaultOrders(board, 'turkey');
    expect(tryOrders(board, 'turkey', orders)).toEqual({ lost: [] });
    const troops = 'feudal_infantry';
    expect(orders).toEqual([
      { order: 'add_factors', corps: 'turkey_feudal_rumelia', troops, number: 1 },
      {
        order: 'place_corps',
        ...{ corps: 'turkey_feudal_serbia', area: 'belgrade', of: { from: 'arrivals' }, troops, number: 3 },
      },
    ]);
  });
});

const full = { nation: 'spain', infantry: 20, militia: 0 };
