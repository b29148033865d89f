import { z } from 'zod';

/** What a table's policy says of takebacks; other rooms read its other parts. */
const schema = z.object({
  /** `never`: only a moderator goes back. */
  takebacks: z.enum(['consent', 'never']).catch('consent'),
  /** How long the others have to answer. */
  takebackHours: z.number().min(1).max(720).catch(72),
});

export type TakebackPolicy = z.infer<typeof schema>;

/** Part of a stored policy; what is missing there, or cannot be read, is as usual. */
export function takebackPolicy(stored: unknown): TakebackPolicy {
  return schema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}
