import { isPoint } from '../../../kernel/sheet.ts';
import { fitLine } from '../../../kernel/walk-sheet.ts';
import type { Draft, Wish } from './asked.ts';

/** The draft with those of the wishes that fit, one after the other. */
export function writeWishes(draft: Draft, wishes: readonly Wish[]): Draft {
  return wishes.reduce((after, wish) => writeWish(after, wish) ?? after, draft);
}

/** The draft with the first of the wishes that fits; as it is where none does. */
export function writeFirst(draft: Draft, wishes: readonly Wish[]): Draft {
  for (const wish of wishes) {
    const after = writeWish(draft, wish);
    if (after) return after;
  }
  return draft;
}

/** The draft with one line more; undefined where it does not fit. */
export function writeWish(draft: Draft, wish: Wish): Draft | undefined {
  const next = fitLine(draft.point, wish.line);
  return isPoint(next) ? { point: next, wishes: [...draft.wishes, wish] } : undefined;
}
