import { z } from 'zod';
import { id, listOf, sourced } from './sourced.ts';

const between = sourced(z.tuple([id, id]));

/** Optional arrows (12.2.1). */
export const arrowsSchema = z.strictObject({
  arrows: z.strictObject({
    channel: z.strictObject({ between, sea: sourced(id) }),
    unbarred: listOf(z.strictObject({ between }), 20),
  }),
});
