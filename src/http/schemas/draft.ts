import { answerSchema, decisionSchema } from './decision.ts';
import { moment, words } from './parts.ts';
import { z } from './zod.ts';

export const draftSchema = z
  .strictObject({
    decision: z.string().openapi({ description: 'The question that it begins with' }),
    baseSeq: z.int(),
    steps: z.array(z.strictObject({ decision: z.string(), answer: answerSchema, prompt: words, said: words })),
    view: z.record(z.string(), z.unknown()).openapi({ description: "The game's view after these steps" }),
    next: z
      .array(decisionSchema)
      .openapi({ description: 'The question, or what you are asked next after these steps' }),
    stopped: z
      .enum(['chance', 'hidden', 'others', 'over'])
      .optional()
      .openapi({ description: 'Why the draft goes no further' }),
    stale: z
      .boolean()
      .openapi({ description: 'A question of these steps is put otherwise than when the draft was last changed' }),
    misfit: z
      .strictObject({ answer: answerSchema, why: words })
      .optional()
      .openapi({ description: 'The first answer that no longer fits; it and what followed are left out' }),
    updatedAt: moment.optional(),
  })
  .openapi('Draft');
