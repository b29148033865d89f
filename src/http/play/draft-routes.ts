import { addToDraft } from '../../play/drafts/add-to-draft.ts';
import { discardDraft } from '../../play/drafts/discard-draft.ts';
import { readDraft } from '../../play/drafts/read-draft.ts';
import { sendDraft } from '../../play/drafts/send-draft.ts';
import { undoDraft } from '../../play/drafts/undo-draft.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { answerSchema } from '../schemas/decision.ts';
import { draftSchema } from '../schemas/draft.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { measured } from '../submit-measured.ts';
import { answerSubmitted, submittedSchema } from './answer-submitted.ts';
import { chosenKey, keyHeaders, sendBody } from './idempotency-key.ts';
import { preferHeaders } from './prefer-minimal.ts';
import { withCurrent } from './with-current.ts';

const draft = { 200: { description: 'The draft', schema: draftSchema } };

export const readMyDraft = route(
  {
    method: 'get',
    path: '/tables/:table/draft',
    tag: 'Play',
    summary: 'The turn that you are composing; nothing of it binds before you send it',
    access: seat,
    input: z.object({ params: tableParams }),
    responses: draft,
  },
  async ({ services, translator, tableId, seat }) =>
    ok(translate(await readDraft(services, { tableId, seat }), translator)),
);

export const addDraftStep = route(
  {
    method: 'post',
    path: '/tables/:table/draft/steps',
    tag: 'Play',
    summary: "Add an answer to your draft: to one of the draft's `next`",
    access: seat,
    input: z.object({
      params: tableParams,
      body: z.strictObject({ decision: z.string().max(64), answer: answerSchema }),
    }),
    responses: draft,
  },
  async (call) => {
    const { services, translator, tableId, seat, input } = call;
    const step = { tableId, seat, ...input.body };
    return ok(translate(await withCurrent(call, () => addToDraft(services, step)), translator));
  },
);

export const undoDraftStep = route(
  {
    method: 'delete',
    path: '/tables/:table/draft/steps/last',
    tag: 'Play',
    summary: 'Take back the last step of your draft',
    access: seat,
    input: z.object({ params: tableParams }),
    responses: draft,
  },
  async ({ services, translator, tableId, seat }) =>
    ok(translate(await undoDraft(services, { tableId, seat }), translator)),
);

export const throwDraftAway = route(
  {
    method: 'delete',
    path: '/tables/:table/draft',
    tag: 'Play',
    summary: 'Throw your draft away',
    access: seat,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'The empty draft', schema: draftSchema } },
  },
  async ({ services, translator, tableId, seat }) =>
    ok(translate(await discardDraft(services, { tableId, seat }), translator)),
);

export const sendMyDraft = route(
  {
    method: 'post',
    path: '/tables/:table/draft/send',
    tag: 'Play',
    summary: 'Submit all answers of your draft at once',
    access: seat,
    input: z.object({
      params: tableParams,
      headers: keyHeaders.extend(preferHeaders.shape),
      body: sendBody('The `baseSeq` of the draft as you saw it'),
    }),
    responses: { 200: { description: 'Written; the table as you see it now', schema: submittedSchema } },
  },
  async (call) => {
    const { context, services, tableId, seat, player, input } = call;
    const { key: bodyKey, expectedSeq, ready } = input.body;
    const key = chosenKey(input.headers['idempotency-key'], bodyKey);
    const draft = { tableId, seat, playerId: player.id, key, how: 'api', expectedSeq, ready } as const;
    return answerSubmitted(call, () => measured(context, 'api', () => sendDraft(services, draft)));
  },
);
