import { z } from 'zod';
import { id, listOf, power, sourced, whole } from './sourced.ts';

/** Figures of optional rules (11.7, 12). */
export const optionalSchema = z.strictObject({
  optional: z.strictObject({
    marchHomeMonths: whole(1, 24),
    dominance: z.strictObject({
      mayLackHome: whole(0, 20),
      powers: listOf(z.strictObject({ power, lands: sourced(listOf(id, 40).min(1)), least: whole(1, 40) }), 7),
    }),
  }),
});
