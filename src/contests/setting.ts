import { z } from 'zod';
import { policySchema } from '../lobby/policy.ts';
import { timeControlSchema } from '../time/time-control.ts';

/** What the tables of a contest are made with, as it is stored. */
export const settingSchema = z.object({
  options: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])),
  timeControl: timeControlSchema,
  timeZone: z.string(),
  /** Contests of before have tables as usual. */
  policy: policySchema.optional(),
});
