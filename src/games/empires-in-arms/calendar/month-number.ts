import type { Calendar, CalendarMonth, CampaignId } from '../chart-types.ts';
import { MONTHS, type Time } from '../pack-lists.ts';
import type { MonthNumber } from '../state.ts';

/** The first month of a campaign and its last. Throws for one that the pack does not have. */
export function spanOf({ campaigns }: Calendar, campaign: CampaignId): { readonly first: Time; readonly last: Time } {
  const span = campaigns.find(({ id }) => id === campaign);
  if (!span) throw new Error(`the pack has no campaign ${campaign}`);
  return span;
}

/** How many months after a campaign's first one a time is; negative before it. */
export function monthNumber(calendar: Calendar, campaign: CampaignId, time: Time): MonthNumber {
  return counted(time) - counted(spanOf(calendar, campaign).first);
}

/** The year and month of a month's number. */
export function timeAt(calendar: Calendar, campaign: CampaignId, month: MonthNumber): Time {
  const count = counted(spanOf(calendar, campaign).first) + month;
  return { year: Math.floor(count / MONTHS.length), month: nameAt(count) };
}

/** What the calendar has for a month's number: winter, economic phase, levy (3, 9). */
export function calendarMonth(calendar: Calendar, campaign: CampaignId, month: MonthNumber): CalendarMonth {
  const { month: name } = timeAt(calendar, campaign, month);
  const found = calendar.months.find(({ id }) => id === name);
  if (!found) throw new Error(`the calendar has no ${name}`);
  return found;
}

/** True in the last month of a campaign, after which nobody moves any more (8.1). */
export function isLastMonth(calendar: Calendar, campaign: CampaignId, month: MonthNumber): boolean {
  return month >= monthNumber(calendar, campaign, spanOf(calendar, campaign).last);
}

const counted = ({ year, month }: Time) => year * MONTHS.length + MONTHS.indexOf(month);

function nameAt(count: number): Time['month'] {
  const name = MONTHS[count % MONTHS.length];
  if (!name) throw new Error(`no month ${count}`);
  return name;
}
