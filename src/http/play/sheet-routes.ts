import type { Translator } from '../../i18n/translator.ts';
import { lineSchema } from '../../kernel/answer-schema.ts';
import { changeSheet } from '../../play/sheets/change-sheet.ts';
import { openSheet } from '../../play/sheets/open-sheet.ts';
import { sendSheet } from '../../play/sheets/send-sheet.ts';
import { type SheetView, viewSheet } from '../../play/sheets/sheet-view.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { questionParams } from '../schemas/parts.ts';
import { sheetEditSchema, sheetSchema } from '../schemas/sheet.ts';
import { z } from '../schemas/zod.ts';
import { measured } from '../submit-measured.ts';
import { answerSubmitted, submittedSchema } from './answer-submitted.ts';
import { chosenKey, keyHeaders, sendBody } from './idempotency-key.ts';
import { preferHeaders } from './prefer-minimal.ts';
import { withCurrent } from './with-current.ts';

const sheet = { 200: { description: 'The sheet', schema: sheetSchema } };
const sheetJson = (view: SheetView, translator: Translator) =>
  translate({ ...view, lineSchema: lineSchema(view.orders, translator.t) }, translator);

export const readMySheet = route(
  {
    method: 'get',
    path: '/tables/:table/sheets/:decision',
    tag: 'Play',
    summary: 'The orders that you are writing for a question; nothing of them binds before you send them',
    access: seat,
    input: z.object({
      params: questionParams,
      query: z.object({
        at: z.coerce
          .number()
          .int()
          .min(0)
          .optional()
          .openapi({ description: 'The place whose orders are wanted; the end when not given' }),
      }),
    }),
    responses: sheet,
  },
  async ({ services, translator, tableId, seat, input }) => {
    const key = { tableId, seat, decision: input.params.decision };
    return ok(sheetJson(viewSheet(key, await openSheet(services, key), input.query.at), translator));
  },
);

export const editMySheet = route(
  {
    method: 'post',
    path: '/tables/:table/sheets/:decision/edits',
    tag: 'Play',
    summary: 'Add, change, move or remove lines; one that does not fit stays, marked with the reason',
    access: seat,
    input: z.object({
      params: questionParams,
      body: z.strictObject({ version: z.int().min(0), edit: sheetEditSchema }),
    }),
    responses: sheet,
  },
  async (call) => {
    const { services, translator, tableId, seat, input } = call;
    const change = { tableId, seat, decision: input.params.decision, ...input.body };
    const changed = await withCurrent(call, () => changeSheet(services, change));
    return ok(sheetJson(changed, translator));
  },
);

export const sendMySheet = route(
  {
    method: 'post',
    path: '/tables/:table/sheets/:decision/send',
    tag: 'Play',
    summary: 'Submit your orders: one entry of the log, however many lines they have',
    access: seat,
    input: z.object({
      params: questionParams,
      headers: keyHeaders.extend(preferHeaders.shape),
      body: sendBody('The `baseSeq` of the sheet as you saw it'),
    }),
    responses: { 200: { description: 'Written; the table as you see it now', schema: submittedSchema } },
  },
  async (call) => {
    const { context, services, tableId, seat, player, input } = call;
    const { key: bodyKey, expectedSeq, ready } = input.body;
    const key = chosenKey(input.headers['idempotency-key'], bodyKey);
    const { decision } = input.params;
    const sent = { tableId, seat, decision, playerId: player.id, key, how: 'api', expectedSeq, ready } as const;
    return answerSubmitted(call, () => measured(context, 'api', () => sendSheet(services, sent)));
  },
);
