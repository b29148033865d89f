import { answerSchema, choiceSchema, orderSchema } from './decision.ts';
import { moment, words } from './parts.ts';
import { z } from './zod.ts';

export const sheetLineSchema = z.strictObject({ order: z.string().max(64), answer: answerSchema }).openapi('SheetLine');
const line = sheetLineSchema;
const place = z.int().min(0);

/** What can be done to the lines of a sheet; the kernel's `SheetEdit`. */
export const sheetEditSchema = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('add'), line, at: place.optional() }),
    z.strictObject({ do: z.literal('add-lines'), lines: z.array(line).min(1), at: place.optional() }),
    z.strictObject({ do: z.literal('change'), at: place, line }),
    z.strictObject({ do: z.literal('move'), from: place, to: place }),
    z.strictObject({ do: z.literal('remove'), at: place }),
    z.strictObject({ do: z.literal('last') }),
    z.strictObject({ do: z.literal('rest') }),
    z.strictObject({ do: z.literal('clear') }),
  ])
  .openapi('SheetEdit', {
    description:
      'Lines are counted from 0. `add` without `at` adds at the end, and so does `add-lines`, which takes several; ' +
      '`last` adds the lines of your last sheet that still fit, `rest` those that order everything else to stay',
  });

const lines = z.array(
  z.strictObject({
    line,
    said: words.optional().openapi({ description: 'The line in words, where it fits' }),
    misfit: words.optional().openapi({ description: 'Why it does not fit; it stays, and nothing can be sent' }),
  }),
);

/** A question that comes later in the chapter, and what the reader has ordered for it. */
export const aheadSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    section: z.string(),
    label: words,
    conditions: choiceSchema.openapi({ description: 'When you can want to be asked after all: a form, for `unless`' }),
    ordered: z
      .strictObject({
        lines,
        unless: z.record(z.string(), answerSchema),
        said: z.array(words).openapi({ description: 'When you want to be asked after all, in words' }),
        review: z.boolean().openapi({
          description: 'You have taken over the seat: it does not count before you confirm it, or order otherwise',
        }),
      })
      .optional(),
  })
  .openapi('Ahead');

export const sheetSchema = z
  .strictObject({
    decision: z.string(),
    prompt: words,
    baseSeq: z.int(),
    version: z.int().openapi({ description: 'Counts the changes; an edit names the one that it is made of' }),
    lines,
    max: z.int().openapi({ description: 'The most lines' }),
    at: z.int().openapi({ description: 'The place that `orders` is about' }),
    orders: z.array(orderSchema).openapi({ description: 'What a line may be there' }),
    lineSchema: z.record(z.string(), z.unknown()).openapi({ description: 'JSON Schema of a line there' }),
    costs: z.array(words),
    view: z.record(z.string(), z.unknown()).openapi({ description: "The game's view after the lines that fit" }),
    unfinished: words.optional().openapi({ description: 'Why it cannot be sent as it is' }),
    asLastTime: z.int().openapi({ description: 'How many lines your last sheet had' }),
    rest: z.int().openapi({ description: 'How many lines would order everything else to stay' }),
    updatedAt: moment.optional(),
    ahead: aheadSchema.optional().openapi({
      description: 'Given where the question is yet to come: POST /tables/{table}/ahead/{decision} orders it',
    }),
    afterAll: z.array(words).optional().openapi({
      description: 'Given where you had ordered ahead and are asked after all: what has happened. The lines are those',
    }),
  })
  .openapi('Sheet');
