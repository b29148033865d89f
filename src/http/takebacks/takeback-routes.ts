import { answerTakeback, withdrawTakeback } from '../../rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../rulings/takeback/ask-takeback.ts';
import { readTakebacks } from '../../rulings/takeback/read-takebacks.ts';
import { withCurrent } from '../play/with-current.ts';
import { reader } from '../route/guards/reader.ts';
import { seat } from '../route/guards/seat.ts';
import { created, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema, tableParams } from '../schemas/parts.ts';
import { newTakebackSchema, takebackSchema } from '../schemas/takeback.ts';
import { z } from '../schemas/zod.ts';

const takebackParams = tableParams.extend({ takeback: idSchema });
const one = z.strictObject({ takeback: takebackSchema });

export const listTakebacks = route(
  {
    method: 'get',
    path: '/tables/:table/takebacks',
    tag: 'Play',
    summary: 'What players have asked to take back, and what became of it',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: {
      200: {
        description: 'At most 100, the newest first',
        schema: z.strictObject({ takebacks: z.array(takebackSchema) }),
      },
    },
  },
  async ({ services, translator, tableId }) =>
    ok(translate({ takebacks: await readTakebacks(services, tableId) }, translator)),
);

export const askForTakeback = route(
  {
    method: 'post',
    path: '/tables/:table/takebacks',
    tag: 'Play',
    summary: 'Ask to go back to a log entry',
    description:
      'Granted at once while all that happened since is your own, without chance and hidden information; otherwise ' +
      'those who acted since are asked by mail, and the request ends when the game goes on.',
    access: seat,
    input: z.object({ params: tableParams, body: newTakebackSchema }),
    responses: { 201: { description: 'Granted, or open until the others have answered', schema: one } },
  },
  async (call) => {
    const { services, translator, tableId, seat, player, input } = call;
    const asked = { tableId, seat, playerId: player.id, ...input.body };
    const takeback = await withCurrent(call, () => askTakeback(services, asked));
    return created(translate({ takeback }, translator), `/api/tables/${tableId}/takebacks`);
  },
);

export const answerTheTakeback = route(
  {
    method: 'post',
    path: '/tables/:table/takebacks/:takeback/answer',
    tag: 'Play',
    summary: 'Consent to a takeback, or refuse it',
    description: 'With the last consent the game goes back; one refusal ends the request.',
    access: seat,
    input: z.object({ params: takebackParams, body: z.strictObject({ answer: z.enum(['yes', 'no']) }) }),
    responses: { 200: { description: 'The request as it is now', schema: one } },
  },
  async (call) => {
    const { services, translator, tableId, seat, player, input } = call;
    const about = { tableId, takebackId: input.params.takeback, seat, playerId: player.id };
    const takeback = await withCurrent(call, () => answerTakeback(services, { ...about, ...input.body }));
    return ok(translate({ takeback }, translator));
  },
);

export const withdrawMyTakeback = route(
  {
    method: 'post',
    path: '/tables/:table/takebacks/:takeback/withdraw',
    tag: 'Play',
    summary: 'Withdraw your request for a takeback',
    access: seat,
    input: z.object({ params: takebackParams }),
    responses: { 200: { description: 'It is withdrawn', schema: one } },
  },
  async (call) => {
    const { services, translator, tableId, seat, player, input } = call;
    const about = { tableId, takebackId: input.params.takeback, seat, playerId: player.id };
    const takeback = await withCurrent(call, () => withdrawTakeback(services, about));
    return ok(translate({ takeback }, translator));
  },
);
