import { z } from 'zod';

/** How fast a table plays. */
export const paceSchema = z.strictObject({
  /** Hours for each decision. */
  hours: z.number().min(1).max(8784),
  /** Saturdays and Sundays (in the table's time zone) do not count. */
  skipWeekend: z.boolean(),
  /** What happens when a decision's time is up: nothing, the game's own answer, or the moderator is called. */
  atExpiry: z.enum(['wait', 'fallback', 'moderator']),
  /** Hours between the expiry and what then happens. */
  graceHours: z.number().min(0).max(8784),
});

export type Pace = z.infer<typeof paceSchema>;

/** A day and a half for each decision, weekends off, nobody is played for. */
export const USUAL_PACE: Pace = { hours: 36, skipWeekend: true, atExpiry: 'wait', graceHours: 24 };
