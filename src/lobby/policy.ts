import { z } from 'zod';

/**
 * What the people of a table may do beside the game, as it is stored in `Table.policy`; what is missing is as usual.
 * Each room reads its own part, with its usual values: `clockPolicy`, `takebackPolicy`, `moderationPolicy`,
 * `windowPolicy`.
 */
export const policySchema = z.strictObject({
  /** How often each seat may stop all clocks by itself, and for how many hours at most. */
  emergencyPauses: z.int().min(0).max(10).optional(),
  emergencyPauseHours: z.number().min(1).max(336).optional(),
  takebacks: z.enum(['consent', 'never']).optional(),
  takebackHours: z.number().min(1).max(720).optional(),
  /** A host who does not play may moderate the table. */
  hostModerates: z.boolean().optional(),
  disputePauseHours: z.number().min(0).max(336).optional(),
  disputeEscalationHours: z.number().min(1).max(720).optional(),
  /** While a question is answered in secret everybody sees which seats are ready; else how many are. */
  namesReady: z.boolean().optional(),
});

export type Policy = z.infer<typeof policySchema>;
