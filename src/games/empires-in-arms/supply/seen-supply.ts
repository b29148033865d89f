import type { AreaId, LeaderId } from '../pack-lists.ts';
import type { SupplyFact } from './supply-fact.ts';

type Supplied = Extract<SupplyFact, { readonly type: 'supplied' }>;

/** What others see of a power's supply: dice in an area, how many factors they cost, and counters that went. */
export type Seen = {
  readonly area: AreaId;
  readonly besieged: boolean;
  readonly dice: readonly number[];
  readonly lost: number;
  readonly gone: number;
};

/** Areas and dice in an order that does not tell whose is which (ruling). */
export function seenSupply({ meals, sieges }: Supplied): readonly Seen[] {
  const byArea = new Map<AreaId, Seen>();
  for (const meal of meals) {
    if (meal.by !== 'forage') continue;
    const { area, die, lost, losses } = meal;
    const there = byArea.get(area) ?? { area, besieged: false, dice: [], lost: 0, gone: 0 };
    const dice = [...there.dice, die].toSorted((a, b) => a - b);
    byArea.set(area, { ...there, dice, lost: there.lost + lost, gone: there.gone + (losses.gone ? 1 : 0) });
  }
  const besieged = sieges.map(({ area, die, lost, corps }) => {
    return { area, besieged: true, dice: [die], lost, gone: corps.filter(({ gone }) => gone).length };
  });
  return [...[...byArea.values()].toSorted(byName), ...besieged.toSorted(byName)];
}

/** Leaders who went off the map with the last corps of an area (7.4.1.3.3). */
export function leadersGone({ meals, sieges }: Supplied): readonly LeaderId[] {
  return [
    ...meals.flatMap((meal) => (meal.by === 'forage' ? meal.leaders : [])),
    ...sieges.flatMap((one) => one.leaders),
  ].toSorted();
}

const byName = (a: Seen, b: Seen) => (a.area < b.area ? -1 : 1);
