import type { Power } from '../pack-lists.ts';
import { changeRelation } from '../relations/pair.ts';
import type { State } from '../state.ts';

/** 4.4.6.3: `bound` may not declare war on the other for so many months. A longer peace that it kept before stays. */
export function enforcePeace(state: State, bound: Power, other: Power, months: number): void {
  if (months <= 0) return;
  const relation = changeRelation(state, bound, other);
  const until = Math.max(relation.enforcedUntil?.[bound] ?? 0, state.month + months);
  relation.enforcedUntil = { ...relation.enforcedUntil, [bound]: until };
}
