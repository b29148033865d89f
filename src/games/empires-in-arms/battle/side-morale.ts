import { isDominant } from '../combinations/dominance.ts';
import type { Morale } from '../force-types.ts';
import { commanderOf, isPower } from '../forces/who-commands.ts';
import type { AreaId, Owner } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorKind, Unit } from './battle.ts';
import { FACTOR_KINDS, factorsOf, nationOfUnit } from './units.ts';

/** Morale is counted in tenths, so that sums are exact. */
export const inTenths = (morale: number): number => Math.round(morale * 10);

/** 7.5.2.2: the morale of a kind of factors of a nation. Artillery has that of the infantry. */
export function moraleOf(board: Board, nation: Owner, kind: FactorKind): number {
  const { pack } = board;
  if (kind === 'cossack' || kind === 'freikorps' || kind === 'guerrilla') return pack.battle.irregulars.morale;
  if (!isPower(nation)) return minorMorale(board, nation, kind === 'cavalry' ? 'cavalry' : 'infantry');
  return ofKind(isDominant(board, nation) ? pack.nations[nation].moraleDominant : pack.nations[nation].morale, kind);
}

function ofKind(morale: Morale, kind: Exclude<FactorKind, 'cossack' | 'freikorps' | 'guerrilla'>): number {
  switch (kind) {
    case 'infantry':
    case 'artillery':
      return morale.infantry;
    case 'feudal_infantry':
      return morale.feudalInfantry ?? morale.militia;
    case 'feudal_cavalry':
      return morale.feudalCavalry ?? morale.militia;
    default:
      return morale[kind];
  }
}

/** Minor countries that Great Britain trains, and those of the Ottoman Empire, have another morale. */
function minorMorale({ state, pack }: Board, nation: Owner, kind: 'infantry' | 'cavalry'): number {
  const country = pack.minor[nation]?.districtOf ?? nation;
  const rows = pack.minorMorale.filter((row) => row.country === nation || row.country === country);
  const controller = commanderOf(state, nation);
  const holds = {
    always: true,
    trained_by_great_britain: controller === 'great_britain',
    ottoman_empire: controller === 'turkey' && (state.combinations.ottoman_empire ?? []).includes(nation),
  };
  const special = rows.find(({ when }) => when !== 'always' && holds[when]);
  const row = special ?? rows.find(({ when }) => when === 'always');
  return row?.[kind] ?? pack.battle.irregulars.morale;
}

/** 7.5.2.2: the average of all factors, each with its morale, to one decimal; in tenths. */
export function sideMorale(board: Board, area: AreaId, units: readonly Readonly<Unit>[]): number {
  let [sum, factors] = [0, 0];
  for (const unit of units) {
    const has = factorsOf(board, area, unit);
    for (const kind of FACTOR_KINDS) {
      const number = has[kind] ?? 0;
      if (number === 0) continue;
      sum += number * inTenths(moraleOf(board, nationOfUnit(board, area, unit), kind));
      factors += number;
    }
  }
  return factors === 0 ? 0 : Math.round(sum / factors);
}
