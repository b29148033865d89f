import { describe, expect, test } from '@jest/globals';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { defaultOrders } from '../../../../src/games/empires-in-arms/reinforcement/default-orders.ts';
import {
  areasForCorps,
  placesFor,
  placesForFleet,
} from '../../../../src/games/empires-in-arms/reinforcement/places-for.ts';
import { reachOf } from '../../../../src/games/empires-in-arms/reinforcement/reach-of.ts';
import type { ReinforcementOrder } from '../../../../src/games/empires-in-arms/reinforcement/reinforcement-order.ts';
import { stepOf } from '../../../../src/games/empires-in-arms/reinforcement/step-of.ts';
import { listUnplaced, loseUnplaced } from '../../../../src/games/empires-in-arms/reinforcement/what-is-lost.ts';
import { aMonth, carryOutOrders, comes, tryOrders } from './a-month.ts';

const toIi = (number: number): ReinforcementOrder => ({
  order: 'add_factors',
  ...{ corps: 'austria_ii', troops: 'infantry', number },
});

describe('5: a sheet of orders', () => {
  test('one order takes into account what the others before it did', () => {
    const { board, comes } = aMonth('austria');
    comes('infantry', 3);
    expect(tryOrders(board, 'austria', [toIi(1), toIi(2)])).toEqual({
      ...{ at: 1, order: toIi(2), no: { why: 'no_room', room: 1 } },
    });
    const removed: ReinforcementOrder = { order: 'demobilise_corps', corps: 'austria_ii' };
    expect(tryOrders(board, 'austria', [removed, toIi(1)])).toMatchObject({ at: 1, no: { why: 'off_the_map' } });
  });

  test('a sheet that is tried leaves the board as it is', () => {
    const { board, comes } = aMonth('france');
    comes('infantry', 3);
    comes('ship', 3);
    const before = structuredClone(board.state);
    const tried = tryOrders(board, 'france', [
      { order: 'scuttle', fleet: 'france_fleet_ii' },
      { order: 'add_ships', fleet: 'france_fleet_i', ships: 3 },
      { order: 'add_factors', corps: 'france_v', troops: 'infantry', number: 2 },
      { order: 'detach', corps: 'france_v', to: 'depot', troops: 'infantry', number: 2 },
      { order: 'demobilise_corps', corps: 'france_iv' },
      { order: 'demobilise_garrison', area: 'brest', of: 'city', troops: 'infantry', number: 2 },
      { order: 'remove_leader', leader: 'ney' },
    ]);
    expect(tried).toEqual({
      lost: [{ nation: 'france', power: 'france', month: 0, what: 'infantry', number: 1 }],
    });
    expect(board.state).toEqual(before);
  });

  test('5.2: factors that are not placed are lost; ships and counters wait', () => {
    const { board, state, comes, comesCounter } = aMonth('austria');
    comes('infantry', 3);
    comes('guard', 1, { month: 1 });
    comes('ship', 2);
    comesCounter('austria_viii');
    carryOutOrders(board, 'austria', [toIi(2)]);
    const lost = [{ nation: 'austria', power: 'austria', month: 0, what: 'infantry', number: 1 }];
    expect(listUnplaced(state, 'austria')).toEqual(lost);
    expect(loseUnplaced(state, 'austria')).toEqual(lost);
    expect(state.arrivals.map(({ what }) => what)).toEqual(['guard', 'ship', 'counter']);
  });

  test('3.2: ships and their leaders are for the naval step, the rest for the land step', () => {
    const { pack } = aMonth('great_britain');
    const step = (order: ReinforcementOrder) => stepOf(pack, order);
    expect(step({ order: 'scuttle', fleet: 'great_britain_fleet_i' })).toBe('naval');
    expect(step({ order: 'remove_leader', leader: 'nelson' })).toBe('naval');
    expect(step({ order: 'remove_leader', leader: 'moore' })).toBe('land');
    expect(step({ order: 'demobilise_corps', corps: 'great_britain_i' })).toBe('land');
  });

  test('forty orders that fit are all carried out', () => {
    const { board } = aMonth('france');
    comes(board, 'france', 'militia', 40);
    const orders = Array.from({ length: 40 }, (_, at): ReinforcementOrder => {
      const area = ['paris', 'lille', 'strasbourg'][at % 3] ?? '';
      return { order: 'place_garrison', area, nation: 'france', troops: 'militia', number: 1 };
    });
    expect(tryOrders(board, 'france', orders)).toEqual({ lost: [] });
  });
});

describe('5: where reinforcements may be placed', () => {
  test('5.2.2.2: corps and garrisons with room for factors', () => {
    const { board } = aMonth('austria');
    const reach = reachOf(board, 'austria');
    const { corps, garrisons, fleets } = placesFor(board, 'austria', 'cavalry', reach);
    expect(corps).toContainEqual({ corps: 'austria_cavalry', room: 1 });
    expect(corps.map((one) => one.corps)).not.toContain('austria_ii');
    expect(corps.map((one) => one.corps)).not.toContain('austria_insurrection_i');
    expect(garrisons).toContainEqual({ area: 'vienna', room: 18 });
    expect(garrisons.map((one) => one.area)).not.toContain('venice');
    expect(fleets).toEqual([]);
    expect(placesFor(board, 'austria', 'artillery', reach)).toEqual({ corps: [], garrisons: [], fleets: [] });
  });

  test('5.1.2: fleets with room for ships', () => {
    const { board } = aMonth('france');
    const { corps, garrisons, fleets } = placesFor(board, 'france', 'ship', reachOf(board, 'france'));
    expect([corps, garrisons]).toEqual([[], []]);
    expect(fleets).toEqual([
      { fleet: 'france_fleet_i', room: 5 },
      { fleet: 'france_fleet_ii', room: 10 },
    ]);
  });

  test('5.1.2: a free state’s ships in its own fleet alone, and not in one that is full', () => {
    const { board, state } = aMonth('france');
    state.fleets.france_fleet_i = { at: { in: 'port', area: 'amsterdam' }, ships: 20 };
    const fleets = () => placesFor(board, 'holland', 'ship', reachOf(board, 'france')).fleets;
    expect(fleets()).toEqual([{ fleet: 'holland_fleet', room: 18 }]);
    state.fleets.holland_fleet = { at: { in: 'port', area: 'amsterdam' }, ships: 30 };
    expect(fleets()).toEqual([]);
  });

  test('5.1.1, 5.2.1.2: areas for counters', () => {
    const { board } = aMonth('austria');
    const reach = reachOf(board, 'austria');
    const areas = areasForCorps(board, 'austria_viii', reach);
    expect(areas).toEqual(expect.arrayContaining(['vienna', 'lemberg', 'verona', 'linz']));
    expect(areas).not.toContain('pilsen');
    expect(areasForCorps(board, 'nobody', reach)).toEqual([]);
    expect(placesForFleet(board, 'austria_fleet', reach)).toEqual({ ports: ['trieste'], beside: ['austria_fleet'] });
    expect(placesForFleet(board, 'nobody', reach)).toEqual({ ports: [], beside: [] });
  });

  test('nowhere for each power breaks what a sound campaign is', () => {
    for (const power of POWERS) {
      const { board, comes, state } = aMonth(power);
      for (const what of ['infantry', 'militia', 'cavalry', 'guard', 'artillery', 'ship'] as const) comes(what, 30);
      carryOutOrders(board, power, defaultOrders(board, power));
      loseUnplaced(state, power);
      expect(invariants(board)).toEqual([]);
    }
  });
});
