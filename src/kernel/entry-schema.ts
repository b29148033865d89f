import { z } from 'zod';
import type { Answer } from './choice.ts';
import type { JsonObject } from './json.ts';
import { CHANNELS, ENDED_HOW, ENTRY_VERSION } from './log.ts';
import { message } from './message-schema.ts';

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
  if (depth === 0) return z.union(plain);
  const inner = shapeOf(depth - 1);
  const sheet = z.array(z.strictObject({ order: z.string(), answer: inner }));
  return z.union([...plain, z.record(z.string(), inner), sheet]);
}

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

const put = { decision: z.string(), seat: z.string() };

/**
 * What goes back names entry `to` and how many draws had been made by then (`drawn`), which are not made again.
 * `playing`: seats that somebody has taken over since. They belong to that player, even if they had been given up.
 */
const playing = z.array(z.string()).optional();

/** A ruling as it is written in an entry, or in a record, where the number of draws may be left out. */
export const rulingShape = <Drawn extends z.ZodType>(drawn: Drawn) =>
  z.discriminatedUnion('type', [
    /**
     * `others`: answers on branches on which nothing is taken back are void with the rest, instead of written again.
     */
    z.strictObject({
      type: z.literal('rewind'),
      to: z.int().min(1),
      drawn,
      playing,
      others: z.literal('void').optional(),
    }),
    /** Takes back the ruling of entry `to + 1`, with all that was done since. */
    z.strictObject({ type: z.literal('undo'), to: z.int().min(1), drawn, playing }),
    /** The same answer as in entry `to + 1`, with chance as the entry of the ruling gives it. */
    z.strictObject({
      type: z.literal('replace-roll'),
      to: z.int().min(1),
      drawn,
      playing,
      ...put,
      answer: answerShape,
    }),
    /** One of the game's own corrections, by name. */
    z.strictObject({ type: z.literal('correct'), correction: z.string(), answer: answerShape }),
    z.strictObject({ type: z.literal('force'), ...put, answer: answerShape }),
    /** An answer is taken out of a decision that still waits for others. */
    z.strictObject({ type: z.literal('withdraw'), ...put }),
    z.strictObject({ type: z.literal('end'), how: z.enum(ENDED_HOW) }),
  ]);

const ruled = { by: z.string().optional(), reason: z.string().optional(), dispute: z.string().optional() };

const base = {
  v: z.literal(ENTRY_VERSION),
  /** From 1 without gaps; entries that others may know nothing of are numbered apart (`secret`). */
  seq: z.int().min(1),
  /** When it was written, ISO 8601 in UTC. The rules never read it. */
  at: z.string(),
  /** What chance gave while this entry was applied. */
  chance: z.array(drawSchema).optional(),
  /** The state's hash after this entry; the last entry of each submission carries it. */
  hash: z.string().optional(),
};

/** An entry as it is written in the database or in a record. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('setup'),
    /** The table's id: part of what chance is made from. */
    table: z.string(),
    game: z.string(),
    ruleset: z.int().min(1),
    options: jsonObject,
    /** SHA-256 of the data pack. */
    pack: z.string(),
    seats: z.array(z.string()).min(1),
    seedHash: z.string().optional(),
    /** What seats, and the server, added to what chance is made from. */
    salts: z.record(z.string(), z.string()),
    /** The hashes to which seats committed themselves before; one whose salt is empty was not opened. */
    saltHashes: z.record(z.string(), z.string()).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('answered'),
    decision: z.string(),
    seat: z.string(),
    answer: answerShape,
    how: z.enum(CHANNELS),
    /**
     * Given where it answers a sealed optional action: it has no number of its own and is the first, second, ... secret
     * entry after entry `seq`. Logs of older programs numbered such entries like all others.
     */
    secret: z.int().min(1).optional(),
    /**
     * Given where the same answer was voided, in this entry, by going back on another branch: it is written again, with
     * the chance that it had.
     */
    again: z.int().min(1).optional(),
    /**
     * Given where it was one of the answers with which a window closed: `how` is told to nobody but its seat and the
     * moderator, since that somebody did not answer by hand betrays what the answer says.
     */
    sealed: z.literal(true).optional(),
    /** Why a computer player answered this, a sentence each: it may tell what is hidden. */
    why: z.array(message).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('ruling'),
    ruling: rulingShape(z.int().min(0)),
    /** The moderator who ruled, by player id; shown to everybody at the table with the reason. */
    by: z.string(),
    reason: z.string(),
    dispute: z.string().optional(),
    /** No moderator's doing: a player took back, with the consent of these other seats. `by` is that player. */
    takeback: z.strictObject({ seat: z.string(), consent: z.array(z.string()) }).optional(),
    /**
     * A game that was over goes on. Its seed (`opened`, where it was known) had been shown to everybody, so from this
     * entry on chance comes from a new one.
     */
    reseal: z.strictObject({ opened: z.string().optional(), seedHash: z.string() }).optional(),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('seat'),
    seat: z.string(),
    change: z.enum(['joined', 'replaced', 'resigned']),
    player: z.string().optional(),
    /** The player who had the seat before, when somebody else took it over. */
    former: z.string().optional(),
    ...ruled,
  }),
  z.strictObject({
    ...base,
    kind: z.literal('clock'),
    /**
     * `shortened`: a longer pause is over, and an earlier one holds the clocks still. `returned`: a silent seat's
     * player is back.
     */
    change: z.enum(['expired', 'extended', 'paused', 'shortened', 'resumed', 'returned']),
    seat: z.string().optional(),
    decision: z.string().optional(),
    /** Until when, ISO 8601 in UTC. */
    until: z.string().optional(),
    ...ruled,
  }),
]);
