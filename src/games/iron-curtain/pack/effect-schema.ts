import { z } from 'zod';
import type { Effect, EffectList } from '../effect.ts';

/** How deep `sequence` and `choice` may be nested. */
const DEPTH = 3;

export const id = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const count = z.int().min(1).max(24);

/** Which cards in play an event reaches; judged before the event begins. Absent: all of them. */
export const where = z
  .strictObject({
    regions: z.array(id).min(1).max(12).readonly().optional(),
    only: z.enum(['no_us_cubes', 'no_ussr_cubes', 'empty', 'this_card', 'next_to_this_card']).optional(),
  })
  .readonly();
const cubes = { max: count, where: where.optional(), max_per_card: count.optional() };

/** Effects without others inside. The side whose flag the card bears carries them out. */
export const simpleEffects = [
  /** Up to `max` own cubes; access and dominance do not matter (5.4.2). */
  z.strictObject({ op: z.literal('infiltrate'), ...cubes }),
  /** The marker goes `points` steps towards the own flag. */
  z.strictObject({ op: z.literal('gain'), points: count }),
  /** Up to `max` cubes of the opponent leave their cards. */
  z.strictObject({ op: z.literal('remove_opponent'), ...cubes }),
  /** Up to `max` own cubes by the basic rules, or all but dominance, or all but access (A22). */
  z.strictObject({ op: z.literal('command'), ...cubes }),
  z.strictObject({ op: z.literal('command_ignore_dominance'), ...cubes }),
  z.strictObject({ op: z.literal('command_ignore_adjacency'), ...cubes }),
  /** Up to `max` own cubes go from cards that match `from` to cards that match `where`. */
  z.strictObject({ op: z.literal('move_own'), from: where.optional(), ...cubes }),
  /** Score a region by section 6: the one named, the card's own (`this`), or one that the side chooses (`any`). */
  z.strictObject({ op: z.literal('score_region'), region: id }),
] as const;

/** Effects with others inside: one after the other, or the one that the side picks. */
export function nestingEffects(effects: z.ZodType<EffectList>) {
  return [
    z.strictObject({ op: z.literal('sequence'), effects }),
    z.strictObject({ op: z.literal('choice'), effects }),
  ] as const;
}

const outermost = [...simpleEffects, ...nestingEffects(listOf(DEPTH - 1))] as const;

/** What an event does. Groups nest to a fixed depth, so no upload can exhaust the stack. */
export const effectSchema: z.ZodType<Effect> = z.discriminatedUnion('op', outermost);

export const OPS = outermost.map((schema) => schema.shape.op.value);

function listOf(depth: number): z.ZodType<EffectList> {
  const nested = depth > 0 ? nestingEffects(listOf(depth - 1)) : [];
  return z
    .array(z.discriminatedUnion('op', [...simpleEffects, ...nested]))
    .min(1)
    .max(6)
    .readonly();
}
