import { hash } from 'node:crypto';
import { isDivided } from './state-parts.ts';

/** The hashes of parts: once an entry is over, its state's parts are never changed again (`working-state.ts`). */
const known = new WeakMap<object, string>();

/** The hash of a part as the field in which it stands: most stay where they are. */
const knownFields = new WeakMap<object, { readonly key: string; readonly hash: bigint }>();

/** What a divided object was copied from, as it was last hashed, and the fields in which it may differ from that. */
type Earlier = { readonly hashed: object; readonly touched: Set<string> };
/** Of the copies of divided objects that are not hashed yet. */
const earlier = new WeakMap<object, Earlier>();

/**
 * Says that a divided object begins as a copy of another one, so that only what differs in it is hashed. Gives where to
 * note each field of the copy that is changed from then on; undefined: that is of no use.
 */
export function noteCopy(copy: object, original: object): Set<string> | undefined {
  // No copy holds more than one earlier state in memory, however many are made without hashing them.
  const before = known.has(original) ? { hashed: original, touched: [] } : earlier.get(original);
  if (!before) return undefined;
  const touched = new Set<string>(before.touched);
  earlier.set(copy, { hashed: before.hashed, touched });
  return touched;
}

/**
 * The hash of a part of a state: of its JSON with sorted keys; of a divided object, the sum of its fields' hashes. It
 * is there to find that a program computes another state than the one before it, not to withstand somebody who looks
 * for two states with the same sum.
 */
export function partHash(part: object): string {
  const before = known.get(part);
  if (before !== undefined) return before;
  const made = isDivided(part) ? sumOfFields(part) : hashOf(sortedText(part));
  known.set(part, made);
  earlier.delete(part);
  return made;
}

function sumOfFields(divided: object): string {
  const { hashed = {}, touched = Object.keys(divided) } = earlier.get(divided) ?? {};
  let sum = BigInt(`0x${known.get(hashed) ?? '0'}`);
  for (const key of touched) {
    const [before, now] = [ownField(hashed, key), ownField(divided, key)];
    if (now !== before) sum += fieldHash(key, now) - fieldHash(key, before);
  }
  return BigInt.asUintN(128, sum).toString(16).padStart(32, '0');
}

function ownField(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
}

/** Of a field with a plain value, or with an object or list, which stands there by its hash. */
function fieldHash(key: string, value: unknown): bigint {
  if (value === undefined) return 0n;
  if (typeof value !== 'object' || value === null) return BigInt(`0x${hashOf(JSON.stringify([key, value]))}`);
  const before = knownFields.get(value);
  if (before?.key === key) return before.hash;
  const made = BigInt(`0x${hashOf(JSON.stringify([key, { part: partHash(value) }]))}`);
  knownFields.set(value, { key, hash: made });
  return made;
}

/** JSON with sorted keys; for short texts much faster than a library that also looks for circles. */
export function sortedText(value: object): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(value).sort()) copy[key] = sorted(Reflect.get(value, key));
  return copy;
}

/** The first 128 bits of SHA-256. */
export function hashOf(text: string): string {
  return hash('sha256', text).slice(0, 32);
}
