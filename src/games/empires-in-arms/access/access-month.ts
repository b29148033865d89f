import { timeAt } from '../calendar/month-number.ts';
import type { Time } from '../pack-lists.ts';
import type { MonthNumber } from '../state.ts';
import type { Position } from '../types.ts';

/** For how many months access can be given: longer access is given until it is taken back. */
export const MOST_MONTHS = 24;

/** The last month of access that ends before `until`. */
export function lastMonth(
  { state, pack }: Pick<Position, 'state' | 'pack'>,
  until: MonthNumber | undefined,
): Time | undefined {
  return until === undefined ? undefined : timeAt(pack.calendar, state.campaign, until - 1);
}
