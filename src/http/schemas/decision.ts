import { moment, seatSchema, words } from './parts.ts';
import { z } from './zod.ts';

const option = z
  .strictObject({
    id: z.string(),
    label: words,
    detail: words.optional(),
    effect: words.optional().openapi({
      description: 'What it does to you, as far as that is certain; given where a table or a draft is read',
    }),
    short: z.array(z.string()).optional().openapi({ description: 'Abbreviations that a reply by mail may use for it' }),
    called: words.optional().openapi({ description: 'What else a reply may call it, with | between the names' }),
    place: z.string().optional(),
  })
  .openapi('Option');
const slot = z
  .strictObject({
    ...option.shape,
    min: z.int().optional().openapi({ description: 'The least amount if the slot is used at all; 1 when not given' }),
    max: z.int(),
    prices: z
      .record(z.string(), z.array(z.number()))
      .optional()
      .openapi({
        description:
          'What the 1st, 2nd, ... unit costs, by budget; the last price holds for all further units; a budget that ' +
          'is not named is not spent',
      }),
  })
  .openapi('Slot');
const budget = z
  .strictObject({
    id: z.string(),
    label: words.openapi({ description: 'As it stands after a number: money' }),
    most: z.number().openapi({ description: 'The most that all amounts together may cost of it' }),
  })
  .openapi('Budget');
const range = z.strictObject({ min: z.int(), max: z.int() }).openapi('Range');

/** One kind of line that a sheet may go on with. */
export const orderSchema = z
  .strictObject({
    id: z.string(),
    label: words,
    called: words.optional(),
    choice: z.lazy((): z.ZodType => choiceSchema),
  })
  .openapi('Order');

/** Every legal answer, as data: the kernel's `Choice` with its labels rendered. */
export const choiceSchema: z.ZodType = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('one'),
      options: z.array(option),
      barred: z
        .array(z.strictObject({ id: z.string(), label: words, why: words }))
        .optional()
        .openapi({ description: 'What the rules would allow and a deal forbids, and which: no answers' }),
    }),
    z.strictObject({ kind: z.literal('some'), options: z.array(option), min: z.int(), max: z.int() }),
    z.strictObject({ kind: z.literal('ranking'), options: z.array(option), min: z.int(), max: z.int() }),
    z.strictObject({
      kind: z.literal('spread'),
      slots: z.array(slot),
      total: range,
      used: range.optional(),
      budgets: z.array(budget).optional().openapi({ description: 'What the prices of the slots are paid from' }),
    }),
    z.strictObject({ kind: z.literal('number'), min: z.int(), max: z.int() }),
    z.strictObject({ kind: z.literal('text'), min: z.int(), max: z.int() }),
    z.strictObject({
      kind: z.literal('sheet'),
      orders: z.array(orderSchema),
      max: z.int(),
      mayBeEmpty: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('form'),
      example: z.array(words).optional().openapi({ description: 'Lines that a reply by mail could have' }),
      holds: z
        .record(
          z.string(),
          z.lazy((): z.ZodType => answerSchema),
        )
        .optional()
        .openapi({ description: 'The answer that changes nothing: to be sent with what is to change' }),
      get presets(): z.ZodType {
        return z
          .array(z.strictObject({ id: z.string(), label: words, answer: z.record(z.string(), answerSchema) }))
          .optional()
          .openapi({
            description: 'What many want to say: answers to some of the fields, to be sent alone or together',
          });
      },
      get fields(): z.ZodType {
        return z.array(
          z.strictObject({
            id: z.string(),
            label: words,
            choice: choiceSchema,
            optional: z.boolean().optional(),
            called: words.optional(),
            group: words.optional().openapi({ description: 'What it is about, together with those beside it' }),
            namesGroup: z.boolean().optional().openapi({ description: 'The words of its group say what it asks, too' }),
            emptyIsLeftOut: z
              .boolean()
              .optional()
              .openapi({ description: 'An answer of nothing says the same as leaving it out' }),
            topic: words.optional().openapi({ description: 'Under which heading a long form has it' }),
            now: words.optional().openapi({ description: 'What holds already, and is kept where it is left out' }),
          }),
        );
      },
    }),
  ])
  .openapi('Choice');

