import { madeOnce } from '../../../kernel/fixed-data.ts';
import { isPower } from '../forces/who-commands.ts';
import type { MinorId, Owner, Zone } from '../pack-lists.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { FactorsOf } from '../state.ts';

/** A factor with this morale counts for one. */
const USUAL_MORALE = 3;
/** How full a corps is thought to be of which only the back is seen. */
const THOUGHT_FULL = 0.6;
/** What a nation's corps is thought to hold where the pack has none of it. */
const UNKNOWN = 6;

/** How many factors there are of all kinds together. */
export const countOf = (factors: Readonly<FactorsOf>): number =>
  TROOPS.reduce((sum, troop) => sum + (factors[troop] ?? 0), 0);

/** What factors of a nation are worth in the field: by the morale of its infantry, of horse and guard more. */
export function worthOf(pack: Pack, nation: Owner, factors: Readonly<FactorsOf>, zone: Zone | undefined): number {
  const { infantry, cavalry, militia } = moraleOf(pack, nation, zone);
  const { cavalry: horse = 0, guard = 0, militia: raw = 0 } = factors;
  const others = countOf(factors) - horse - guard - raw;
  return (others * infantry + (horse + guard) * cavalry + raw * militia) / USUAL_MORALE;
}

/** What a corps of a nation is thought to be worth when only its back is seen (2.4.2). */
export function guessedWorth(pack: Pack, nation: Owner, zone: Zone | undefined): number {
  return ((usualSize(pack).get(nation) ?? UNKNOWN) * moraleOf(pack, nation, zone).infantry) / USUAL_MORALE;
}

/** The factors that a nation's corps hold on average, as full as they are thought to be. */
const usualSize = madeOnce(({ corps }: Pick<Pack, 'corps'>): ReadonlyMap<Owner, number> => {
  const sizes = new Map<Owner, number[]>();
  for (const { nation, capacity } of corps) {
    const size = capacity.reduce((sum, { most }) => sum + most, 0);
    sizes.set(nation, [...(sizes.get(nation) ?? []), size]);
  }
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  return new Map([...sizes].map(([nation, of]) => [nation, mean(of) * THOUGHT_FULL]));
});

function moraleOf(pack: Pack, nation: Owner, zone: Zone | undefined) {
  if (!isPower(nation)) return ofMinor(pack, nation);
  const { dominant, morale, moraleDominant } = pack.nations[nation];
  return dominant && zone !== 'fiasco' ? moraleDominant : morale;
}

function ofMinor({ minorMorale, minor, battle }: Pack, nation: MinorId) {
  const country = minor[nation]?.districtOf ?? nation;
  const row = minorMorale.find((one) => (one.country === nation || one.country === country) && one.when === 'always');
  const { morale } = battle.irregulars;
  const { infantry = morale, cavalry = morale } = row ?? {};
  return { infantry, cavalry, militia: infantry };
}
