import { z } from 'zod';
import { effectSchema, id } from './effect-schema.ts';

const source = z.string().min(1).max(500);
const confidence = z.number().min(0).max(1);
const note = z.string().max(500).optional();

/** A value with where it comes from and how sure it is (0 to 1). */
function sourced<T extends z.ZodType>(value: T) {
  return z.strictObject({ value, source, confidence, note });
}

const whole = (min: number, max: number) => sourced(z.int().min(min).max(max));
const side = z.enum(['US', 'USSR']);
const bySide = (max: number) => z.strictObject({ US: z.int().min(0).max(max), USSR: z.int().min(0).max(max) });
/** Names go into mails and pictures: printable, no line breaks. */
const name = sourced(z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} .’'-]{0,38}[\p{L}\p{N}.])?$/u));

const game = z.strictObject({
  strategy_cards: sourced(bySide(60)),
  cubes_on_a_card: sourced(z.strictObject({ min: z.int().min(0).max(24), max: z.int().min(1).max(24) })),
  rounds: sourced(
    z
      .array(z.strictObject({ dealt: z.int().min(1).max(30), turns: z.int().min(1).max(30) }))
      .min(1)
      .max(6),
  ),
  control_lead: whole(1, 10),
  dominance_lead: whole(1, 10),
  dominated_price: whole(1, 10),
  aftermath_max: whole(0, 50),
  first_starter: sourced(side),
  level_starter: sourced(side),
  level_winner: sourced(side),
});

const region = z.strictObject({
  name,
  size: whole(1, 30),
  bonus: whole(0, 30),
  scoring_order: whole(1, 12),
});

const printed = {
  id,
  name,
  region: sourced(id),
  region_size: whole(1, 30).optional(),
  region_bonus: whole(0, 30).optional(),
};

const card = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start'), ...printed }),
  z.strictObject({
    kind: z.literal('strategy'),
    ...printed,
    superpower: sourced(side),
    cubes: whole(0, 24),
    event: z.strictObject({ effect: effectSchema, source, confidence, note }),
  }),
]);

/** A data pack as a file has it: every value with its provenance. */
export const packSchema = z.strictObject({
  game,
  track: z.strictObject({ steps_to_flag: whole(1, 50) }),
  cubes_per_player: whole(1, 100),
  start_card_cubes: sourced(bySide(24)),
  regions: z.record(id, region).refine((regions) => Object.keys(regions).length <= 12),
  cards: z.array(card).min(1).max(61),
});

export type PackFile = z.infer<typeof packSchema>;
export type CardFile = PackFile['cards'][number];
