import { z } from 'zod';
import type { JsonObject } from './json.ts';
import { ENTRY_VERSION, type Entry } from './log.ts';

/** Turns an entry of one version into the next; `upcasters[v]` lifts version v to v + 1. Stored entries are never edited. */
export type Upcaster = (entry: JsonObject) => JsonObject;

/** None yet: version 1 is the first. */
const UPCASTERS: { readonly [version: number]: Upcaster } = {};

const base = {
  v: z.literal(ENTRY_VERSION),
  seq: z.int().min(1),
  at: z.string(),
  chance: z
    .array(
      z.strictObject({
        n: z.int().min(1).optional(),
        purpose: z.string(),
        result: z.union([z.number(), z.string(), z.array(z.string())]),
      }),
    )
    .optional(),
  hash: z.string().optional(),
};

const answer: z.ZodType<import('./choice.ts').Answer> = z.lazy(() =>
  z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), answer)]),
);

/** An entry as it stands in the database or in a record. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('setup'),
    table: z.string(),
    game: z.string(),
    ruleset: z.int().min(1),
    options: z.record(z.string(), z.json()),
    pack: z.string(),
    seats: z.array(z.string()).min(1),
    seedHash: z.string().optional(),
    salts: z.record(z.string(), z.string()),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('answered'),
    decision: z.string(),
    seat: z.string(),
    answer,
    how: z.enum(['link', 'page', 'reply', 'api', 'bot', 'standing-order', 'fallback', 'moderator', 'import']),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('ruling'),
    ruling: z.strictObject({ type: z.literal('rewind'), to: z.int().min(1), drawn: z.int().min(0) }),
    by: z.string(),
    reason: z.string(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('seat'),
    seat: z.string(),
    change: z.enum(['joined', 'replaced', 'resigned']),
    player: z.string().optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('clock'),
    change: z.enum(['expired', 'extended', 'paused', 'resumed']),
    seat: z.string().optional(),
    decision: z.string().optional(),
  }),
]);

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
