import { byPower } from '../by-power.ts';
import type { Power, ScenarioId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { pairOf } from '../relations/pair.ts';
import type { Scenario } from '../scenario-types.ts';
import { minorOf } from '../setup/first-state.ts';
import { setOut } from '../setup/set-out.ts';
import type { MinorState, PowerState, State } from '../state.ts';
import { squareOf } from '../status/square.ts';
import { countObjectives, needs } from './count-objectives.ts';

type Bids = { readonly [P in Power]?: number };

/**
 * The first month of a scenario (13): two powers at war, and nobody else plays. What was bid for a side it needs more
 * (2.1, ruling).
 */
export function scenarioState(pack: Pack, id: ScenarioId, bids: Bids = {}): State {
  const scenario = pack.scenario[id];
  const [first, second] = scenario.sides;
  const state: State = {
    campaign: id,
    month: 0,
    phase: 'reinforcement',
    powers: byPower((power) => powerOf(pack, scenario, power, bids)),
    relations: {
      [pairOf(first.power, second.power)]: { war: { since: 0, aggressors: [first.power, second.power] } },
    },
    minors: minorsOf(pack, scenario),
    combinations: Object.fromEntries(
      scenario.combinations.map(({ combination, members }) => [combination, [...members]]),
    ),
    minorWars: {},
    ceded: Object.fromEntries(scenario.ceded.map(({ province, to }) => [province, to])),
    ...setOut(scenario.sides),
    loans: [],
    treaties: [],
    fleets: {},
    irregulars: {},
    leaders: Object.fromEntries(
      scenario.sides.flatMap(({ leaders }) =>
        leaders.map(({ leader, with: unit }) => [leader, { is: 'with' as const, unit }]),
      ),
    ),
    prisoners: [],
    arrivals: [],
    combinedMovements: [],
    holyRomanEmpire: undefined,
    standing: {},
    reinforcementOrders: {},
  };
  for (const [power, points] of countObjectives({ state, pack }, scenario)) state.powers[power].victoryPoints = points;
  return state;
}

function powerOf(pack: Pack, scenario: Scenario, power: Power, bids: Bids): PowerState {
  const start = pack.starts.find((one) => one.campaign === 'I' && one.power === power);
  if (!start) throw new Error(`a checked pack has the beginning of ${power}`);
  const side = scenario.sides.find((one) => one.power === power);
  return {
    played: side ? 'seat' : 'nobody',
    square: squareOf(pack, start.box),
    victoryPoints: 0,
    goal: side ? needs(scenario, power, bids) : 0,
    money: side?.money ?? 0,
    manpower: 0,
    account: [],
    manipulation: 0,
  };
}

function minorsOf(pack: Pack, { minors, combinations }: Scenario): State['minors'] {
  const held = new Map(minors.map(({ minor, status }) => [minor, status]));
  return Object.fromEntries([
    ...pack.minors.map(({ id }): [string, MinorState] => [id, minorOf(held.get(id) ?? { status: 'neutral' })]),
    ...combinations.map(({ combination, by }): [string, MinorState] => [
      combination,
      minorOf({ status: 'free', controller: by }),
    ]),
  ]);
}
