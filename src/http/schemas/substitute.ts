import { idSchema, moment, seatSchema, words } from './parts.ts';
import { z } from './zod.ts';

export const substituteRequestParams = z.object({ substituteRequest: idSchema });

const substituteRequestSchema = z
  .strictObject({
    id: z.string(),
    tableId: z.string(),
    tableName: z.string(),
    game: z.string(),
    gameName: words,
    seat: seatSchema,
    seatName: words,
    state: z.enum(['open', 'taken', 'declined', 'withdrawn']),
    listed: z.boolean().openapi({ description: 'Offered to everybody on the waiting list of the game' }),
    email: z.string().optional().openapi({ description: 'Only for the player who offered it' }),
    reason: z.string(),
    watches: z.boolean().openapi({ description: 'The former player of the seat may watch the private table' }),
    takenBy: z.string().optional(),
    former: z.string().optional(),
    createdAt: moment,
  })
  .openapi('SeatOffer');
export const substituteRequestList = z.strictObject({ substituteRequests: z.array(substituteRequestSchema) });
