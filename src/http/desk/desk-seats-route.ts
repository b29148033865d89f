import { refuse } from '../../platform/refuse.ts';
import { giveSeat } from '../../seats/give-seat.ts';
import { moderator } from '../route/guards/moderator.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema, seatSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

export const replaceHolder = route(
  {
    method: 'post',
    path: '/desk/tables/:table/seats/:seat/replace',
    tag: 'Moderation',
    summary: 'Give a seat to another player at once',
    description:
      'They get all that is hidden there; its old player loses it at once. Nobody who has seen behind the screens may.',
    access: moderator,
    input: z.object({
      params: tableParams.extend({ seat: seatSchema }),
      body: z.strictObject({
        email: z.string().max(320).optional(),
        computer: z.literal(true).optional().openapi({ description: 'In place of an address: a computer player' }),
        reason: z.string().max(10_000),
        disputeId: idSchema.optional(),
      }),
    }),
    responses: {
      200: { description: 'It is theirs', schema: z.strictObject({ seq: z.int(), name: z.string() }) },
    },
  },
  async ({ context, services, player, tableId, input }) => {
    const { seat } = input.params;
    const { email, computer, reason, disputeId: dispute } = input.body;
    if ((email === undefined) !== (computer === true)) throw refuse('bad-input', 'computer.one-of-both');
    const to = email === undefined ? 'computer' : { email };
    const { seq, former, name } = await giveSeat(services, { tableId, seat, by: player.id, to, reason, dispute });
    if (former !== undefined) context.seats.forget(tableId, former);
    return ok({ seq, name });
  },
);
