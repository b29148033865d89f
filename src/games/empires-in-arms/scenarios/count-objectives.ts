import { countFactors } from '../forces/count-factors.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { cityController } from '../naval/whose-port.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Scenario } from '../scenario-types.ts';
import { sidesFor } from './scenario-of.ts';

/** The points of the objectives that each side controls (10.3.2, 13). */
export function countObjectives(board: Board, { sides, objectives }: Scenario): ReadonlyMap<Power, number> {
  const points = new Map<Power, number>(sides.map(({ power }) => [power, 0]));
  for (const { area, points: worth } of objectives) {
    const holder = cityController(board, area);
    const so = holder === undefined ? undefined : points.get(holder);
    if (holder !== undefined && so !== undefined) points.set(holder, so + worth);
  }
  return points;
}

/** The factors in the corps of a power on the map, besieged ones too, and those of its minor countries. */
export function countArmy({ state, pack }: Board, power: Power): number {
  return Object.entries(state.corps).reduce(
    (sum, [id, { factors }]) => sum + (corpsCommander(state, pack, id) === power ? countFactors(factors) : 0),
    0,
  );
}

/**
 * The points with which a side wins after the last month: who attacks needs what the scenario says, and the other one
 * what then is left to it. What was bid for a side it needs more, and its enemy less (ruling).
 */
export function needs(scenario: Scenario, power: Power, bids: { readonly [P in Power]?: number } = {}): number {
  const { own, other } = sidesFor(scenario, power);
  const [attacker] = scenario.sides;
  const all = scenario.objectives.reduce((sum, { points }) => sum + points, 0);
  const printed = power === attacker.power ? scenario.needed : all - scenario.needed + 1;
  return printed + (bids[own.power] ?? 0) - (bids[other.power] ?? 0);
}
