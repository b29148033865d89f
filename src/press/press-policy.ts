import { z } from 'zod';

/** What a table's policy says of letters; other rooms read its other parts, and `lobby/policy.ts` explains them all. */
const schema = z.object({
  pressTo: z.enum(['anybody', 'everybody']).catch('anybody'),
  pressWhen: z.enum(['always', 'parts', 'around', 'never']).catch('always'),
  pressParts: z.array(z.string()).readonly().catch([]),
  pressSigned: z.enum(['always', 'choice', 'never']).catch('always'),
  pressPublished: z.enum(['agreed', 'always', 'never']).catch('agreed'),
});

export type PressPolicy = z.infer<typeof schema>;

/** Part of a stored policy; what is missing there, or cannot be read, is as usual. */
export function pressPolicy(stored: unknown): PressPolicy {
  return schema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}
