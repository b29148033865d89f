/** What comes next by whole-numbered cost, the cheapest first; equal costs in the order they came. */
export type CostQueue = {
  add(item: number, cost: number): void;
  next(): { readonly item: number; readonly cost: number } | undefined;
};

export function costQueue(): CostQueue {
  const buckets: (number[] | undefined)[] = [];
  let cheapest = 0;
  let taken = 0;
  return {
    add(item, cost) {
      const bucket = buckets[cost];
      if (bucket) bucket.push(item);
      else buckets[cost] = [item];
    },
    next() {
      for (; cheapest < buckets.length; cheapest++, taken = 0) {
        const bucket = buckets[cheapest];
        if (!bucket) continue;
        const item = bucket[taken++];
        if (item !== undefined) return { item, cost: cheapest };
        buckets[cheapest] = undefined;
      }
      return undefined;
    },
  };
}
