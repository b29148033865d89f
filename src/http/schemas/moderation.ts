import { ENDED_HOW } from '../../kernel/log.ts';
import { answerSchema, choiceSchema } from './decision.ts';
import { idSchema, moment, seatSchema, seqSchema, words } from './parts.ts';
import { logLineSchema } from './table.ts';
import { z } from './zod.ts';

const disputeType = z.enum(['rules', 'misclick', 'timing', 'conduct', 'other']);

const dispute = {
  id: z.string(),
  tableId: z.string(),
  seq: z.int().optional().openapi({ description: 'The log entry that it is about' }),
  type: disputeType,
  state: z.enum(['open', 'taken', 'resolved', 'withdrawn']),
  text: z.string(),
  openedById: z.string(),
  openedSeat: seatSchema.optional(),
  takenById: z.string().optional(),
  escalateAt: moment.optional().openapi({ description: "When the site's moderators are called" }),
  escalatedAt: moment.optional(),
  pausesTo: moment.optional().openapi({ description: 'The clocks are stopped for it until then at the latest' }),
  resolution: z.string().optional(),
  createdAt: moment,
  takenAt: moment.optional(),
  closedAt: moment.optional(),
};
export const disputeSchema = z.strictObject(dispute).openapi('Dispute');

export const disputeViewSchema = z
  .strictObject({
    ...dispute,
    tableName: z.string(),
    game: z.string(),
    openerName: z.string(),
    takenByName: z.string().optional(),
    private: z.boolean().openapi({ description: 'Only its player and the moderators read it' }),
    messages: z.array(
      z.strictObject({
        id: z.string(),
        playerId: z.string(),
        name: z.string(),
        seat: seatSchema.optional(),
        text: z.string(),
        at: moment,
      }),
    ),
    can: z.strictObject({ take: z.boolean(), talk: z.boolean(), resolve: z.boolean(), withdraw: z.boolean() }),
    moderates: z.boolean().openapi({ description: 'You read it as a moderator of the table' }),
  })
  .openapi('DisputeWithMessages');

/** Longer than what the room takes, so that its own sentence says what is wrong. */
const text = z.string().max(10_000);

export const newDisputeSchema = z
  .strictObject({
    type: disputeType,
    text,
    seq: seqSchema.optional().openapi({ description: 'The log entry that it is about' }),
    pause: z.boolean().default(false).openapi({ description: 'Stop all clocks while it is looked at' }),
  })
  .openapi('NewDispute');
export const messageSchema = z.strictObject({ text });
export const resolutionSchema = z.strictObject({ resolution: text });

const put = { decision: z.string().max(200), seat: seatSchema };
const wantedRuling = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('rewind'),
      to: seqSchema,
      others: z.enum(['keep', 'void']).optional().openapi({
        description: 'Answers on branches on which nothing is taken back: kept (when not given), or void, too',
      }),
    }),
    z.strictObject({ type: z.literal('undo'), seq: seqSchema }),
    z.strictObject({ type: z.literal('replace-roll'), seq: seqSchema }),
    z.strictObject({ type: z.literal('correct'), correction: z.string().max(100), answer: answerSchema }),
    z.strictObject({ type: z.literal('force'), ...put, answer: answerSchema }),
    z.strictObject({ type: z.literal('skip'), ...put }),
    z.strictObject({ type: z.literal('withdraw'), ...put }),
    z.strictObject({ type: z.literal('end'), how: z.enum(ENDED_HOW) }),
  ])
  .openapi('WantedRuling');

export const newRulingSchema = z
  .strictObject({
    ruling: wantedRuling,
    reason: z.string().max(10_000).openapi({ description: 'One line; everybody at the table reads it' }),
    expectedSeq: seqSchema.openapi({ description: 'The last log entry that you have seen' }),
    disputeId: idSchema.optional(),
    chance: z
      .array(
        z.strictObject({
          purpose: z.string().max(200),
          result: z.union([z.number(), z.string(), z.array(z.string())]),
        }),
      )
      .max(1000)
      .optional()
      .openapi({ description: 'Results for a replaced roll or a forced answer; what is not given is drawn' }),
  })
  .openapi('NewRuling');

export const ruledSchema = z.strictObject({
  ruling: z.int().openapi({ description: 'The entry of the ruling' }),
  seq: z.int().openapi({ description: 'The last entry, after what followed' }),
  repeated: z.boolean().openapi({ description: 'It had been made before' }),
});

const lineChanges = { gone: z.array(words), come: z.array(words) };
/** An open question as everybody may know it, and who is asked. */
const asked = z.strictObject({ id: z.string(), waitingText: words, waiting: z.array(seatSchema) });
export const comparisonSchema = z
  .strictObject({
    board: z.strictObject(lineChanges),
    hands: z.array(z.strictObject({ seat: seatSchema, name: words, ...lineChanges })),
    asked: z.strictObject({ before: z.array(asked), after: z.array(asked) }),
    state: z.array(z.strictObject({ path: z.string(), before: z.string(), after: z.string() })).openapi({
      description: 'What differs in the state itself, both as JSON text; at most 300 parts',
    }),
  })
  .openapi('Comparison');

export const trialSchema = z
  .strictObject({
    seq: z.int(),
    written: z.array(z.strictObject({ seq: z.int(), messages: z.array(words) })),
    voided: z.array(logLineSchema).openapi({ description: 'Of a long way back the newest hundred' }),
    kept: z.array(logLineSchema).openapi({ description: 'Answers on branches that it does not touch: written again' }),
    restored: z.array(logLineSchema),
    counts: z
      .strictObject({ voided: z.int(), kept: z.int(), restored: z.int() })
      .openapi({ description: 'How many there are' }),
    warnings: z.array(words),
    asked: z.array(asked),
    outcome: words.optional().openapi({ description: 'How the game would have ended' }),
    comparison: comparisonSchema,
  })
  .openapi('RulingTrial');

export const correctionSchema = z.strictObject({
  name: z.string(),
  label: words,
  prompt: words,
  choice: choiceSchema,
  answerSchema: z.record(z.string(), z.unknown()),
});

export const fullStateSchema = z.strictObject({
  asOf: z.int(),
  seq: z.int(),
  hands: z.array(z.strictObject({ seat: seatSchema, name: words, lines: z.array(words) })),
  decisions: z.array(
    z.strictObject({
      id: z.string(),
      section: z.string(),
      waiting: z.array(seatSchema),
      answers: z.array(z.strictObject({ seat: seatSchema, answer: answerSchema })),
    }),
  ),
  state: z.string().openapi({ description: 'The state itself, as JSON text' }),
});

export const auditSchema = z.strictObject({
  at: moment,
  playerId: z.string(),
  name: z.string(),
  tableId: z.string(),
  what: z.string(),
  disputeId: z.string().optional(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
