import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The longest names of IANA's list have half of this. */
const LONGEST = 64;

/** Zones that a refusal names, where what was typed could be several. */
const MOST_NAMED = 6;

/**
 * An IANA time zone such as `Europe/Madrid`, as somebody types it: its case is set right where that is sure, and a city
 * or a part of a name is enough (`madrid`, `new york`) where there is one such zone. Refuses (`bad-input`) everything
 * else, saying which zones could be meant; bare offsets like `+02:00` too: they know no daylight saving.
 */
export function readTimeZone(given: unknown): string {
  if (typeof given !== 'string' || given.length > LONGEST) throw unknownZone(given);
  if (/^[A-Za-z]/.test(given)) {
    const known = canonical(given);
    if (known !== undefined) return known.toLowerCase() === given.toLowerCase() ? known : given;
  }
  const found = searchTimeZones(given);
  const [only, ...others] = found;
  if (only === undefined) throw unknownZone(given);
  if (others.length === 0) return only;
  throw new Refusal(
    'bad-input',
    msg('people.several-time-zones', {
      given,
      zones: found.slice(0, MOST_NAMED),
      more: Math.max(0, found.length - MOST_NAMED),
    }),
  );
}

/**
 * The zones that somebody could mean: those whose city has this name, else those with it in their name; in alphabetical
 * order. None for fewer than two letters.
 */
export function searchTimeZones(text: string): readonly string[] {
  const wanted = plain(text);
  if (wanted.length < 2) return [];
  const zones = timeZones();
  const cities = zones.filter((zone) => plain(zone.split('/').at(-1) ?? '') === wanted);
  return cities.length > 0 ? cities : zones.filter((zone) => plain(zone).includes(wanted));
}

/** All time zones, in alphabetical order. */
function timeZones(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}

/** Without case, accents, and what stands between words. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/gu, ' ')
    .trim();
}

function unknownZone(given: unknown): Refusal {
  return new Refusal('bad-input', msg('people.bad-time-zone', { given: String(given).slice(0, 60) }));
}

function canonical(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
