import { HOUR_MS } from '../platform/durations.ts';
import { refuse } from '../platform/refuse.ts';

/** Until when: a moment, or a number of hours (of all that pass) from now on. */
export type Until = { readonly until: Date } | { readonly hours: number };

/**
 * Refuses (`bad-input`) a moment that is not one, one that is not in the future, and one more than `most` hours ahead.
 */
export function readUntil(given: Until, now: Date, most: number): Date {
  const until = 'until' in given ? given.until : new Date(now.getTime() + given.hours * HOUR_MS);
  if (Number.isNaN(until.getTime())) throw refuse('bad-input', 'clocks.no-moment');
  if (until <= now) throw refuse('bad-input', 'clocks.in-the-past', { given: { moment: until.toISOString() } });
  if (until.getTime() - now.getTime() > most * HOUR_MS) {
    const last = { moment: new Date(now.getTime() + most * HOUR_MS).toISOString() };
    throw refuse('bad-input', 'clocks.too-far', { given: { moment: until.toISOString() }, last });
  }
  return until;
}
