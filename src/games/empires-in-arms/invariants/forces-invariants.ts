import { countFactors } from '../forces/count-factors.ts';
import type { Troop } from '../pack-lists.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf } from '../state.ts';

/** Corps, fleets, garrisons and leaders: each counter is the pack's, holds no more than it can, and has its place. */
export function forcesInvariants({ state, pack }: Board): readonly string[] {
  return [
    ...Object.entries(state.corps).flatMap(([id, { area, factors }]) => {
      const counter = pack.corpsOf[id];
      if (!counter) return [`there is no corps ${id}`];
      const of = `corps ${id}`;
      return [
        ...(pack.area[area] ? [] : [`${of} stands in ${area}, which there is not`]),
        ...(countFactors(factors) > 0 ? [] : [`${of} has no factor`]),
        ...wrongNumbers(of, Object.values(factors)),
        ...overFull(of, counter.capacity, factors),
      ];
    }),
    ...Object.entries(state.fleets).flatMap(([id, { at, ships }]) => {
      const counter = pack.fleet[id];
      if (!counter) return [`there is no fleet ${id}`];
      const there = at.in === 'sea' ? pack.sea[at.sea] : pack.area[at.area]?.port;
      return [
        ...(there ? [] : [`fleet ${id} is in a place that is none for fleets`]),
        ...(ships >= 1 && ships <= counter.ships
          ? []
          : [`fleet ${id} has ${ships} ships, of at most ${counter.ships}`]),
        ...wrongNumbers(`fleet ${id}`, [ships]),
      ];
    }),
    ...Object.entries(state.garrisons).flatMap(([area, { infantry, militia }]) => {
      const { city } = pack.area[area] ?? {};
      const room = (city?.spires ?? 0) * pack.limits.cityFactorsPerSpire;
      const factors = infantry + militia;
      return [
        ...(factors >= 1 && factors <= room ? [] : [`${area} has ${factors} factors, and room for ${room}`]),
        ...wrongNumbers(area, [infantry, militia]),
      ];
    }),
    ...Object.entries(state.leaders).flatMap(([id, leader]) => {
      if (!pack.leader[id]) return [`there is no leader ${id}`];
      return leader.is === 'with' && ![state.corps, state.aboard, state.fleets].some((units) => units?.[leader.unit])
        ? [`${id} is with ${leader.unit}, which is not on the map`]
        : [];
    }),
    ...state.loans.flatMap(({ corps, from, to }) => [
      ...(state.corps[corps] || state.aboard?.[corps] ? [] : [`${corps} is lent and not on the map`]),
      ...(from === to ? [`${corps} is lent to its own power`] : []),
    ]),
  ];
}

function wrongNumbers(of: string, numbers: readonly number[]): readonly string[] {
  return numbers.every((number) => Number.isInteger(number) && number >= 0) ? [] : [`${of} has ${numbers.join(', ')}`];
}

type Limit = { readonly troops: readonly Troop[]; readonly most: number };
/** Troops that a corps cannot hold, or too many of them. */
export function overFull(of: string, limits: readonly Limit[], factors: FactorsOf): readonly string[] {
  const homeless = TROOPS.filter(
    (troop) => (factors[troop] ?? 0) > 0 && !limits.some((one) => one.troops.includes(troop)),
  );
  return [
    ...homeless.map((troop) => `${of} cannot hold ${troop}`),
    ...limits.flatMap(({ troops, most }) => {
      const found = troops.reduce((sum, troop) => sum + (factors[troop] ?? 0), 0);
      return found > most ? [`${of} has ${found} of ${troops.join(' and ')}, and room for ${most}`] : [];
    }),
  ];
}
