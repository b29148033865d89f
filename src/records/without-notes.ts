import type { JsonObject } from '../kernel/json.ts';
import { ENTRY_VERSION } from '../kernel/log.ts';
import { upcastEntry } from '../kernel/upcast-entry.ts';

/**
 * A record as its author means it: the remarks (`note`) of the record, its seats, its entries, their chance and its
 * letters are left out, with the reasons of computer players (`why`), an entry without a kind is an answer, and entries
 * of older versions are lifted. What is not a record stays as it is.
 */
export function withoutNotes(json: unknown): unknown {
  if (!isObject(json)) return json;
  return {
    ...plain(json),
    ...each(json, 'seats', plain),
    ...each(json, 'entries', entryOf),
    ...each(json, 'letters', plain),
  };
}

function entryOf(written: JsonObject): JsonObject {
  const { why: _why, ...given } = plain(written);
  const entry = { kind: 'answered', ...given, ...each(written, 'chance', plain) };
  return isOlder(written.v) ? upcastEntry(entry) : entry;
}

function isOlder(version: unknown): boolean {
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 && version < ENTRY_VERSION;
}

function plain({ note: _note, ...others }: JsonObject): JsonObject {
  return others;
}

/** The list under a key with each object in it changed; nothing where there is no such list. */
function each(from: JsonObject, key: string, change: (item: JsonObject) => JsonObject): JsonObject {
  const list = from[key];
  return isList(list) ? { [key]: list.map((item) => (isObject(item) ? change(item) : item)) } : {};
}

function isList(value: JsonObject[string]): value is readonly JsonObject[string][] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
