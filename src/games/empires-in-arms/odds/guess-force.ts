import type { Amounts } from '../../../kernel/choice.ts';
import { isPower } from '../forces/who-commands.ts';
import { type CorpsId, type Owner, POWERS, type Power, TROOPS, type Troop } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { FactorsOf } from '../state.ts';
import { MOST_CORPS, type Planner } from './planner.ts';
import type { Force } from './trial.ts';

/** Who may stand against the viewer: nations whose corps it sees, those in the area first, and all powers. */
export function nationsFor({ view, area }: Planner): readonly Owner[] {
  const backs = view.backs.toSorted((a, b) => Number(b.area === area) - Number(a.area === area));
  const others = POWERS.filter((power) => power !== view.viewer);
  return [...new Set([...backs.map(({ nation }) => nation), ...others])].filter((nation) => nation !== view.viewer);
}

/** As many corps as are seen in the area, each half full: a place to begin with. */
export function guessForce({ view, setting, area }: Planner, nation: Owner): { number: number; factors: Amounts } {
  const seen = view.backs.filter((one) => one.area === area && one.nation === nation);
  const number = Math.min(
    Math.max(
      1,
      seen.reduce((sum, one) => sum + one.number, 0),
    ),
    MOST_CORPS,
  );
  const factors: { [troop: string]: number } = {};
  for (const { capacity } of countersOf(setting.pack, nation).slice(0, number))
    for (const { troops, most } of capacity) {
      const [first] = troops;
      if (first !== undefined) factors[first] = (factors[first] ?? 0) + Math.ceil(most / 2);
    }
  return { number, factors };
}

export const countersOf = (pack: Pack, nation: Owner) => pack.corps.filter((one) => one.nation === nation);

/** Who commands a nation's corps, as everybody sees it; undefined for a neutral minor country. */
export function commanderSeen({ view }: Planner, nation: Owner): Power | undefined {
  return isPower(nation) ? nation : view.minors.find(({ id }) => id === nation)?.controller;
}

/** Factors shared evenly among so many of a nation's corps: each kind goes round where the last one stopped. */
export function spreadOver(
  { setting }: Planner,
  nation: Owner,
  { number, factors }: { readonly number: number; readonly factors: Amounts },
): Force['corps'] {
  const corps = countersOf(setting.pack, nation)
    .slice(0, number)
    .map(({ id }): { id: CorpsId; factors: FactorsOf } => ({ id, factors: {} }));
  const kinds = TROOPS.flatMap((troop): readonly Troop[] => Array.from({ length: factors[troop] ?? 0 }, () => troop));
  for (const [at, troop] of kinds.entries()) {
    const one = corps[at % corps.length];
    if (one) one.factors[troop] = (one.factors[troop] ?? 0) + 1;
  }
  return corps;
}
