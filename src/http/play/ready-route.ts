import { setReady } from '../../play/windows/set-ready.ts';
import { seat } from '../route/guards/seat.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { answerSubmitted, submittedSchema } from './answer-submitted.ts';
import { preferHeaders } from './prefer-minimal.ts';

export const sayReady = route(
  {
    method: 'post',
    path: '/tables/:table/windows/:decision/ready',
    tag: 'Play',
    summary: 'Say that you are ready with what you have answered in secret, or are not any more',
    description:
      'A sealed question closes when all seats are ready, or their time is up; then all answers are written at once. ' +
      'Until then nobody else learns what you answer, or that you did, only how many are ready.',
    access: seat,
    input: z.object({
      params: tableParams.extend({ decision: z.string().regex(/^[\w.:-]{1,64}$/) }),
      headers: preferHeaders,
      body: z.strictObject({ ready: z.boolean() }),
    }),
    responses: { 200: { description: 'The table as you see it now', schema: submittedSchema } },
  },
  async (call) => {
    const { services, tableId, seat, player, input } = call;
    const wanted = { tableId, seat, playerId: player.id, decision: input.params.decision, ...input.body };
    return answerSubmitted(call, async () => ({ ...(await setReady(services, wanted)), repeated: false }));
  },
);
