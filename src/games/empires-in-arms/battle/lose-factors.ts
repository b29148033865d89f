import { inProportion } from '../naval/fight-sums.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import { lossOrder } from '../supply/take-losses.ts';
import type { Battle, BattleSide, FactorKind, SideName, Unit } from './battle.ts';
import { pickBattleLosses } from './pick-losses.ts';
import { takeFactors } from './take-factors.ts';
import { type Board, cavalryIn, countMuster, musterOf, powerOfUnit, strengthOf } from './units.ts';

/**
 * 7.5.2.7: a side loses factors: each of its powers in proportion to what it has there, of the kinds that it has
 * ordered. Only those lose that fight; who is around the flank does not. Gives what is lost.
 */
export function loseFactors(board: Board, battle: Battle, name: SideName, number: number): number {
  return loseOf(board, battle.area, battle[name], number);
}

/** What loses factors together: its powers, what they have there, and what they have lost so far. */
export type LosingSide = Pick<BattleSide, 'powers' | 'units' | 'lost'>;

/** The same of any side in an area. */
export function loseOf(board: Board, area: AreaId, side: LosingSide, number: number): number {
  // Of those who are wiped out before, or by the others' losses here, nobody can say any more whose they were.
  const present = side.units
    .filter((unit) => strengthOf(board, area, [unit]) > 0)
    .map((unit) => ({ unit, power: powerOfUnit(board, area, unit) }));
  const unitsOf = (power: Power) => present.flatMap((one) => (one.power === power ? [one.unit] : []));
  const fighting = side.powers.filter((power) => unitsOf(power).length > 0);
  const strength = Object.fromEntries(fighting.map((power) => [power, strengthOf(board, area, unitsOf(power))]));
  const all = Object.values(strength).reduce((sum, one) => sum + one, 0);
  const shares = inProportion(strength, Math.min(number, all));
  for (const power of fighting)
    losePower(board, area, side, { power, units: unitsOf(power), share: shares[power] ?? 0 });
  return Math.min(number, all);
}

type Share = { readonly power: Power; readonly units: readonly Unit[]; readonly share: number };

function losePower(board: Board, area: AreaId, side: LosingSide, { power, units, share }: Share): void {
  if (share === 0) return;
  const before = side.lost[power] ?? { factors: 0, cavalry: 0 };
  const { oneCavalryIn } = board.pack.battle.losses;
  const order = lossesOf(board, area, power);
  const lost = pickBattleLosses(musterOf(board, area, units), share, { before, oneCavalryIn, order });
  takeFactors(board, area, units, lost);
  side.lost[power] = {
    factors: before.factors + countMuster(lost),
    cavalry: before.cavalry + cavalryIn(lost),
  };
}

/** The kinds that a power loses first: as it ordered for this battle, else as its standing orders say. */
export function lossesOf(board: Board, area: string, power: Power): readonly FactorKind[] {
  const ordered = board.state.battlePlans?.[area]?.[power]?.losses ?? [];
  const standing: readonly FactorKind[] = [...ILL_ARMED, ...lossOrder(board, power)];
  return [...ordered, ...standing.filter((kind) => !ordered.includes(kind))];
}

/** What costs nothing to lose is lost first, where nobody said otherwise (ruling). */
const ILL_ARMED: readonly FactorKind[] = ['guerrilla', 'freikorps'];
