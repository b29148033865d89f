import { hash } from 'node:crypto';
import { configure } from 'safe-stable-stringify';
import type { Machine } from './machine.ts';
import type { GameTypes } from './rules.ts';
import { isDivided } from './state-parts.ts';

const canonical = configure({ deterministic: true, circularValue: Error });

/** What hashes of this sort begin with; those of older logs are bare. */
const BY_PARTS = '2:';

/** The hashes of parts: once an entry is over, its state's parts are never changed again (`working-state.ts`). */
const known = new WeakMap<object, string>();

/** A machine as JSON text with sorted keys: what snapshots keep. */
export function machineText<G extends GameTypes>(machine: Machine<G>): string {
  return canonical(machine) ?? '';
}

/**
 * A hash over the hashes of the machine's parts: equal machines have equal hashes, wherever they were computed. What
 * no entry has touched since it was last hashed is not hashed again.
 */
export function stateHash<G extends GameTypes>(machine: Machine<G>): string {
  const { state, sheets } = machine;
  const parts = { ...machine, state: partHash(state), ...(sheets && { sheets: partHash(sheets) }) };
  return BY_PARTS + hashOf(sortedText(parts));
}

/** Whether a recorded hash is the machine's: one by parts, or, in an older log, one over its whole text. */
export function hasHash<G extends GameTypes>(machine: Machine<G>, recorded: string): boolean {
  return recorded === (recorded.startsWith(BY_PARTS) ? stateHash(machine) : hashOf(machineText(machine)));
}

function partHash(part: object): string {
  const before = known.get(part);
  if (before !== undefined) return before;
  const made = hashOf(isDivided(part) ? dividedText(part) : sortedText(part));
  known.set(part, made);
  return made;
}

/** A divided object as text: its objects and lists stand there by their hashes, apart from its plain values. */
function dividedText(divided: object): string {
  const values: unknown[] = [];
  const parts: string[] = [];
  for (const key of Object.keys(divided).sort()) {
    const value: unknown = Reflect.get(divided, key);
    if (typeof value === 'object' && value !== null) parts.push(key, partHash(value));
    else if (value !== undefined) values.push(key, value);
  }
  return JSON.stringify({ values, parts });
}

/** JSON with sorted keys; for short texts much faster than `canonical`. */
function sortedText(value: object): string {
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
function hashOf(text: string): string {
  return hash('sha256', text).slice(0, 32);
}
