import type { Power } from '../pack-lists.ts';
import type { Arrival, State } from '../state.ts';
import { dueArrivals, placedAs } from './due-arrivals.ts';

/**
 * 5.2: factors that should be placed in this month and are not yet: what is lost at the end of the step. Ships wait
 * (5.1.2), and so do counters without anything to put into them (ruling).
 */
export function listUnplaced(state: State, power: Power): readonly Arrival[] {
  return dueArrivals(state, power).filter((one) => isLostUnplaced(one));
}

/** 5.2.2: the land reinforcement step of a power is over. What was not placed is lost; gives it. */
export function loseUnplaced(state: State, power: Power): readonly Arrival[] {
  const lost = listUnplaced(state, power);
  state.arrivals = state.arrivals.filter((one) => !lost.includes(one));
  return lost;
}

function isLostUnplaced(arrival: Readonly<Arrival>): boolean {
  const what = placedAs(arrival);
  return what !== undefined && what !== 'ship';
}
