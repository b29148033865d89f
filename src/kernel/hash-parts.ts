import { hash } from 'node:crypto';
import { isDivided } from './state-parts.ts';

/** The hashes of parts: once an entry is over, its state's parts are never changed again (`working-state.ts`). */
const known = new WeakMap<object, string>();

/** Of the copies of divided objects that are not hashed yet: what they were copied from, as it was last hashed. */
const earlier = new WeakMap<object, object>();

/** Says that a divided object begins as a copy of another one, so that only what differs in it is hashed. */
export function noteCopy(copy: object, original: object): void {
  // No copy holds more than one earlier state in memory, however many are made without hashing them.
  const hashed = known.has(original) ? original : earlier.get(original);
  if (hashed) earlier.set(copy, hashed);
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
  const before: object = earlier.get(divided) ?? {};
  let sum = BigInt(`0x${known.get(before) ?? '0'}`);
  for (const [key, now] of Object.entries(divided))
    if (now !== Reflect.get(before, key)) sum += fieldHash(key, now) - fieldHash(key, ownField(before, key));
  for (const key of Object.keys(before)) if (!Object.hasOwn(divided, key)) sum -= fieldHash(key, ownField(before, key));
  return BigInt.asUintN(128, sum).toString(16).padStart(32, '0');
}

function ownField(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
}

/** Of a field with a plain value, or with an object or list, which stands there by its hash. */
function fieldHash(key: string, value: unknown): bigint {
  if (value === undefined) return 0n;
  const stands = typeof value === 'object' && value !== null ? { part: partHash(value) } : value;
  return BigInt(`0x${hashOf(JSON.stringify([key, stands]))}`);
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
