import { moment, seatSchema, words } from './parts.ts';
import { z } from './zod.ts';

export const takebackSchema = z
  .strictObject({
    id: z.string(),
    tableId: z.string(),
    seat: seatSchema,
    seatName: words,
    toSeq: z.int().openapi({ description: 'The entry to which the game would go back' }),
    atSeq: z.int().openapi({ description: 'The last log entry when it was asked for' }),
    reason: z.string(),
    state: z.enum(['open', 'granted', 'refused', 'expired', 'withdrawn']),
    asked: z
      .array(z.strictObject({ seat: seatSchema, name: words, said: z.enum(['yes', 'no']).optional() }))
      .openapi({ description: 'Whose consent is needed; nobody’s where it was granted at once' }),
    createdAt: moment,
    expiresAt: moment,
    closedAt: moment.optional(),
  })
  .openapi('Takeback');

export const newTakebackSchema = z
  .strictObject({
    toSeq: z.int().min(1).max(2_147_483_647),
    reason: z.string().max(1000).default('').openapi({ description: 'What the others read; one line' }),
    expectedSeq: z.int().min(0).max(2_147_483_647).openapi({ description: 'The last log entry that you have seen' }),
  })
  .openapi('NewTakeback');
