import { decisionSchema, optionalActionSchema } from './decision.ts';
import { z } from './zod.ts';

/** RFC 9457 problem details, as errors/problem.ts makes them. */
export const problemSchema = z
  .strictObject({
    type: z.string().openapi({ example: 'urn:despatch:problem:stale' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().openapi({ description: 'One sentence: what is wrong, and what would be right' }),
    instance: z.string().openapi({ description: "The request's id" }),
    rule: z
      .strictObject({ section: z.string(), url: z.url() })
      .optional()
      .openapi({ description: 'The rule of the game by which it is refused, and where it can be read' }),
    errors: z.array(z.strictObject({ at: z.string(), detail: z.string() })).optional(),
    current: z
      .strictObject({
        seq: z.int(),
        decisions: z.array(decisionSchema),
        optionalActions: z.array(optionalActionSchema),
      })
      .optional()
      .openapi({ description: 'With 409 from a table: its state now, and what is asked there' }),
  })
  .openapi('Problem');
