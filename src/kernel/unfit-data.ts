import { msg } from './msg.ts';
import { Refusal } from './refusal.ts';

/**
 * Levels of lists and objects; nothing that strangers send needs half as many, and every walk over data may recurse.
 */
const DEEPEST = 40;

/**
 * Where plain data of unknown origin (`body.answers[0]`) cannot be kept by a database, or only serve to break a reader:
 * texts with NUL or half a character, the key `__proto__`, nesting deeper than 40 levels. Undefined: nowhere.
 */
export function unfitPlace(value: unknown, at: string, depth = 0): string | undefined {
  if (typeof value === 'string') return isFit(value) ? undefined : at;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= DEEPEST) return at;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || !isFit(key)) return at;
    const found = unfitPlace(item, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Refuses (`bad-input`) such data, and names the place. */
export function refuseUnfit(value: unknown, at: string): void {
  const place = unfitPlace(value, at);
  if (place !== undefined)
    throw new Refusal('bad-input', msg('kernel.unfit-data', { at: place.slice(0, 100), depth: DEEPEST }));
}

/**
 * JSON text of unknown origin as plain data; `what` names it in a refusal (`bad-input`) of what is not JSON, or unfit
 * data.
 */
export function readJsonText(text: string, what: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, '')); // some editors begin a file with this mark
  } catch (error) {
    throw new Refusal('bad-input', msg('kernel.not-json', { problem: error instanceof Error ? error.message : '' }));
  }
  refuseUnfit(data, what);
  return data;
}

function isFit(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
