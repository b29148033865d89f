import { tableSummarySchema } from './table.ts';
import { z } from './zod.ts';

/** A player as another may see them. */
export const profileSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    own: z.boolean().openapi({ description: 'It is you' }),
    together: z.int().openapi({ description: 'In how many games you have sat together' }),
    allGames: z.boolean().openapi({ description: 'They let you see all their games that you may read' }),
    games: z.array(tableSummarySchema).openapi({ description: 'The newest: those together, or all that you may read' }),
  })
  .openapi('Profile');

export const fellowSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    called: z.string().openapi({ description: 'What forms take instead of an address: of two alike, `Ada (2)`' }),
    together: z.int().openapi({ description: 'In how many games you have sat together' }),
    lastTable: z.strictObject({ id: z.string(), name: z.string() }),
  })
  .openapi('Fellow');
