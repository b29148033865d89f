import { areaName, leaderName } from '../names.ts';
import type { AreaId } from '../pack-lists.ts';
import type { OwnCorpsView } from '../view-types.ts';
import type { Draft, Wish } from './asked.ts';
import type { Task } from './campaign-plan.ts';
import { msg } from './msg.ts';
import { bare, offered } from './read-choice.ts';
import { isHeldBy, type Situation } from './situation.ts';
import { countOf } from './strength.ts';

/** A garrison that it leaves in a city that it has taken. */
const GARRISON = 2;

/** 5.3: leaders beside the map go to the largest corps of their nation in the strongest group. */
export function leaderWishes(situation: Situation, { point }: Draft): readonly Wish[] {
  const { pack, view } = situation;
  const waiting = new Set(view.leaders.flatMap(({ id, is }) => (is === 'beside' ? [id] : [])));
  const corps = situation.groups
    .toSorted((a, b) => b.strength - a.strength)
    .flatMap((group) => group.corps.toSorted(bySize));
  return offered(point, 'lead', 'leader')
    .map(bare)
    .filter((id) => waiting.has(id))
    .flatMap((leader): readonly Wish[] => {
      const to = corps.find(({ nation }) => nation === pack.leader[leader]?.nation);
      if (!to) return [];
      const why = msg('empires-in-arms-computer.land.lead', { leader: leaderName(pack, leader), corps: to.name });
      return [{ line: { order: 'lead', answer: { leader: `leader:${leader}`, corps: `corps:${to.id}` } }, why }];
    });
}

const bySize = (a: OwnCorpsView, b: OwnCorpsView) => countOf(b.factors) - countOf(a.factors);

/** 7.3.3: who marches on from a city in an enemy's land leaves a garrison behind. */
export function garrisonWishes(situation: Situation, tasks: readonly Task[]): readonly Wish[] {
  const { pack, power, foes } = situation;
  return tasks.flatMap(({ group, goal }): readonly Wish[] => {
    const { area } = group;
    const isTaken = pack.area[area]?.city && !isHeldBy(situation, power, area) && !foes.has(area);
    const isLeaving = goal !== undefined && (goal.area !== area || goal.why !== 'country');
    const [largest] = group.corps.toSorted((a, b) => (b.factors.infantry ?? 0) - (a.factors.infantry ?? 0));
    if (!isTaken || !isLeaving || !largest || (largest.factors.infantry ?? 0) <= GARRISON) return [];
    const answer = { corps: `corps:${largest.id}`, what: 'infantry', number: GARRISON, to: 'city' };
    const why = msg('empires-in-arms-computer.land.garrison', { area: areaName(pack, area) });
    return [{ line: { order: 'detach', answer }, why }];
  });
}

/** 7.3.7.1: enemy cities in which its corps have got are besieged, and enemy depots there destroyed. */
export function siegeWishes({ pack }: Situation, { point }: Draft): readonly Wish[] {
  const byArea = new Map<AreaId, string[]>();
  for (const { id, place } of offered(point, 'besiege'))
    if (place !== undefined) byArea.set(place, [...(byArea.get(place) ?? []), id]);
  const sieges = [...byArea].map(
    ([area, corps]): Wish => ({
      line: { order: 'besiege', answer: corps },
      why: msg('empires-in-arms-computer.land.besiege', { area: areaName(pack, area) }),
    }),
  );
  const depots = offered(point, 'destroy-depot', 'area').map(
    (option): Wish => ({
      line: { order: 'destroy-depot', answer: { area: option.id } },
      why: msg('empires-in-arms-computer.land.destroy', { area: areaName(pack, bare(option)) }),
    }),
  );
  return [...depots, ...sieges];
}
