import { z } from 'zod';

/** How deep `sequence` and `choice` may be nested. */
const DEPTH = 3;

export const id = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const count = z.int().min(1).max(24);

const where = z.strictObject({
  regions: z.array(id).min(1).max(12).optional(),
  only: z.enum(['no_us_cubes', 'no_ussr_cubes', 'empty', 'this_card', 'next_to_this_card']).optional(),
});
const cubes = { max: count, where: where.optional(), max_per_card: count.optional() };

const simple = [
  z.strictObject({ op: z.literal('infiltrate'), ...cubes }),
  z.strictObject({ op: z.literal('gain'), points: count }),
  z.strictObject({ op: z.literal('remove_opponent'), ...cubes }),
  z.strictObject({ op: z.literal('command'), ...cubes }),
  z.strictObject({ op: z.literal('command_ignore_dominance'), ...cubes }),
  z.strictObject({ op: z.literal('command_ignore_adjacency'), ...cubes }),
  z.strictObject({ op: z.literal('move_own'), from: where.optional(), ...cubes }),
  z.strictObject({ op: z.literal('score_region'), region: id }),
] as const;

export const OPS = [...simple.map((schema) => schema.shape.op.value), 'sequence', 'choice'] as const;

/** What an event does. Groups nest to a fixed depth, so no upload can exhaust the stack. */
export const effectSchema = effects(DEPTH);

function effects(depth: number): z.ZodType<EffectInput> {
  if (depth === 0) return z.discriminatedUnion('op', simple);
  const parts = z
    .array(effects(depth - 1))
    .min(1)
    .max(6);
  return z.discriminatedUnion('op', [
    ...simple,
    z.strictObject({ op: z.literal('sequence'), effects: parts }),
    z.strictObject({ op: z.literal('choice'), effects: parts }),
  ]);
}

export type EffectInput = z.infer<(typeof simple)[number]> | { op: 'sequence' | 'choice'; effects: EffectInput[] };
