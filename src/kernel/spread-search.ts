import type { Amounts, Spread } from './choice.ts';
import { pointAfter, type SpreadPoint, startOf } from './spread-point.ts';
import { leastCost, restsOf } from './spread-rests.ts';

/** So many amounts are tried for one answer before a search gives up: some 10 ms. */
const MOST_STEPS = 10_000;

/** So many dead ends that are equally far are kept; more would take longer to compare than to walk into again. */
const MOST_DEAD_ENDS = 32;

/** Averages are rounded: what is counted with them is taken for a little less. */
const ROUNDED = 1 - 1e-9;

/** What a slot can take, by number: nothing first where it may be left out, then `from` and on. */
export type SpreadAmounts = { readonly count: number; readonly from: number; readonly none: boolean };

/** The amount with this number, from 0 on. */
export function amountOf({ from, none }: SpreadAmounts, i: number): number {
  if (!none) return from + i;
  return i === 0 ? 0 : from + i - 1;
}

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
  /** The points on the way to the end that was found last, by their slots. */
  const wayOut: SpreadPoint[] = [];
  let steps = 0;

  /** The amounts that the next slot can take without going too far or leaving too much to the rest. */
  function amountsAt(point: SpreadPoint): SpreadAmounts {
    const slot = slots[point.slot];
    if (!slot) return { count: 0, from: 1, none: false };
    const none = !slot.needed;
    const later = rests[point.slot + 1]?.most ?? 0;
    const from = Math.max(1, slot.min ?? 1, total.min - point.total - later);
    const to = Math.min(slot.max, total.max - point.total);
    return { count: Math.max(0, to - from + 1) + (none ? 1 : 0), from, none };
  }

  /** The point after the amount with this number; undefined where that one and all that are higher cost too much. */
  function pointAfterNext(point: SpreadPoint, amounts: SpreadAmounts, i: number): SpreadPoint | undefined {
    const next = pointAfter(choice, point, amountOf(amounts, i));
    return budgets.some(({ most }, at) => (next.costs[at] ?? 0) > most) ? undefined : next;
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
    if (isSame(wayOut[point.slot], point)) return true;
    const key = `${point.slot},${point.total},${point.used}`;
    const dead = deadEnds.get(key) ?? [];
    if (dead.some((costs) => isNoDearer(costs, point.costs))) return false;
    const amounts = amountsAt(point);
    for (let i = 0; i < amounts.count; i += 1) {
      const next = pointAfterNext(point, amounts, i);
      if (!next) break;
      if (!canEnd(next)) continue;
      wayOut[point.slot] = point;
      return true;
    }
    deadEnds.set(key, [...dead.filter((costs) => !isNoDearer(point.costs, costs)), point.costs].slice(-MOST_DEAD_ENDS));
    return false;
  }

  function gaveUp(): boolean {
    return steps > mostSteps;
  }

  function* openNexts(point: SpreadPoint): Generator<readonly [amount: number, next: SpreadPoint]> {
    const amounts = amountsAt(point);
    for (let i = 0; i < amounts.count; i += 1) {
      const next = pointAfterNext(point, amounts, i);
      if (!next) return;
      const open = canEnd(next);
      if (gaveUp()) return;
      if (open) yield [amountOf(amounts, i), next];
    }
  }

  function* answersFrom(point: SpreadPoint): Generator<Amounts> {
    const slot = slots[point.slot];
    if (!slot) {
      steps = 0;
      yield {};
      return;
    }
    for (const [amount, next] of openNexts(point))
      for (const rest of answersFrom(next)) yield amount ? { [slot.id]: amount, ...rest } : rest;
  }

  function* answers(): Generator<Amounts> {
    const start = startOf(choice);
    if (canEnd(start) && !gaveUp()) yield* answersFrom(start);
  }

  function countFrom(point: SpreadPoint, cap: number): number {
    if (point.slot === slots.length) {
      steps = 0;
      return 1;
    }
    let found = 0;
    for (const [, next] of openNexts(point)) {
      found += countFrom(next, cap - found);
      if (found >= cap) break;
    }
    return found;
  }

  /** How many answers there are, at most `cap`; `cap` too after giving up. */
  function count(cap: number): number {
    const start = startOf(choice);
    const found = canEnd(start) && !gaveUp() ? countFrom(start, cap) : 0;
    return gaveUp() ? cap : found;
  }

  return { amountsAt, canEnd, gaveUp, answers, count };
}

function isNoDearer(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i += 1) if ((a[i] ?? 0) > (b[i] ?? 0)) return false;
  return true;
}

function isSame(a: SpreadPoint | undefined, b: SpreadPoint): boolean {
  return a !== undefined && a.total === b.total && a.used === b.used && a.costs.every((cost, i) => cost === b.costs[i]);
}
