import { hash } from 'node:crypto';
import { type Earlier, notesIfAny, notesOf } from './part-notes.ts';
import { isDivided } from './state-parts.ts';

/**
 * Says that a divided object begins as a copy of another one, so that only what differs in it is hashed. Gives where to
 * note each field of the copy that is changed from then on; undefined: that is of no use.
 */
export function noteCopy(copy: object, original: object): Set<string> | undefined {
  // No copy holds more than one earlier state in memory, however many are made without hashing them.
  const notes = notesIfAny(original);
  const before = notes?.hash === undefined ? notes?.earlier : { hashed: original, touched: [] };
  if (!before) return undefined;
  const touched = new Set<string>(before.touched);
  notesOf(copy).earlier = { hashed: before.hashed, touched };
  return touched;
}

/**
 * The hash of a part of a state: of its JSON with sorted keys; of a divided object, the sum of its fields' hashes. It
 * is there to find that a program computes another state than the one before it, not to withstand somebody who looks
 * for two states with the same sum.
 */
export function partHash(part: object): string {
  const notes = notesOf(part);
  if (notes.hash !== undefined) return notes.hash;
  const made = isDivided(part) ? sumOfFields(part, notes.earlier) : hashOf(sortedText(part));
  notes.hash = made;
  notes.earlier = undefined;
  return made;
}

function sumOfFields(divided: object, earlier: Earlier | undefined): string {
  const { hashed = {}, touched = Object.keys(divided) } = earlier ?? {};
  let sum = BigInt(`0x${notesIfAny(hashed)?.hash ?? '0'}`);
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
  const notes = notesOf(value);
  if (notes.field?.key === key) return notes.field.hash;
  const made = BigInt(`0x${hashOf(JSON.stringify([key, { part: partHash(value) }]))}`);
  notes.field = { key, hash: made };
  return made;
}

/** JSON with sorted keys; for short texts much faster than a library that also looks for circles. */
export function sortedText(value: object): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: object): object {
  if (Array.isArray(value)) return value.map(sortedIn);
  const keys = Object.keys(value);
  if (!isSorted(keys)) keys.sort();
  const copy: { [key: string]: unknown } = {};
  for (const key of keys) copy[key] = sortedIn((value as { [key: string]: unknown })[key]);
  return copy;
}

const sortedIn = (value: unknown) => (typeof value === 'object' && value !== null ? sorted(value) : value);

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i += 1) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return false;
  return true;
}

/** The first 128 bits of SHA-256. */
export function hashOf(text: string): string {
  return hash('sha256', text).slice(0, 32);
}
