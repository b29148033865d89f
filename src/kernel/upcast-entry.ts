import { entrySchema } from './entry-schema.ts';
import type { JsonObject } from './json.ts';
import { ENTRY_VERSION, type Entry } from './log.ts';

/** Turns an entry of one version into the next; `upcasters[v]` lifts version v to v + 1. Stored entries are never edited. */
export type Upcaster = (entry: JsonObject) => JsonObject;

/** None yet: version 1 is the first. */
const UPCASTERS: { readonly [version: number]: Upcaster } = {};

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
  return entrySchema.parse(upcastEntry(stored)) as Entry;
}
