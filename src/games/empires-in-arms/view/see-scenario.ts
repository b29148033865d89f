import { areaName } from '../names.ts';
import { cityController } from '../naval/whose-port.ts';
import type { Board } from '../position-types.ts';
import { countObjectives } from '../scenarios/count-objectives.ts';
import { scenarioOf } from '../scenarios/scenario-of.ts';
import type { ScenarioView } from '../scenarios/scenario-view.ts';

/** How a scenario stands just now (13); undefined in a campaign. */
export function scenarioSeen(board: Board): ScenarioView | undefined {
  const scenario = scenarioOf(board);
  if (!scenario) return undefined;
  const points = countObjectives(board, scenario);
  return {
    name: scenario.name,
    last: scenario.last,
    sides: scenario.sides.map(({ power, decisive, armyLeast }) => ({
      power,
      points: points.get(power) ?? 0,
      needs: board.state.powers[power].goal,
      decisive,
      armyLeast,
    })),
    objectives: scenario.objectives.map(({ area, points: worth }) => ({
      name: areaName(board.pack, area),
      points: worth,
      holder: cityController(board, area),
    })),
  };
}
