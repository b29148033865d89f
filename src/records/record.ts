import { z } from 'zod';
import { CHAPTER_ID } from '../kernel/chapter.ts';
import { answerShape, drawSchema, rulingShape } from '../kernel/entry-schema.ts';
import { CHANNELS, ENTRY_VERSION } from '../kernel/log.ts';

/** The version of the record format; see docs/record.md. */
export const RECORD_VERSION = 1;

/** Years that every clock and database can keep. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .refine((text) => text >= '1900', { error: 'before 1900' });

/** What every entry may have; what is left out the program works out. */
const base = {
  v: z.int().min(1).max(ENTRY_VERSION).optional(),
  seq: z.int().min(1).optional(),
  at: moment.optional(),
  chance: z.array(drawSchema).optional(),
  hash: z.string().optional(),
};
const told = { by: z.string().optional(), reason: z.string().optional(), dispute: z.string().optional() };

/** An entry as a person may write it, by its kind. */
export const ENTRY_SHAPES = {
  setup: z.strictObject({
    ...base,
    kind: z.literal('setup'),
    table: z.string().optional(),
    game: z.string().optional(),
    ruleset: z.int().min(1).optional(),
    options: z.record(z.string(), z.json()).optional(),
    pack: z.string().optional(),
    seats: z.array(z.string()).optional(),
    seedHash: z.string().optional(),
    salts: z.record(z.string(), z.string()).optional(),
    saltHashes: z.record(z.string(), z.string()).optional(),
  }),
  answered: z.strictObject({
    ...base,
    kind: z.literal('answered'),
    seat: z.string(),
    answer: answerShape,
    decision: z.string().optional(),
    how: z.enum(CHANNELS).optional(),
    secret: z.int().min(1).optional(),
    again: z.int().min(1).optional(),
    sealed: z.literal(true).optional(),
  }),
  ruling: z.strictObject({
    ...base,
    kind: z.literal('ruling'),
    ruling: rulingShape(z.int().min(0).optional()),
    by: z.string().default('moderator'),
    reason: z.string().default(''),
    dispute: z.string().optional(),
    takeback: z.strictObject({ seat: z.string(), consent: z.array(z.string()) }).optional(),
    reseal: z.strictObject({ opened: z.string().optional(), seedHash: z.string() }).optional(),
  }),
  seat: z.strictObject({
    ...base,
    kind: z.literal('seat'),
    seat: z.string(),
    change: z.enum(['joined', 'replaced', 'resigned']),
    player: z.string().optional(),
    former: z.string().optional(),
    ...told,
  }),
  clock: z.strictObject({
    ...base,
    kind: z.literal('clock'),
    change: z.enum(['expired', 'extended', 'paused', 'shortened', 'resumed', 'returned']),
    seat: z.string().optional(),
    decision: z.string().optional(),
    until: moment.optional(),
    ...told,
  }),
};

const { setup, answered, ruling, seat, clock } = ENTRY_SHAPES;
const looseEntry = z.discriminatedUnion('kind', [setup, answered, ruling, seat, clock]);

export type LooseEntry = z.infer<typeof looseEntry>;

/** A stretch of the log; where nothing was done in it yet, its last entry is the one before its first. */
const stretch = {
  id: z.string().regex(CHAPTER_ID),
  first: z.int().min(1),
  last: z.int().min(0),
};

/** A record as it is written: what its setup entry says the head may leave out. */
export const recordSchema = z.strictObject({
  despatch: z.literal(RECORD_VERSION),
  game: z.string(),
  ruleset: z.int().min(1).optional(),
  table: z.strictObject({ id: z.string().optional(), name: z.string().optional() }).optional(),
  options: z.record(z.string(), z.json()).optional(),
  pack: z.strictObject({ hash: z.string(), content: z.record(z.string(), z.json()).optional() }).optional(),
  seats: z.array(z.strictObject({ seat: z.string(), player: z.string().optional() })).optional(),
  salts: z.record(z.string(), z.string()).optional(),
  seedHash: z.string().optional(),
  seed: z.string().min(1).optional(),
  /** For people who read it, and programs that cut it up: they follow from the entries, so nobody need write them. */
  chapters: z.array(z.strictObject({ ...stretch, parts: z.array(z.strictObject(stretch)).optional() })).optional(),
  entries: z.array(looseEntry).default([]),
  /** What the players wrote to each other, where all agreed to publish it: beside the game, and no part of it. */
  letters: z
    .array(
      z.strictObject({
        seq: z.int().min(1),
        at: moment.optional(),
        from: z.string().optional(),
        to: z.array(z.string()).default([]),
        text: z.string(),
      }),
    )
    .optional(),
});

export type WrittenRecord = z.infer<typeof recordSchema>;

/** A whole game as one readable JSON document. */
export type GameRecord = Omit<WrittenRecord, 'table' | 'options' | 'salts'> & {
  readonly table: { readonly id: string; readonly name: string };
  readonly options: NonNullable<WrittenRecord['options']>;
  readonly salts: NonNullable<WrittenRecord['salts']>;
};
