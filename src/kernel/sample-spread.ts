import type { RandomSource } from './chance.ts';
import type { Amounts, Spread } from './choice.ts';
import { dearFirst } from './dear-first.ts';
import { shuffled } from './random.ts';
import { pointAfter, startOf } from './spread-point.ts';
import { amountOf, type SpreadAmounts, searchSpread } from './spread-search.ts';
import { hasSmallTable, spreadTable } from './spread-table.ts';

/** So many amounts are tried in a random order of the slots; where answers are rare that is a bad order. */
const FEW_STEPS = 1000;

/**
 * A legal spread at random; there must be one. Where the table of all is small, all are alike likely. Else the slots
 * take their amounts in a random order, each one any of those with which the rest can still end: every answer can come
 * up, but those with much on few slots more often. Throws when it is too hard to find one.
 */
export function sampleSpread(choice: Spread, random: RandomSource): Amounts {
  if (hasSmallTable(choice)) return sampleEvenly(choice, random);
  const inRandomOrder = { ...choice, slots: shuffled(choice.slots, random) };
  const ordered = dearFirst(choice);
  const answer = walkSpread(inRandomOrder, FEW_STEPS, random) ?? walkSpread(ordered, undefined, random);
  if (answer) return answer;
  for (const first of searchSpread(ordered).answers()) return first;
  throw new Error(`no answer found to ${JSON.stringify(choice)}`);
}

/** Each slot's amount is drawn with the weight of the answers that lie beyond it. */
function sampleEvenly(choice: Spread, random: RandomSource): Amounts {
  const table = spreadTable(choice);
  const answer: { [slot: string]: number } = {};
  let point = startOf(choice);
  for (const slot of choice.slots) {
    let left = (random(2 ** 30) / 2 ** 30) * table.ways(point);
    let taken = 0;
    for (const amount of table.amountsAt(point)) {
      const ways = table.ways(pointAfter(choice, point, amount));
      if (ways === 0) continue;
      taken = amount;
      left -= ways;
      if (left < 0) break;
    }
    if (taken > 0) answer[slot.id] = taken;
    point = pointAfter(choice, point, taken);
  }
  return answer;
}

/**
 * Any legal spread, drawn slot by slot from the amounts with which the rest can end; undefined when there is none, or
 * when finding one takes more than `mostSteps`.
 */
export function walkSpread(choice: Spread, mostSteps: number | undefined, random: RandomSource): Amounts | undefined {
  const search = searchSpread(choice, mostSteps);
  const answer: { [slot: string]: number } = {};
  let point = startOf(choice);
  if (!search.canEnd(point)) return undefined;
  for (const slot of choice.slots) {
    const here = point;
    const amount = firstOf(search.amountsAt(here), random, (one) => search.canEnd(pointAfter(choice, here, one)));
    if (amount === undefined || search.gaveUp()) return undefined;
    if (amount > 0) answer[slot.id] = amount;
    point = pointAfter(choice, here, amount);
  }
  return answer;
}

/** From an amount at random on, round and round, the first that fits. */
function firstOf(amounts: SpreadAmounts, random: RandomSource, fits: (amount: number) => boolean): number | undefined {
  const { count } = amounts;
  const first = count > 0 ? random(count) : 0;
  for (let i = 0; i < count; i += 1) {
    const amount = amountOf(amounts, (first + i) % count);
    if (fits(amount)) return amount;
  }
  return undefined;
}
