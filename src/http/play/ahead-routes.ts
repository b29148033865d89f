import { changeAhead, orderAhead } from '../../play/ahead/order-ahead.ts';
import { type Sitting as AtSeat, seat } from '../route/guards/seat.ts';
import { type Call, route } from '../route/route.ts';
import { answerSchema } from '../schemas/decision.ts';
import { questionParams, seqSchema } from '../schemas/parts.ts';
import { sheetLineSchema } from '../schemas/sheet.ts';
import { z } from '../schemas/zod.ts';
import { measured } from '../submit-measured.ts';
import { answerSubmitted, submittedSchema } from './answer-submitted.ts';
import { chosenKey, keyHeaders, keySchema } from './idempotency-key.ts';
import { preferHeaders } from './prefer-minimal.ts';

const body = {
  key: keySchema.optional().openapi({ description: 'In place of the header Idempotency-Key' }),
  expectedSeq: seqSchema.optional().openapi({ description: 'The last log entry as you saw it' }),
};
const input = {
  params: questionParams,
  headers: keyHeaders.extend(preferHeaders.shape),
};
const responses = { 200: { description: 'Written; the table as you see it now', schema: submittedSchema } };

export const orderMyTurnAhead = route(
  {
    method: 'post',
    path: '/tables/:table/ahead/:decision',
    tag: 'Play',
    summary: 'Order ahead what you will be asked later in the chapter, in secret; in place of what you ordered before',
    access: seat,
    input: z.object({
      ...input,
      body: z
        .strictObject({
          ...body,
          unless: z
            .record(z.string().max(64), answerSchema)
            .default({})
            .openapi({ description: 'When you want to be asked after all; an answer to `conditions`' }),
          lines: z
            .array(sheetLineSchema)
            .optional()
            .openapi({ description: 'Those of the sheet that you are writing, when not given' }),
        })
        .default({ unless: {} }),
    }),
    responses,
  },
  async (call) => {
    const { context, services, tableId, seat, player } = call;
    const { key: bodyKey, ...wanted } = call.input.body;
    const key = chosenKey(call.input.headers['idempotency-key'], bodyKey);
    const { decision } = call.input.params;
    const sent = { tableId, seat, decision, playerId: player.id, key, how: 'api', ...wanted } as const;
    return answerSubmitted(call, () => measured(context, 'api', () => orderAhead(services, sent)));
  },
);

const change = z.object({ ...input, body: z.strictObject(body).default({}) });
type Change = Call<z.output<typeof change>> & AtSeat;

export const takeAheadBack = route(
  {
    method: 'delete',
    path: '/tables/:table/ahead/:decision',
    tag: 'Play',
    summary: 'Take back what you ordered ahead: you will be asked',
    access: seat,
    input: change,
    responses,
  },
  (call) => changeOrder(call, 'withdraw'),
);

export const confirmAhead = route(
  {
    method: 'post',
    path: '/tables/:table/ahead/:decision/confirm',
    tag: 'Play',
    summary: 'You have taken over the seat, and want what it ordered ahead',
    access: seat,
    input: change,
    responses,
  },
  (call) => changeOrder(call, 'confirm'),
);

async function changeOrder(call: Change, does: 'withdraw' | 'confirm') {
  const { context, services, tableId, seat, player } = call;
  const { key: bodyKey, expectedSeq } = call.input.body;
  const key = chosenKey(call.input.headers['idempotency-key'], bodyKey);
  const { decision } = call.input.params;
  const sent = { tableId, seat, decision, playerId: player.id, key, how: 'api', expectedSeq } as const;
  return answerSubmitted(call, () => measured(context, 'api', () => changeAhead(services, sent, does)));
}