type LineInput = { order: string; answer: AnswerInput };
type AnswerInput = string | number | string[] | { [name: string]: AnswerInput } | LineInput[];

/** What may be an answer at all; whether it is legal, the open decision says. */
export const answerSchema: z.ZodType<AnswerInput> = z
  .union([
    z.string(),
    z.number(),
    z.array(z.string()),
    z.lazy(() => z.record(z.string(), answerSchema)),
    z.lazy(() => z.array(z.strictObject({ order: z.string(), answer: answerSchema }))),
  ])
  .openapi('Answer', {
    description:
      "To `one`: an option's id; to `some` and `ranking`: a list of ids; to `spread`: amounts by slot; to " +
      '`number`: a number; to `text`: a text; to `form`: answers by field; to `sheet`: a list of lines.',
  });

const question = {
  prompt: words,
  brief: words.optional().openapi({ description: 'The same in a few words: what the subject of a mail says' }),
  choice: choiceSchema,
};
const openQuestion = {
  ...question,
  answerSchema: z
    .record(z.string(), z.unknown())
    .openapi({ description: 'JSON Schema of the legal answers; sums and prices of a spread are beyond it' }),
};
const windowSchema = z
  .strictObject({
    ready: z.int().openapi({ description: 'How many seats have said that they are ready' }),
    of: z.int(),
    names: z.array(seatSchema).optional().openapi({ description: 'Which, where the table names them' }),
    answers: z
      .array(
        z.strictObject({
          seat: seatSchema,
          answer: answerSchema.optional().openapi({ description: 'Left out where the game will answer' }),
          said: words.optional(),
          unfit: words.optional().openapi({ description: 'Why it does not fit any more' }),
          ready: z.boolean(),
          by: z.enum(['given', 'ahead', 'standing-order', 'fallback']),
          at: moment.optional(),
        }),
      )
      .openapi({ description: 'Your own; to a moderator, those of all' }),
  })
  .openapi('Window');

const decision = {
  id: z.string(),
  name: z.string(),
  since: z.int().openapi({ description: 'The log entry that opened it' }),
  section: z.string().openapi({ description: "The rulebook's section" }),
  sealed: z
    .boolean()
    .openapi({ description: 'A window: answers stay secret, and can be changed, until all are ready' }),
  seats: z.array(seatSchema),
  waiting: z.array(seatSchema).openapi({ description: 'Of a window all that can answer, whether they have or not' }),
  window: windowSchema.optional().openapi({ description: 'Given where it is sealed' }),
  dueAt: moment.optional(),
  waitingText: words,
};

export const decisionSchema = z
  .strictObject({
    ...decision,
    mine: z
      .strictObject(question)
      .optional()
      .openapi({ description: 'Only for a seat that is asked and has not answered' }),
  })
  .openapi('Decision');

export const openDecisionSchema = z
  .strictObject({
    ...decision,
    mine: z.strictObject(openQuestion).optional(),
  })
  .openapi('OpenDecision');

const optionalAction = {
  id: z.string().openapi({ description: 'To be named as `decision` in a submission, e.g. `~give-orders`' }),
  name: z.string(),
  section: z.string().openapi({ description: "The rulebook's section" }),
  label: words.optional().openapi({ description: 'In a few words; where it is missing the question says it' }),
  calls: z.boolean().openapi({ description: 'Somebody would like an answer; you have had a mail about it' }),
  sealed: z.boolean().openapi({ description: 'Nobody else learns what you answer, or that you did' }),
  waitingText: words.openapi({ description: 'What everybody may know of it, for instance until when it is open' }),
};

export const optionalActionSchema = z
  .strictObject({ ...optionalAction, question: z.strictObject(question) })
  .openapi('OptionalAction', {
    description: 'What you may do though nobody waits for it; it has no deadline and no draft',
  });

export const openOptionalActionSchema = z
  .strictObject({ ...optionalAction, question: z.strictObject(openQuestion) })
  .openapi('OpenOptionalAction');
