import { DateTime } from 'luxon';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { daysByYear, daysOf, type WantedDays } from './absence-days.ts';

/** How many days a year somebody can be away, where the server does not say. */
export const USUAL_ABSENCE_DAYS = 35;

/** A player's absence; the days are ISO dates of their own calendar. */
export type Absence = WantedDays & {
  readonly id: string;
  readonly days: number;
  /** It has begun. */
  readonly running: boolean;
};

export type AbsenceDays = {
  readonly year: number;
  /** Days that are left in this calendar year, of `most`. */
  readonly left: number;
  readonly most: number;
};

type Whose = { readonly playerId: string; readonly timeZone: string };

/** What is not over yet of a player's absences, in order, and how many days they have left this year. */
export async function listAbsences(
  { db, clock, settings }: Services,
  { playerId, timeZone }: Whose,
): Promise<AbsenceDays & { readonly absences: readonly Absence[] }> {
  const now = clock.now();
  const rows = await db.absence.findMany({ where: { playerId }, orderBy: { from: 'asc' } });
  const { year } = DateTime.fromJSDate(now, { zone: timeZone });
  const most = settings.absenceDays ?? USUAL_ABSENCE_DAYS;
  const used = rows.reduce((sum, row) => sum + (daysByYear(row, timeZone).get(year) ?? 0), 0);
  return {
    year,
    left: Math.max(0, most - used),
    most,
    absences: rows
      .filter(({ to }) => to > now)
      .map((row) => ({ id: row.id, days: row.days, running: row.from <= now, ...daysOf(row, timeZone) })),
  };
}

/** How many days of each year a player's absences take. */
export async function usedDays(tx: Pick<Tx, 'absence'>, { playerId, timeZone }: Whose): Promise<Map<number, number>> {
  const used = new Map<number, number>();
  for (const row of await tx.absence.findMany({ where: { playerId } }))
    for (const [year, days] of daysByYear(row, timeZone)) used.set(year, (used.get(year) ?? 0) + days);
  return used;
}
