import { z } from 'zod';
import type { Answer } from './choice.ts';
import { CHANNELS, ENDED_HOW, ENTRY_VERSION } from './log.ts';

/** One result of chance as a log or a record has it. */
export const drawSchema = z.strictObject({
  n: z.int().min(1).optional(),
  purpose: z.string(),
  result: z.union([z.number(), z.string(), z.array(z.string())]),
});

/** Forms within forms that an answer may have; no game's questions have half as many. */
const DEEPEST_FORM = 6;

/** The shape of any answer; whether it is legal only its choice knows. */
export const answerShape: z.ZodType<Answer> = shapeOf(DEEPEST_FORM);

/** Built level by level: a schema that calls itself would follow any nesting, up to the end of the stack. */
function shapeOf(depth: number): z.ZodType<Answer> {
  const plain = [z.string(), z.number(), z.array(z.string())] as const;
  return depth === 0 ? z.union(plain) : z.union([...plain, z.record(z.string(), shapeOf(depth - 1))]);
}

const put = { decision: z.string(), seat: z.string() };

const playing = z.array(z.string()).optional();

/** A ruling as it is written in an entry, or in a record, where the number of draws may be left out. */
export const rulingShape = <Drawn extends z.ZodType>(drawn: Drawn) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rewind'), to: z.int().min(1), drawn, playing }),
    z.strictObject({ type: z.literal('undo'), to: z.int().min(1), drawn, playing }),
    z.strictObject({
      type: z.literal('replace-roll'),
      to: z.int().min(1),
      drawn,
      playing,
      ...put,
      answer: answerShape,
    }),
    z.strictObject({ type: z.literal('correct'), correction: z.string(), answer: answerShape }),
    z.strictObject({ type: z.literal('force'), ...put, answer: answerShape }),
    z.strictObject({ type: z.literal('withdraw'), ...put }),
    z.strictObject({ type: z.literal('end'), how: z.enum(ENDED_HOW) }),
  ]);

const ruled = { by: z.string().optional(), reason: z.string().optional(), dispute: z.string().optional() };

const base = {
  v: z.literal(ENTRY_VERSION),
  seq: z.int().min(1),
  at: z.string(),
  chance: z.array(drawSchema).optional(),
  hash: z.string().optional(),
};

/** An entry as it is written in the database or in a record. */
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
    saltHashes: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('answered'),
    decision: z.string(),
    seat: z.string(),
    answer: answerShape,
    how: z.enum(CHANNELS),
    secret: z.int().min(1).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('ruling'),
    ruling: rulingShape(z.int().min(0)),
    by: z.string(),
    reason: z.string(),
    dispute: z.string().optional(),
    takeback: z.strictObject({ seat: z.string(), consent: z.array(z.string()) }).optional(),
    reseal: z.strictObject({ opened: z.string().optional(), seedHash: z.string() }).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('seat'),
    seat: z.string(),
    change: z.enum(['joined', 'replaced', 'resigned']),
    player: z.string().optional(),
    former: z.string().optional(),
    ...ruled,
  }),
  z.strictObject({
    ...base,
    kind: z.literal('clock'),
    change: z.enum(['expired', 'extended', 'paused', 'shortened', 'resumed', 'returned']),
    seat: z.string().optional(),
    decision: z.string().optional(),
    until: z.string().optional(),
    ...ruled,
  }),
]);
