export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The moment so many times 24 hours before another: what is older may be forgotten, or is counted no more. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
