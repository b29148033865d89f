import type { Amounts, Spread } from './choice.ts';
import { pointAfter, type SpreadPoint, startOf } from './spread-point.ts';
import { leastCost, restsOf } from './spread-rests.ts';

/** So many amounts are tried for one answer before a search gives up: some 10 ms. */
const MOST_STEPS = 10_000;

/** So many dead ends that are equally far are kept; more would take longer to compare than to walk into again. */
const MOST_DEAD_ENDS = 32;

/** Averages are rounded: what is counted with them is taken for a little less. */
const ROUNDED = 1 - 1e-9;

/** What a slot can take: nothing, and `from` to `to` (none of these when `to` is less). */
export type SpreadAmounts = { readonly none: boolean; readonly from: number; readonly to: number };

/**
 * Looks for legal answers of a spread without counting all of them: slot by slot, the least amount first, and never on
 * from a point from which the rest of the slots cannot reach what is asked, or can only above a budget. A point that
 * turned out to be a dead end is kept, and with it all that are as far and have cost as much.
 *
 * To fill several budgets to a point can be as hard as one likes. A search that has tried 10,000 amounts since the last
 * answer gives up: then `gaveUp` is true, `canEnd` says that there may be an answer, and `answers` ends.
 */
export function searchSpread(choice: Spread, mostSteps = MOST_STEPS) {
  const { slots, total, used, budgets = [] } = choice;
  const rests = restsOf(choice);
  const deadEnds = new Map<string, (readonly number[])[]>();
  let steps = 0;

  /** The amounts that the next slot can take without going too far or leaving too much to the rest. */
  function amountsAt(point: SpreadPoint): SpreadAmounts {
    const slot = slots[point.slot];
    if (!slot) return { none: false, from: 1, to: 0 };
    const later = rests[point.slot + 1]?.most ?? 0;
    return {
      none: !slot.needed,
      from: Math.max(1, slot.min ?? 1, total.min - point.total - later),
      to: Math.min(slot.max, total.max - point.total),
    };
  }

  function* nextPoints(point: SpreadPoint): Generator<readonly [amount: number, next: SpreadPoint]> {
    const { none, from, to } = amountsAt(point);
    if (none) yield [0, pointAfter(choice, point, 0)];
    for (let amount = from; amount <= to; amount += 1) {
      const next = pointAfter(choice, point, amount);
      if (budgets.some(({ most }, i) => (next.costs[i] ?? 0) > most)) return;
      yield [amount, next];
    }
  }

  /** What is still to be reached, and may still be used. */
  function wantedAt(point: SpreadPoint) {
    return {
      units: Math.max(0, total.min - point.total),
      slots: Math.max(0, (used?.min ?? 0) - point.used),
      slotsLeft: used ? used.max - point.used : Number.POSITIVE_INFINITY,
    };
  }

  function isOutOfReach(point: SpreadPoint): boolean {
    const rest = rests[point.slot];
    if (!rest) return true;
    const { units, slots: unused, slotsLeft } = wantedAt(point);
    const room = total.max - point.total;
    if (rest.least > room || rest.most < units) return true;
    if (rest.needed > slotsLeft || rest.slots < unused) return true;
    if (unused > 0 && unused * rest.smallest > room) return true;
    if (units > 0 && Math.min(slotsLeft, rest.slots) * rest.biggest < units) return true;
    return budgets.some(({ most }, i) => {
      const left = most - (point.costs[i] ?? 0);
      const cost = rest.costs[i];
      if (!cost || cost.due > left) return true;
      return (
        (units > 0 && leastCost(cost, units) * ROUNDED > left) || (unused > 0 && unused * cost.slot * ROUNDED > left)
      );
    });
  }

  function isEnough(point: SpreadPoint): boolean {
    const { units, slots: unused } = wantedAt(point);
    return units === 0 && unused === 0 && rests[point.slot]?.needed === 0;
  }

  function canEnd(point: SpreadPoint): boolean {
    steps += 1;
    if (gaveUp()) return true;
    if (isOutOfReach(point)) return false;
    if (isEnough(point)) return true;
    const key = `${point.slot},${point.total},${point.used}`;
    const dead = deadEnds.get(key) ?? [];
    if (dead.some((costs) => costs.every((cost, i) => cost <= (point.costs[i] ?? 0)))) return false;
    for (const [, next] of nextPoints(point)) if (canEnd(next)) return true;
    const dearer = dead.filter((costs) => costs.some((cost, i) => cost < (point.costs[i] ?? 0)));
    deadEnds.set(key, [...dearer, point.costs].slice(-MOST_DEAD_ENDS));
    return false;
  }

  function gaveUp(): boolean {
    return steps > mostSteps;
  }

  function* answersFrom(point: SpreadPoint): Generator<Amounts> {
    const slot = slots[point.slot];
    if (!slot) {
      steps = 0;
      yield {};
      return;
    }
    for (const [amount, next] of nextPoints(point)) {
      const open = canEnd(next);
      if (gaveUp()) return;
      if (!open) continue;
      for (const rest of answersFrom(next)) yield amount ? { [slot.id]: amount, ...rest } : rest;
    }
  }

  function answers(): Iterable<Amounts> {
    const start = startOf(choice);
    return canEnd(start) && !gaveUp() ? answersFrom(start) : [];
  }

  return { amountsAt, canEnd, gaveUp, answers };
}
