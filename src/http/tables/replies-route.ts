import { chooseReplies, REPLY_CHOICES } from '../../people/reply-mode.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const replies = z.enum(REPLY_CHOICES).openapi({
  description: 'Confirmed first, or acting when they are clear; `usual`: as your mail preferences say',
});

export const chooseRepliesHere = route(
  {
    method: 'post',
    path: '/tables/:table/replies',
    tag: 'Play',
    summary: 'What your replies by mail do at this table',
    access: seat,
    input: z.object({ params: tableParams, body: z.strictObject({ replies }) }),
    responses: { 200: { description: 'As it is now', schema: z.strictObject({ replies }) } },
  },
  async ({ services, tableId, player, input }) =>
    ok({ replies: await chooseReplies(services, { tableId, playerId: player.id, replies: input.body.replies }) }),
);
