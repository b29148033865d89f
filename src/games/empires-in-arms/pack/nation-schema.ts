import { z } from 'zod';
import { listOf, name, power, sourced, whole, yes } from './sourced.ts';

const points = z.number().min(0).max(9);
const morale = sourced(
  z.strictObject({
    infantry: points,
    cavalry: points,
    militia: points,
    guard: points,
    feudalInfantry: points.optional(),
    feudalCavalry: points.optional(),
  }),
);
const ratings = sourced(z.strictObject({ strategic: z.int().min(0).max(5), tactical: z.int().min(0).max(5) }));

const nation = z.strictObject({
  id: power,
  name,
  /** An area. */
  capital: sourced(z.string()),
  /** What its home provinces give together (8.2.1.1, 8.2.2). */
  money: whole(0, 200),
  manpower: whole(0, 200),
  /** What its home ports give together; null where no total is known. */
  trade: sourced(z.strictObject({ domestic: z.int().min(0), overseas: z.int().min(0) }).nullable()),
  /** While it is not dominant, and while it is (11.7, 11.8). */
  morale,
  moraleDominant: morale,
  /** Dominant at the start of a campaign. */
  dominant: yes,
  /** Of corps without a leader; from 1810 those of `ratings1810`. */
  ratings,
  ratings1810: ratings.optional(),
  /** It may keep manpower from one economic phase to the next (8.2.2). */
  savesManpower: yes,
});

/** The seven powers. */
export const nationsSchema = z.strictObject({ nations: listOf(nation, 7).min(7) });
export type NationFile = z.infer<typeof nation>;
