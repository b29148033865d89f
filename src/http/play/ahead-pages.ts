import { msg } from '../../i18n/msg.ts';
import type { FormAnswer } from '../../kernel/choice.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AheadView } from '../../play/ahead/ahead-view.ts';
import { changeAhead, orderAhead } from '../../play/ahead/order-ahead.ts';
import { placeBefore } from '../../play/find-submission.ts';
import type { Submitted } from '../../play/submit-answers.ts';
import { answerOfForm, type FieldProblem } from '../forms/answer-of-form.ts';
import { attempt } from '../forms/refused-form.ts';
import type { PageCall } from '../route/page.ts';
import type { Reply } from '../route/reply.ts';
import { measured } from '../submit-measured.ts';
import { UNLESS } from './ahead-model.ts';
import { showDone } from './done-page.ts';
import type { Sitting } from './sitting.ts';

/** What the forms below a sheet that is written ahead can do, and how the page says that it is done. */
const DONE = {
  send: msg('pages.ahead.done'),
  withdraw: msg('pages.ahead.done-withdraw'),
  confirm: msg('pages.ahead.done-confirm'),
} as const satisfies { readonly [does: string]: Message };
type Does = keyof typeof DONE;

export function doesAhead(text: string | null): Does | undefined {
  return text === 'send' || text === 'withdraw' || text === 'confirm' ? text : undefined;
}

/** Conditions as they were filled in, where they could not be read or were refused. */
export type FilledConditions = { readonly fields: URLSearchParams; readonly problems: readonly FieldProblem[] };

/**
 * Orders ahead what the sheet says, takes it back or confirms it. What is refused is for the page to show again, with
 * the conditions as they were filled in.
 */
export async function sendAhead(
  call: PageCall,
  sitting: Sitting,
  decision: DecisionId,
  does: Does,
  { conditions }: AheadView,
): Promise<Reply | { readonly refusal: Refusal | undefined; readonly filled: FilledConditions }> {
  const { context, services, fields } = call;
  const { tableId, seat, playerId, how } = sitting;
  const key = fields.get('key') ?? '';
  const seen = Number(fields.get('seq') ?? Number.NaN);
  const expectedSeq = Number.isSafeInteger(seen) && seen > 0 ? seen : undefined;
  const sent = { tableId, seat, decision, playerId, key, how, expectedSeq };

  const reading = does === 'send' ? answerOfForm(conditions, fields, UNLESS) : undefined;
  if (reading && !reading.ok) return { refusal: undefined, filled: { fields, problems: reading.problems } };
  const unless = reading && isForm(reading.answer) ? reading.answer : {};
  const done = await attempt(() =>
    measured(context, how, (): Promise<Submitted> => {
      return does === 'send' ? orderAhead(services, { ...sent, unless }) : changeAhead(services, sent, does);
    }),
  );
  if (done instanceof Refusal) return { refusal: done, filled: { fields, problems: [] } };
  const kept = await services.db.submission.findUniqueOrThrow({ where: { tableId_seat_key: { tableId, seat, key } } });
  return showDone(call, sitting, { after: placeBefore(kept), to: kept.toSeq, heading: DONE[does], aside: true });
}

function isForm(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
}
