import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The longest names of IANA's list have half of this. */
const LONGEST = 64;

/**
 * An IANA time zone such as `Europe/Madrid`; its case is set right where that is sure. Refuses (`bad-input`) everything
 * else, bare offsets like `+02:00` too: they know no daylight saving.
 */
export function readTimeZone(given: unknown): string {
  if (typeof given === 'string' && given.length <= LONGEST && /^[A-Za-z]/.test(given)) {
    const known = canonical(given);
    if (known !== undefined) return known.toLowerCase() === given.toLowerCase() ? known : given;
  }
  throw new Refusal('bad-input', msg('people.bad-time-zone', { given: String(given).slice(0, 60) }));
}

/** All time zones to choose from, in alphabetical order. */
export function timeZones(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
