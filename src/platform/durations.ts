export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Within what limits count how much somebody writes. */
export const LIMIT_SPANS = [
  { within: 'hour', ms: HOUR_MS },
  { within: 'day', ms: DAY_MS },
] as const;

/** The moment so many times 24 hours before another: what is older may be forgotten, or is counted no more. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
