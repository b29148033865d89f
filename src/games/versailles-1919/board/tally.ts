import type { Score } from '../ending/score.ts';

/** What a strategy card is worth: its conditions together. */
export function strategyVp({ conditions }: Pick<Score, 'conditions'>): number {
  return conditions.reduce((sum, vp) => sum + vp, 0);
}

/** A number with a true minus. */
export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
