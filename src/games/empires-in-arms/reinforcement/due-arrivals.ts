import type { AreaId, CorpsId, FleetId, Owner, Power, Troop } from '../pack-lists.ts';
import type { Arrival, State } from '../state.ts';

/** What is placed: troops in corps and garrisons, ships in fleets. */
export type Reinforcement = Troop | 'ship';

/** What a power may place in this month (5, 8.5): what came now, and what has waited. */
export function dueArrivals({ arrivals, month }: State, power: Power): readonly Arrival[] {
  return arrivals.filter((one) => one.power === power && one.month <= month);
}

/** What an arrival is when it is placed: militia that was trained is infantry (12.1.1). Undefined for a counter. */
export function placedAs({ what }: Readonly<Arrival>): Reinforcement | undefined {
  if (what === 'counter') return undefined;
  return what === 'militia_to_infantry' ? 'infantry' : what;
}

/** Whether an arrival can be placed in a port: ships that were built in one, there alone (12.1.2). */
const comesTo = (one: Readonly<Arrival>, port: AreaId | undefined): boolean =>
  one.what === 'counter' || one.port === undefined || port === undefined || one.port === port;

/** How many factors or ships of a nation a power has to place; `port`: of ships, those that can be placed there. */
export function countDue(state: State, power: Power, nation: Owner, what: Reinforcement, port?: AreaId): number {
  return dueArrivals(state, power).reduce((sum, one) => {
    const isIt = one.what !== 'counter' && one.nation === nation && placedAs(one) === what && comesTo(one, port);
    return sum + (isIt ? one.number : 0);
  }, 0);
}

/** True for a counter that a power has to place. */
export function isCounterDue(state: State, power: Power, id: CorpsId | FleetId): boolean {
  return dueArrivals(state, power).some((one) => one.what === 'counter' && one.id === id);
}

/** So many are placed and wait no more, those first that came first. Throws where there are not so many. */
export function takeDue(
  state: State,
  { power, nation, what, port }: { power: Power; nation: Owner; what: Reinforcement; port?: AreaId | undefined },
  number: number,
): void {
  let left = number;
  state.arrivals = state.arrivals.flatMap((one) => {
    const isIt = one.what !== 'counter' && one.power === power && one.month <= state.month && one.nation === nation;
    if (!isIt || placedAs(one) !== what || !comesTo(one, port)) return [one];
    const taken = Math.min(left, one.number);
    left -= taken;
    return taken === one.number ? [] : [{ ...one, number: one.number - taken }];
  });
  if (left > 0) throw new Error(`${power} has ${left} ${what} of ${nation} too few`);
}

/** A counter is placed and waits no more. */
export function takeCounter(state: State, power: Power, id: CorpsId | FleetId): void {
  state.arrivals = state.arrivals.filter(
    (one) => !(one.what === 'counter' && one.id === id && one.power === power && one.month <= state.month),
  );
}
