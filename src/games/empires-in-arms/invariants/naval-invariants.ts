import { countFactors } from '../forces/count-factors.ts';
import type { Board } from '../position-types.ts';
import { overFull } from './forces-invariants.ts';

/** At sea (6): each corps on board has its fleet, each fleet one corps, and no fleet has used more than its points. */
export function navalInvariants({ state, pack }: Board): readonly string[] {
  const aboard = Object.entries(state.aboard ?? {});
  const used = Object.entries(state.naval?.turn?.used ?? {});
  return [
    ...aboard.flatMap(([id, { fleet, factors }]) => {
      const counter = pack.corpsOf[id];
      if (!counter) return [`there is no corps ${id}`];
      const sharing = aboard.filter(([other, one]) => other !== id && one.fleet === fleet);
      return [
        ...(state.fleets[fleet] ? [] : [`corps ${id} is on ${fleet}, which is not on the map`]),
        ...(sharing.length > 0 ? [`${fleet} carries ${id} and others`] : []),
        ...(state.corps[id] ? [`corps ${id} is on board and on land`] : []),
        ...(countFactors(factors) > 0 ? [] : [`corps ${id} has no factor`]),
        ...overFull(`corps ${id}`, counter.capacity, factors),
      ];
    }),
    ...used.flatMap(([fleet, points]) => {
      const most = pack.fleet[fleet]?.movement ?? 0;
      return points <= most ? [] : [`${fleet} has used ${points} of ${most} points`];
    }),
    ...(state.naval && state.phase !== 'naval' ? [`a naval phase goes on in the ${state.phase} phase`] : []),
  ];
}
