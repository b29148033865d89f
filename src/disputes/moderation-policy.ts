import { z } from 'zod';

/** Nobody stops a table for a dispute for longer than this: two weeks. */
export const LONGEST_DISPUTE_PAUSE = 336;
export const LONGEST_ESCALATION = 720;

/** What a table's policy says of moderators and disputes; other rooms read its other parts. */
const schema = z.object({
  /** A host who does not play may moderate the table. */
  hostModerates: z.boolean().catch(false),
  /** How many hours the clocks are stopped for a dispute, at most; 0: never. */
  disputePauseHours: z.number().min(0).max(LONGEST_DISPUTE_PAUSE).catch(48),
  /** After how many hours without a word from a moderator the site's moderators are called. */
  disputeEscalationHours: z.number().min(1).max(LONGEST_ESCALATION).catch(48),
});

export type ModerationPolicy = z.infer<typeof schema>;

/** Part of a stored policy; what is missing there, or cannot be read, is as usual. */
export function moderationPolicy(stored: unknown): ModerationPolicy {
  return schema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}
