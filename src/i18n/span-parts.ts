export type SpanPart = { readonly unit: 'moment' | 'minutes' | 'hours' | 'days'; readonly count: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * A span of time as a person would say it: minutes up to an hour, hours up to two days (but 24 hours are a day),
 * then days with hours, and days alone from a week on. Negative spans count as their length.
 */
export function spanParts(ms: number): readonly SpanPart[] {
  const length = Math.abs(ms);
  const minutes = Math.round(length / MINUTE);
  if (minutes < 1) return [{ unit: 'moment', count: 0 }];
  if (minutes < 60) return [{ unit: 'minutes', count: minutes }];
  const hours = Math.round(length / HOUR);
  if (hours < 48 && hours !== 24) return [{ unit: 'hours', count: hours }];
  if (hours >= 7 * 24) return [{ unit: 'days', count: Math.round(hours / 24) }];
  const rest = hours % 24;
  const days: SpanPart = { unit: 'days', count: (hours - rest) / 24 };
  return rest === 0 ? [days] : [days, { unit: 'hours', count: rest }];
}
