import { inProportion } from '../in-proportion.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { SideName } from '../sides.ts';
import { lossOrder } from '../supply/take-losses.ts';
import type { Battle, BattleSide, FactorKind, Muster, Unit } from './battle.ts';
import { pickBattleLosses } from './pick-losses.ts';
import { takeFactors } from './take-factors.ts';
import { cavalryIn, countMuster, musterOf, powerOfUnit, strengthOf } from './units.ts';

/**
 * 7.5.2.7: a side loses factors: each of its powers in proportion to what it has there, of the kinds that it has
 * ordered. Only those lose that fight; who is around the flank does not. Gives what is lost.
 */
export function loseFactors(board: Board, battle: Battle, name: SideName, number: number, chosen: Chosen = {}): number {
  return loseOf(board, battle.area, battle[name], number, chosen);
}

/** What powers that were asked give, in place of what their orders say. */
export type Chosen = { readonly [P in Power]?: Readonly<Muster> };

/** What loses factors together: its powers, what they have there, and what they have lost so far. */
export type LosingSide = Pick<BattleSide, 'powers' | 'units' | 'lost'>;

/** The same of any side in an area. */
export function loseOf(board: Board, area: AreaId, side: LosingSide, number: number, chosen: Chosen = {}): number {
  const shares = sharesOf(board, area, side, number);
  for (const share of shares) losePower(board, area, side, share, chosen[share.power]);
  return shares.reduce((sum, { share }) => sum + share, 0);
}

/** 7.5.2.7: how many of a side's losses each of its powers bears, and out of what. */
export function sharesOf(board: Board, area: AreaId, side: LosingSide, number: number): readonly Share[] {
  // Of those who are wiped out before, or by the others' losses here, nobody can say any more whose they were.
  const present = side.units
    .filter((unit) => strengthOf(board, area, [unit]) > 0)
    .map((unit) => ({ unit, power: powerOfUnit(board, area, unit) }));
  const unitsOf = (power: Power) => present.flatMap((one) => (one.power === power ? [one.unit] : []));
  const fighting = side.powers.filter((power) => unitsOf(power).length > 0);
  const strength = Object.fromEntries(fighting.map((power) => [power, strengthOf(board, area, unitsOf(power))]));
  const all = Object.values(strength).reduce((sum, one) => sum + one, 0);
  const shares = inProportion(strength, Math.min(number, all));
  return fighting.map((power) => ({ power, units: unitsOf(power), share: shares[power] ?? 0 }));
}

export type Share = { readonly power: Power; readonly units: readonly Unit[]; readonly share: number };

function losePower(
  board: Board,
  area: AreaId,
  side: LosingSide,
  { power, units, share }: Share,
  chosen: Readonly<Muster> | undefined,
): void {
  if (share === 0) return;
  const before = lostBefore(side, power);
  const lost = chosen ?? byOrders(board, area, side, { power, units, share });
  takeFactors(board, area, units, lost);
  side.lost[power] = {
    factors: before.factors + countMuster(lost),
    cavalry: before.cavalry + cavalryIn(lost),
  };
}

export const lostBefore = (side: Pick<LosingSide, 'lost'>, power: Power) =>
  side.lost[power] ?? { factors: 0, cavalry: 0 };

/** What a power loses where nobody asks it. */
export function byOrders(board: Board, area: AreaId, side: LosingSide, { power, units, share }: Share): Muster {
  const { oneCavalryIn } = board.pack.battle.losses;
  const order = lossesOf(board, area, power);
  return pickBattleLosses(musterOf(board, area, units), share, {
    ...{ before: lostBefore(side, power), oneCavalryIn, order },
  });
}

/** The kinds that a power loses first: as it ordered for this battle, else as its standing orders say. */
export function lossesOf(board: Board, area: string, power: Power): readonly FactorKind[] {
  const ordered = board.state.battlePlans?.[area]?.[power]?.losses ?? [];
  const standing: readonly FactorKind[] = [...ILL_ARMED, ...lossOrder(board, power)];
  return [...ordered, ...standing.filter((kind) => !ordered.includes(kind))];
}

/** What costs nothing to lose is lost first, where nobody said otherwise (ruling). */
const ILL_ARMED: readonly FactorKind[] = ['guerrilla', 'freikorps'];
