import { z } from 'zod';
import { MONTHS } from '../pack-lists.ts';
import { listOf, power, sourced, whole } from './sourced.ts';

const modifier = whole(-6, 6);

/** The control of powers that nobody plays (8.11, 14.3). */
export const controlSchema = z.strictObject({
  control: z.strictObject({
    month: sourced(z.enum(MONTHS)),
    dieFaces: whole(2, 20),
    allied: modifier,
    atWar: modifier,
    natural: listOf(z.strictObject({ power, towards: listOf(z.strictObject({ power, modifier }), 7) }), 7),
  }),
});
