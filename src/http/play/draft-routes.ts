import type { SeatId } from '../../kernel/decision.ts';
import { addToDraft } from '../../play/drafts/add-to-draft.ts';
import { discardDraft } from '../../play/drafts/discard-draft.ts';
import { readDraft } from '../../play/drafts/read-draft.ts';
import { sendDraft } from '../../play/drafts/send-draft.ts';
import { undoDraft } from '../../play/drafts/undo-draft.ts';
import type { QuestionKey } from '../../play/kept-for.ts';
import { seat } from '../route/guards/seat.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { answerSchema } from '../schemas/decision.ts';
import { draftSchema } from '../schemas/draft.ts';
import { questionParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { measured } from '../submit-measured.ts';
import { answerSubmitted, submittedSchema } from './answer-submitted.ts';
import { chosenKey, keyHeaders, sendBody } from './idempotency-key.ts';
import { preferHeaders } from './prefer-minimal.ts';
import { withCurrent } from './with-current.ts';

type AtQuestion = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly input: { readonly params: z.output<typeof questionParams> };
};
const keyOf = ({ tableId, seat, input }: AtQuestion): QuestionKey => ({
  tableId,
  seat,
  decision: input.params.decision,
});
const draft = { 200: { description: 'The draft', schema: draftSchema } };

export const readMyDraft = route(
  {
    method: 'get',
    path: '/tables/:table/drafts/:decision',
    tag: 'Play',
    summary:
      'What you are composing for a question, and for those that it leads to; nothing of it binds before you send it',
    access: seat,
    input: z.object({ params: questionParams }),
    responses: draft,
  },
  async (call) => ok(translate(await withCurrent(call, () => readDraft(call.services, keyOf(call))), call.translator)),
);

export const addDraftStep = route(
  {
    method: 'post',
    path: '/tables/:table/drafts/:decision/steps',
    tag: 'Play',
    summary: "Add an answer to your draft: to one of the draft's `next`",
    access: seat,
    input: z.object({
      params: questionParams,
      body: z.strictObject({ decision: z.string().max(64), answer: answerSchema }),
    }),
    responses: draft,
  },
  async (call) => {
    const { services, translator, input } = call;
    const step = { ...keyOf(call), step: input.body };
    return ok(translate(await withCurrent(call, () => addToDraft(services, step)), translator));
  },
);

export const undoDraftStep = route(
  {
    method: 'delete',
    path: '/tables/:table/drafts/:decision/steps/last',
    tag: 'Play',
    summary: 'Take back the last step of your draft',
    access: seat,
    input: z.object({ params: questionParams }),
    responses: draft,
  },
  async (call) => ok(translate(await withCurrent(call, () => undoDraft(call.services, keyOf(call))), call.translator)),
);

export const throwDraftAway = route(
  {
    method: 'delete',
    path: '/tables/:table/drafts/:decision',
    tag: 'Play',
    summary: 'Throw your draft away',
    access: seat,
    input: z.object({ params: questionParams }),
    responses: { 200: { description: 'The empty draft', schema: draftSchema } },
  },
  async (call) =>
    ok(translate(await withCurrent(call, () => discardDraft(call.services, keyOf(call))), call.translator)),
);

export const sendMyDraft = route(
  {
    method: 'post',
    path: '/tables/:table/drafts/:decision/send',
    tag: 'Play',
    summary: 'Submit all answers of your draft at once',
    access: seat,
    input: z.object({
      params: questionParams,
      headers: keyHeaders.extend(preferHeaders.shape),
      body: sendBody('The `baseSeq` of the draft as you saw it'),
    }),
    responses: { 200: { description: 'Written; the table as you see it now', schema: submittedSchema } },
  },
  async (call) => {
    const { context, services, player, input } = call;
    const { key: bodyKey, expectedSeq, ready } = input.body;
    const key = chosenKey(input.headers['idempotency-key'], bodyKey);
    const draft = { ...keyOf(call), playerId: player.id, key, how: 'api', expectedSeq, ready } as const;
    return answerSubmitted(call, () => measured(context, 'api', () => sendDraft(services, draft)));
  },
);
