import { z } from 'zod';

/** What a table's policy says of emergency pauses; other rooms read its other parts. */
const schema = z.object({
  /** How often each seat may stop all clocks by itself in one game; 0: never. */
  emergencyPauses: z.int().min(0).max(10).catch(1),
  /** For how many hours at most. */
  emergencyPauseHours: z.number().min(1).max(336).catch(48),
});

export type ClockPolicy = z.infer<typeof schema>;

/** Part of a stored policy; what is missing there, or cannot be read, is as usual. */
export function clockPolicy(stored: unknown): ClockPolicy {
  return schema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}
