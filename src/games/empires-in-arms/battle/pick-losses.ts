import type { FactorKind, Lost, Muster } from './battle.ts';
import { cavalryIn, countMuster, FACTOR_KINDS, isCavalry } from './units.ts';

/**
 * 7.5.2.7: which factors a power loses: those of its order of kinds first, but of every so many that it has lost in the
 * battle one is cavalry, as long as there is any. At most what it has.
 *
 * @param before what it has lost in the battle already
 */
export function pickBattleLosses(
  has: Readonly<Muster>,
  number: number,
  { before, oneCavalryIn, order }: { before: Lost; oneCavalryIn: number; order: readonly FactorKind[] },
): Muster {
  const lost: Muster = {};
  let due = Math.min(number, countMuster(has));
  const owed = cavalryOwed(has, due, { before, oneCavalryIn });
  const take = (kinds: readonly FactorKind[], most: number) => {
    let left = most;
    for (const kind of kinds) {
      const taken = Math.min((has[kind] ?? 0) - (lost[kind] ?? 0), left);
      if (taken <= 0) continue;
      lost[kind] = (lost[kind] ?? 0) + taken;
      left -= taken;
      due -= taken;
    }
  };
  const whole = wholeOrder(order);
  // What the order would take anyway counts too.
  take(whole, due - owed);
  const missing = Math.max(owed - cavalryIn(lost), 0);
  take(whole.filter(isCavalry), Math.min(missing, due));
  take(whole, due);
  return lost;
}

/** 7.5.2.7: how many of the next `due` factors that a power loses must be cavalry. */
export function cavalryOwed(
  has: Readonly<Muster>,
  due: number,
  { before, oneCavalryIn }: { before: Lost; oneCavalryIn: number },
): number {
  const owed = Math.floor((before.factors + due) / oneCavalryIn) - before.cavalry;
  return Math.max(Math.min(owed, cavalryIn(has), due), 0);
}

/** Kinds that an order does not name come after those that it names. */
export const wholeOrder = (order: readonly FactorKind[]): readonly FactorKind[] => [
  ...order,
  ...FACTOR_KINDS.filter((kind) => !order.includes(kind)),
];
