import { z } from 'zod';
import { answerShape, drawSchema, rulingShape } from '../kernel/entry-schema.ts';

/** The version of the record format; see docs/record.md. */
export const RECORD_VERSION = 1;

const chance = z.array(drawSchema).optional();

/** An entry as a person may write it: what the program can work out may be left out. */
const looseEntry = z.union([
  z.looseObject({ kind: z.literal('setup'), chance }),
  z.looseObject({
    kind: z.literal('answered').default('answered'),
    seat: z.string(),
    answer: answerShape,
    decision: z.string().optional(),
    chance,
  }),
  z.looseObject({
    kind: z.literal('ruling'),
    ruling: rulingShape(z.int().min(0).optional()),
    by: z.string().default('moderator'),
    reason: z.string().default(''),
    reseal: z.strictObject({ opened: z.string().optional(), seedHash: z.string() }).optional(),
  }),
  z.looseObject({ kind: z.literal('seat'), seat: z.string(), change: z.enum(['joined', 'replaced', 'resigned']) }),
  z.looseObject({
    kind: z.literal('clock'),
    change: z.enum(['expired', 'extended', 'paused', 'shortened', 'resumed', 'returned']),
  }),
]);

export type LooseEntry = z.infer<typeof looseEntry>;

export const recordSchema = z.strictObject({
  despatch: z.literal(RECORD_VERSION),
  game: z.string(),
  ruleset: z.int().min(1).optional(),
  table: z.strictObject({ id: z.string().default('record'), name: z.string().default('') }).prefault({}),
  options: z.record(z.string(), z.json()).default({}),
  pack: z.strictObject({ hash: z.string(), content: z.record(z.string(), z.json()).optional() }).optional(),
  seats: z.array(z.strictObject({ seat: z.string(), player: z.string().optional() })).optional(),
  salts: z.record(z.string(), z.string()).default({}),
  seedHash: z.string().optional(),
  seed: z.string().optional(),
  entries: z.array(looseEntry).default([]),
});

/** A whole game as one readable JSON document. */
export type GameRecord = z.infer<typeof recordSchema>;
