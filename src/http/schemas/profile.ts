import { tableSummarySchema } from './table.ts';
import { z } from './zod.ts';

/** What somebody is rated at a game, in whole numbers. */
const ratingSchema = z
  .strictObject({
    rating: z.int(),
    within: z.int().openapi({ description: 'With 95 % the truth is so far from it at most' }),
    provisional: z.boolean().openapi({ description: 'It rests on few games still' }),
  })
  .openapi('Rating');

export const ratingLineSchema = z
  .strictObject({
    playerId: z.string(),
    name: z.string(),
    ...ratingSchema.shape,
    tables: z.int().openapi({ description: 'How many games it is made of' }),
    own: z.boolean(),
  })
  .openapi('RatingLine');

/** A player as another may see them. */
export const profileSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    own: z.boolean().openapi({ description: 'It is you' }),
    together: z.int().openapi({ description: 'In how many games you have sat together' }),
    record: z
      .array(
        z.strictObject({
          game: z.string(),
          played: z.int(),
          won: z.int(),
          rating: ratingSchema.optional(),
        }),
      )
      .optional()
      .openapi({ description: 'How their finished games ended, by game; left out where you may not see it' }),
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
