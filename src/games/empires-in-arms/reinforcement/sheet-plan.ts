import { once } from '../once.ts';
import type { AreaId, CorpsId, Owner, Power, Troop } from '../pack-lists.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { carryOut } from './carry-out.ts';
import { copyFor } from './copy-for.ts';
import { countDue, dueArrivals } from './due-arrivals.ts';
import { isLevied, whyNotHomeCity } from './land-places.ts';
import { whyNotHomePort } from './naval-places.ts';
import { areasForCorps, leviedOffTheMap } from './places-for.ts';
import { type Reach, reachOf } from './reach-of.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';

/** What is looked up once for all the lines of a power's sheet, when one is first written: no order changes it. */
export type SheetBasis = {
  readonly power: Power;
  readonly reach: Reach;
  /** The cities and ports at home of each nation that something comes for. */
  readonly cities: ReadonlyMap<Owner, readonly AreaId[]>;
  readonly ports: ReadonlyMap<Owner, readonly AreaId[]>;
  /** Where feudal corps that are off the map come back, with factors that are returned. */
  readonly levied: ReadonlyMap<CorpsId, readonly AreaId[]>;
};

/** How far a power's orders have got: `state` is a copy in which they are carried out. */
export type SheetPlan = Board & { readonly basis: SheetBasis };

export function beginPlan({ state, pack }: Board, power: Power): SheetPlan {
  const board = { state, pack };
  return { ...board, basis: basisOf(board, power) };
}

function basisOf(board: Board, power: Power): SheetBasis {
  const { state, pack } = board;
  const reach = once(() => reachOf(board, power));
  const due = dueArrivals(state, power);
  const nations = [...new Set(due.map(({ nation }) => nation))];
  const fleets = due.flatMap((one) => (one.what === 'counter' && pack.fleet[one.id] ? [one.nation] : []));
  const cities = once(() => new Map(nations.map((nation) => [nation, homeCities(board, nation, reach())])));
  const ports = once(() => new Map(fleets.map((nation) => [nation, homePorts(board, nation, reach())])));
  const levied = once(() => {
    const corps = nations.flatMap((nation) => comingBack(board, power, nation));
    return new Map(corps.map((one) => [one, areasForCorps(board, one, reach())]));
  });
  return {
    power,
    get reach() {
      return reach();
    },
    get cities() {
      return cities();
    },
    get ports() {
      return ports();
    },
    get levied() {
      return levied();
    },
  };
}

/** The plan after an order that can be carried out. */
export function withOrder({ state, pack, basis }: SheetPlan, order: ReinforcementOrder): SheetPlan {
  const after = copyFor(state, basis.power);
  carryOut({ state: after, pack }, basis.power, order, basis.reach);
  return { state: after, pack, basis };
}

/** The corps counters that can be placed now. */
export function countersToPlace({ state, pack, basis }: SheetPlan): readonly CorpsId[] {
  const bought = dueArrivals(state, basis.power).flatMap((one) =>
    one.what === 'counter' && pack.corpsOf[one.id] && !state.corps[one.id] ? [one.id] : [],
  );
  return [...bought, ...[...basis.levied.keys()].filter((corps) => !state.corps[corps])];
}

/** Where a corps counter can be placed: in a city at home, with another own corps, a feudal one in its province. */
export function placesForCounter({ pack, basis }: SheetPlan, corps: CorpsId, withOwn: readonly AreaId[]) {
  const counter = pack.corpsOf[corps];
  if (!counter) return [];
  if (isLevied(counter)) return basis.levied.get(corps) ?? [];
  return [...new Set([...(basis.cities.get(counter.nation) ?? []), ...withOwn])];
}

function comingBack(board: Board, power: Power, nation: Owner): readonly CorpsId[] {
  const returned = (troops: Troop) => countDue(board.state, power, nation, troops) > 0;
  return [...new Set(TROOPS.filter(returned).flatMap((troops) => leviedOffTheMap(board, nation, troops)))];
}

const homeCities = (board: Board, nation: Owner, reach: Reach): readonly AreaId[] =>
  board.pack.areas.flatMap(({ id, city }) => (city && !whyNotHomeCity(board, nation, id, reach) ? [id] : []));

const homePorts = (board: Board, nation: Owner, reach: Reach): readonly AreaId[] =>
  board.pack.areas.flatMap(({ id, port }) => (port && !whyNotHomePort(board, nation, id, reach) ? [id] : []));
