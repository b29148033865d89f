import { z } from 'zod';

/** Longer than this nobody lets his table stand still for a dispute: two weeks. */
export const LONGEST_DISPUTE_PAUSE = 336;
export const LONGEST_ESCALATION = 720;

/** What a table's policy says of moderators and disputes; its other parts are the business of others. */
const schema = z.object({
  /** A host who does not play may moderate the table himself. */
  hostModerates: z.boolean().catch(false),
  /** So many hours at most the clocks stand still for a dispute; 0: never. */
  disputePauseHours: z.number().min(0).max(LONGEST_DISPUTE_PAUSE).catch(48),
  /** After so many hours without a moderator's word the site's moderators are called. */
  disputeEscalationHours: z.number().min(1).max(LONGEST_ESCALATION).catch(48),
});

export type ModerationPolicy = z.infer<typeof schema>;

/** Part of a stored policy; what is missing there, or cannot be read, is as usual. */
export function moderationPolicy(stored: unknown): ModerationPolicy {
  return schema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}
