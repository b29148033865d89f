import type { Spread } from './choice.ts';
import { dearFirst } from './dear-first.ts';
import { searchSpread } from './spread-search.ts';

/** How many legal answers a spread has, at most `cap`; `cap` too where that is too hard to find out. */
export function countSpreads(choice: Spread, cap: number): number {
  const search = searchSpread(dearFirst(choice));
  let found = 0;
  for (const _ of search.answers()) {
    found += 1;
    if (found >= cap) return cap;
  }
  return search.gaveUp() ? cap : found;
}
