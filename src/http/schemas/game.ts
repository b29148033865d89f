import { words } from './parts.ts';
import { z } from './zod.ts';

export const gameSchema = z
  .strictObject({
    id: z.string(),
    name: words,
    blurb: words,
    players: z.strictObject({ min: z.int(), max: z.int() }),
    ruleset: z.int().openapi({ description: 'What new tables start with' }),
    options: z.array(
      z.strictObject({
        id: z.string(),
        label: words,
        help: words.optional(),
        values: z.array(z.strictObject({ id: z.string(), label: words })),
        initial: z.string(),
      }),
    ),
    pack: z.strictObject({
      hash: z.string(),
      reconstructed: z
        .array(z.strictObject({ at: z.string(), value: z.string(), source: z.string() }))
        .openapi({ description: 'Values of the built-in data pack that are not the printed ones' }),
    }),
  })
  .openapi('Game');
