import { POWERS, type Power, SCENARIOS, type ScenarioId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Scenario, ScenarioSide } from '../scenario-types.ts';
import type { State } from '../state.ts';

/** True for a scenario for two (13), in which the rules with a star are off (1.3). */
export function isScenario(campaign: State['campaign']): campaign is ScenarioId {
  return SCENARIOS.some((id) => id === campaign);
}

/** The scenario that is played; undefined in a campaign. */
export function scenarioOf({ state, pack }: Board): Scenario | undefined {
  return isScenario(state.campaign) ? pack.scenario[state.campaign] : undefined;
}

/** The side of a power in a scenario, and the other one. Throws for a power that has none. */
export function sidesFor(
  { sides }: Scenario,
  power: Power,
): { readonly own: ScenarioSide; readonly other: ScenarioSide } {
  const [first, second] = sides;
  if (power === first.power) return { own: first, other: second };
  if (power === second.power) return { own: second, other: first };
  throw new Error(`${power} is on no side`);
}

/** The powers that are in the game: the two sides of a scenario, else all seven. */
export function powersIn(board: Board): readonly Power[] {
  const scenario = scenarioOf(board);
  return POWERS.filter((power) => scenario === undefined || scenario.sides.some((side) => side.power === power));
}

type Board = { readonly state: Pick<State, 'campaign'>; readonly pack: Pick<Pack, 'scenario'> };
