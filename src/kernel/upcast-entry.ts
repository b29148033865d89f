import { entrySchema } from './entry-schema.ts';
import type { JsonObject } from './json.ts';
import { ENTRY_VERSION, type Entry } from './log.ts';

/**
 * Turns an entry of one version into the next; `upcasters[v]` lifts version v to v + 1. Stored entries are never
 * edited.
 */
export type Upcaster = (entry: JsonObject) => JsonObject;

const UPCASTERS: { readonly [version: number]: Upcaster } = { 1: undoIsARuling, 2: disputeWasATicket };

/**
 * Version 1 wrote `undoes` beside any ruling. Where the ruling went back to just before that entry, it is the ruling
 * `undo`; elsewhere the two contradicted each other, and what was done counts.
 */
function undoIsARuling(entry: JsonObject): JsonObject {
  const { undoes, ...others } = entry;
  if (entry.kind !== 'ruling' || typeof undoes !== 'number') return entry;
  const { ruling } = entry;
  if (typeof ruling !== 'object' || ruling === null || !('type' in ruling && 'to' in ruling)) return others;
  return ruling.type === 'rewind' && ruling.to === undoes - 1
    ? { ...others, ruling: { ...ruling, type: 'undo' } }
    : others;
}

/** Version 2 and before named the dispute that a ruling settles, or a pause is for, `ticket`. */
function disputeWasATicket(entry: JsonObject): JsonObject {
  const { ticket, ...others } = entry;
  return ticket === undefined ? entry : { ...others, dispute: ticket };
}

/** A stored entry of any version as one of today's. Throws when there is no way from its version to today's. */
export function upcastEntry(stored: JsonObject, upcasters = UPCASTERS, current: number = ENTRY_VERSION): JsonObject {
  let entry = stored;
  for (let v = Number(entry.v ?? 1); v < current; v += 1) {
    const up = upcasters[v];
    if (!up) throw new Error(`no upcaster for entries of version ${v}`);
    entry = { ...up(entry), v: v + 1 };
  }
  return entry;
}

/** Read a stored entry: upcast and checked. Throws on what is not an entry. */
export function readEntry(stored: JsonObject): Entry {
  return entrySchema.parse(upcastEntry(stored));
}
