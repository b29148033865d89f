import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import { msg } from '../scenarios/msg.ts';
import type { ScenarioView } from '../scenarios/scenario-view.ts';
import { monthWithin } from './short-names.ts';

/** What a scenario is played for, and how it stands (13). */
export function tellScenario({ name, last, sides, objectives }: ScenarioView): readonly Message[] {
  return [
    msg('empires-in-arms-scenarios.about', { name, last: monthWithin(last) }),
    ...sides.map(({ power, points, needs, decisive, armyLeast: least }) =>
      msg('empires-in-arms-scenarios.standing', { power: powerName(power), points, needs, decisive, least }),
    ),
    ...sides.map(({ power }) => {
      const areas = objectives.flatMap(({ name: area, points, holder }) =>
        holder === power ? [msg('empires-in-arms-scenarios.objective', { area, points: String(points) })] : [],
      );
      return areas.length > 0
        ? msg('empires-in-arms-scenarios.objectives', { power: powerName(power), areas })
        : msg('empires-in-arms-scenarios.objectives-none', { power: powerName(power) });
    }),
  ];
}
