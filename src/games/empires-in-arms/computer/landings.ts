import { areaName } from '../names.ts';
import type { Draft, Wish } from './asked.ts';
import { goalsOf } from './goals.ts';
import { msg } from './msg.ts';
import { bare, offered } from './read-choice.ts';
import { foesNear, type Situation } from './situation.ts';
import { onFoot } from './ways.ts';

/** 7.3.5: corps on fleets land where no enemy is, nearest to what they are wanted for. */
export function landingWishes(situation: Situation, { point }: Draft): readonly Wish[] {
  const { pack, view } = situation;
  const goals = goalsOf(situation).filter(({ isAbroad }) => isAbroad);
  const far = (area: string) => Math.min(...goals.map((goal) => onFoot(pack, area, goal.area)));
  const shores = offered(point, 'land', 'at')
    .filter(({ id }) => id.startsWith('area:'))
    .map((option) => ({ option, foes: foesNear(situation, bare(option), 0) }))
    .toSorted((a, b) => a.foes - b.foes || far(bare(a.option)) - far(bare(b.option)));
  return view.aboard.flatMap(({ id }) =>
    shores.map(({ option }) => ({
      line: { order: 'land', answer: { corps: `corps:${id}`, at: option.id } },
      why: msg('empires-in-arms-computer.land.land', { area: areaName(pack, bare(option)) }),
    })),
  );
}
