import type { Slot, Spread } from './choice.ts';
import { costOf } from './spread-cost.ts';

/** What the slots from one place on can take at all, and at least cost: by this a search sees early what cannot end. */
export type SpreadRest = {
  readonly slots: number;
  /** How many of them must be used. */
  readonly needed: number;
  /** The total at least (of those that must be used) and at most. */
  readonly least: number;
  readonly most: number;
  /** The least and the most that one of them takes when it is used. */
  readonly smallest: number;
  readonly biggest: number;
  /** Of each budget. */
  readonly costs: readonly RestCost[];
};

type RestCost = {
  /** What must be spent on slots that must be used. */
  readonly due: number;
  /** What using a slot costs at least. */
  readonly slot: number;
  /** What units cost on average on each slot at least, the cheapest first; empty where no units must be placed. */
  readonly offers: readonly Offer[];
};
type Offer = { readonly price: number; readonly units: number };

/** What that many units cost at least. */
export function leastCost({ offers }: RestCost, units: number): number {
  let cost = 0;
  let left = units;
  for (const offer of offers) {
    if (left <= offer.units) return cost + left * offer.price;
    cost += offer.units * offer.price;
    left -= offer.units;
  }
  return Number.POSITIVE_INFINITY;
}

/** The rest of a spread from each slot on; the last one is empty. */
export function restsOf({ slots, total, budgets = [] }: Spread): readonly SpreadRest[] {
  let rest: SpreadRest = {
    slots: 0,
    needed: 0,
    least: 0,
    most: 0,
    smallest: Number.POSITIVE_INFINITY,
    biggest: 0,
    costs: budgets.map(() => ({ due: 0, slot: Number.POSITIVE_INFINITY, offers: [] })),
  };
  const priced = total.min > 0;
  const rests = [rest];
  for (const slot of slots.toReversed()) {
    const min = slot.min ?? 1;
    const must = slot.needed ? 1 : 0;
    const usable = min <= slot.max;
    rest = {
      slots: rest.slots + (usable ? 1 : 0),
      needed: rest.needed + must,
      least: rest.least + must * min,
      most: rest.most + (usable ? slot.max : 0),
      smallest: usable ? Math.min(rest.smallest, min) : rest.smallest,
      biggest: usable ? Math.max(rest.biggest, slot.max) : rest.biggest,
      costs: rest.costs.map((cost, i) => {
        const id = budgets[i]?.id ?? '';
        const first = costOf(slot, min, id);
        return {
          due: cost.due + must * first,
          slot: usable ? Math.min(cost.slot, first) : cost.slot,
          offers: priced && usable ? withOffer(cost.offers, slot, id) : cost.offers,
        };
      }),
    };
    rests.push(rest);
  }
  return rests.reverse();
}

function withOffer(offers: readonly Offer[], slot: Slot, budget: string): readonly Offer[] {
  const price = leastAverage(slot, budget);
  const at = offers.findIndex((offer) => offer.price > price);
  return offers.toSpliced(at < 0 ? offers.length : at, 0, { price, units: slot.max });
}

/** Beyond the list of prices the average moves one way only, so that its end and the most are all that counts there. */
function leastAverage(slot: Slot, budget: string): number {
  const min = Math.max(1, slot.min ?? 1);
  const listed = slot.prices?.[budget]?.length ?? 0;
  let least = costOf(slot, slot.max, budget) / slot.max;
  for (let amount = min; amount <= Math.min(slot.max, Math.max(min, listed)); amount += 1)
    least = Math.min(least, costOf(slot, amount, budget) / amount);
  return least;
}
