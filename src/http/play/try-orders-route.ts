import { tryOrders } from '../../play/try-orders.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { answerSchema } from '../schemas/decision.ts';
import { tableParams, words } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { withCurrent } from './with-current.ts';

const triedSchema = z
  .strictObject({
    seq: z.int().openapi({ description: 'The entry with the answer' }),
    prompt: words,
    answered: words.openapi({ description: 'What was answered then' }),
    how: z.string().openapi({ description: 'How that came in: `page`, `reply`, `standing-order`, ...' }),
    would: words.optional().openapi({ description: 'What the orders would have answered; left out: asked you' }),
    same: z.boolean(),
  })
  .openapi('TriedOrder');

export const tryMyOrders = route(
  {
    method: 'post',
    path: '/tables/:table/tried-orders',
    tag: 'Play',
    summary: 'What standing orders would have answered to the last questions that were put to you',
    description:
      'Name the optional action by which the orders would be given, and the answer to it. Nothing is written. Tried ' +
      'are the newest 20 questions of the last 200 entries that orders can answer, the newest first.',
    access: seat,
    input: z.object({
      params: tableParams,
      body: z.strictObject({ decision: z.string().max(64), answer: answerSchema }),
    }),
    responses: {
      200: { description: 'Question by question', schema: z.strictObject({ tried: z.array(triedSchema) }) },
    },
  },
  async (call) => {
    const { services, tableId, seat: own, translator, input } = call;
    const tried = await withCurrent(call, () => tryOrders(services, { tableId, seat: own, given: [input.body] }));
    return ok(translate({ tried }, translator));
  },
);
