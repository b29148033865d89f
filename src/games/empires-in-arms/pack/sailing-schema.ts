import { z } from 'zod';
import { whole } from './sourced.ts';

/** What slows stacks of fleets down (12.2.3). */
export const sailingSchema = z.strictObject({
  sailing: z.strictObject({ eachFurtherFleet: whole(0, 7), carrying: whole(0, 7), least: whole(1, 20) }),
});
