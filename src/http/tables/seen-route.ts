import { markLooked } from '../../mail/mark-looked.ts';
import { seat } from '../route/guards/seat.ts';
import { done } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { seqSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

export const seen = route(
  {
    method: 'post',
    path: '/tables/:table/seen',
    tag: 'Play',
    summary: 'You have seen the log up to an entry: the next mail tells what came after it',
    access: seat,
    input: z.object({ params: tableParams, body: z.strictObject({ seq: seqSchema }) }),
    responses: { 204: { description: 'Noted' } },
  },
  async ({ services, tableId, seat, input }) => {
    await markLooked(services, { tableId, seat, seq: input.body.seq });
    return done;
  },
);
