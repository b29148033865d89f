import { z } from 'zod';
import { id, listOf, power, sourced, whole } from './sourced.ts';

/** How much of a number a percentage is, for the numbers 1 to 20; greater ones are split in twenties. */
const row = sourced(z.array(z.int().min(0).max(60)).length(20));
const powers = sourced(listOf(power, 7));
const reading = z.strictObject({ adjacentUpTo: whole(0, 6), sameAreaUpTo: whole(0, 6) });

/** Fights and interceptions at sea (6.2.3, 6.3), and the percentages chart that battles on land go by as well. */
export const navalSchema = z.strictObject({
  percentages: z.record(z.string().regex(/^\d{1,3}$/), row),
  naval: z.strictObject({
    /** What a modified die gives: the percentage of the firing ships that the other side loses. */
    combat: z.record(z.string().regex(/^\d$/), whole(0, 200)),
    fire: z.strictObject({ better: powers, betterBy: whole(0, 6), worse: powers, worseBy: whole(-6, 0) }),
    windGauge: z.strictObject({ better: powers, betterBy: whole(0, 6), admiralBy: whole(0, 6), most: whole(1, 12) }),
    interception: z.strictObject({ recommended: reading, literal: reading, admiralBy: whole(-6, 0) }),
    evadesUpTo: whole(0, 6),
    retreatPoints: whole(0, 20),
    admiral: sourced(id),
    straits: z.strictObject({ sea: sourced(id), city: sourced(id) }),
  }),
});
