import type { DecisionView } from '../table-view.ts';

/** Whether a question waits for its viewer: in a window it does not any more once they are ready. */
export function waitsForMe({ mine, window }: Pick<DecisionView, 'mine' | 'window'>): boolean {
  return mine !== undefined && !(window?.answers ?? []).some(({ ready, unfit }) => ready && !unfit);
}

/**
 * Whether a question has no answer of its viewer's yet that would count: what is kept in a window does, where it fits.
 */
export function isUnanswered({ mine, window }: Pick<DecisionView, 'mine' | 'window'>): boolean {
  return mine !== undefined && !(window?.answers ?? []).some(({ unfit }) => !unfit);
}
