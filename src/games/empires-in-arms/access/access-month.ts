import { timeAt } from '../calendar/month-number.ts';
import { MONTHS, type Time } from '../pack-lists.ts';
import type { MonthNumber } from '../state.ts';
import type { Position } from '../types.ts';

/** How far ahead a last month may be: longer access is given until it is taken back. */
const MONTHS_AHEAD = 18;

type Months = Pick<Position, 'state' | 'pack'>;

/** The months that may be the last one of access, from this one on, with the month before which it then ends. */
export function lastMonths({ state, pack }: Months): readonly { id: string; time: Time; until: MonthNumber }[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const time = timeAt(pack.calendar, state.campaign, state.month + ahead);
    return { id: `month:${time.year}-${MONTHS.indexOf(time.month) + 1}`, time, until: state.month + ahead + 1 };
  });
}

/** The last month of access that ends before `until`. */
export function lastMonth({ state, pack }: Months, until: MonthNumber | undefined): Time | undefined {
  return until === undefined ? undefined : timeAt(pack.calendar, state.campaign, until - 1);
}
