import { resignSeat } from '../../seats/resign-seat.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

export const resign = route(
  {
    method: 'post',
    path: '/tables/:table/resign',
    tag: 'Play',
    summary: 'Give up your seat; this cannot be taken back',
    access: seat,
    input: z.object({
      params: tableParams,
      body: z.strictObject({ confirm: z.literal(true).openapi({ description: 'You mean it' }) }),
    }),
    responses: { 200: { description: 'The log entry that says so', schema: z.strictObject({ seq: z.int() }) } },
  },
  async ({ services, context, tableId, seat, player }) => {
    const { seq } = await resignSeat(services, { tableId, seat, playerId: player.id });
    context.seats.forget(tableId, player.id);
    return ok({ seq });
  },
);
