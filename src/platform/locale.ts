import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';

const LONGEST = 35; // RFC 5646, 4.4.1

/** A language tag such as `en` or `de-AT` in its canonical form. Refuses (`bad-input`) what is not a language tag. */
export function readLocale(given: unknown): string {
  if (typeof given === 'string' && given !== '' && given.length <= LONGEST) {
    const tag = canonical(given);
    if (tag !== undefined) return tag;
  }
  throw new Refusal('bad-input', msg('people.bad-locale', { given: String(given).slice(0, LONGEST) }));
}

/** Whether this is a language tag. */
export function isLocale(given: string): boolean {
  return given.length <= LONGEST && canonical(given) !== undefined;
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
