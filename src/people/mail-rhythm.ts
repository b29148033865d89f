import { z } from 'zod';

/** Hours between two mails, at most. */
export const LONGEST_RHYTHM = 168;

export const rhythmSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('every-turn') }),
  /** At most one mail in so many hours. */
  z.strictObject({ kind: z.literal('hours'), hours: z.int().min(1).max(LONGEST_RHYTHM) }),
  /** With all other tables, once a day. */
  z.strictObject({ kind: z.literal('digest') }),
  /** Only when everybody waits for the player. */
  z.strictObject({ kind: z.literal('alone') }),
]);

/** How often a player is mailed about a table. What calls for an answer at once is never held back by it. */
export type Rhythm = z.infer<typeof rhythmSchema>;
export const RHYTHMS: readonly Rhythm['kind'][] = rhythmSchema.options.map(({ shape }) => shape.kind.value);

export const EVERY_TURN: Rhythm = { kind: 'every-turn' };

/** A full hour on the player's clock. */
export const hourSchema: z.ZodInt = z.int().min(0).max(23);

/** Hours in which a player is not mailed, on their own clock; `to` is outside. */
export const quietSchema: z.ZodType<Quiet> = z
  .strictObject({ from: hourSchema, to: hourSchema })
  .refine(({ from, to }) => from !== to);
export type Quiet = { readonly from: number; readonly to: number };

/** The hour of a digest where its reader has chosen none. */
export const USUAL_DIGEST = 8;

/** A rhythm as it is stored with a seat; undefined: there is none of its own. */
export function rhythmOf(stored: unknown): Rhythm | undefined {
  const read = rhythmSchema.safeParse(stored);
  return read.success ? read.data : undefined;
}
