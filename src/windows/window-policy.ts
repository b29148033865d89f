import { z } from 'zod';

/** What a table's policy says of windows; other rooms read its other parts. */
const schema = z.object({
  /** Everybody sees which seats are ready; else how many are. */
  namesReady: z.boolean().catch(false),
});

export type WindowPolicy = z.infer<typeof schema>;

/** Part of a stored policy; what is missing there, or cannot be read, is as usual. */
export function windowPolicy(stored: unknown): WindowPolicy {
  return schema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}
