import { words } from './parts.ts';
import { z } from './zod.ts';

const named = z.strictObject({ id: z.string(), name: words });
const chapter = named.openapi({ description: 'The chapter in which it began, or ended' });

/** A game in figures, and what lasted. */
export const chronicleSchema = z
  .strictObject({
    title: words,
    lines: z.array(named).openapi({ description: 'Whose figures these are' }),
    charts: z.array(
      z.strictObject({
        id: z.string(),
        title: words,
        bands: z
          .array(z.strictObject({ name: words, from: z.number() }))
          .openapi({ description: 'Named parts of the scale, each from this figure on' }),
      }),
    ),
    moments: z.array(
      z.strictObject({
        seq: z.int(),
        chapter: z.string().optional().openapi({ description: 'The chapter that began then; without one: now' }),
        name: words.optional(),
        figures: z.record(z.string(), z.record(z.string(), z.number())).openapi({ description: 'By chart and line' }),
      }),
    ),
    lasting: z.array(
      z.strictObject({
        kind: z.string(),
        said: words,
        from: chapter.optional().openapi({ description: 'Left out: it was there when these moments began' }),
        to: chapter.optional().openapi({ description: 'Left out: it lasts' }),
      }),
    ),
    older: z.int().optional().openapi({ description: 'Given where there is more before this: the next `before`' }),
  })
  .openapi('Campaign');
