import { randomUUID } from 'node:crypto';
import { msg } from '../../i18n/msg.ts';
import type { Answer } from '../../kernel/choice.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { placeBefore } from '../../play/find-submission.ts';
import type { OptionalActionView, TableView } from '../../play/table-view.ts';
import { tryOrders } from '../../play/try-orders.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { answerOfForm, ROOT } from '../forms/answer-of-form.ts';
import { controlId } from '../forms/field-path.ts';
import { attempt, refusedForm, unreadForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import type { PageCall } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { submitMeasured } from '../submit-measured.ts';
import { showDone, showSettled } from './done-page.ts';
import { type Filled, type OptionalActionSitting, optionalActionForm } from './optional-action-form.ts';

/*
 * The form of an optional action, on the pages or behind a link: what nobody waits for has no draft, the form acts when
 * it is sent, once however often it is sent. What is not legal shows the form again as it was filled in; an optional
 * action that is over says so.
 */

export async function showOptionalAction(call: PageCall, at: OptionalActionSitting): Promise<Reply> {
  const { table, optionalAction } = await look(call, at);
  if (!optionalAction) return showSettled(call, at.sitting, msg('pages.optional-action.gone'));
  return show(call, table, optionalAction, at, { fields: call.query });
}

export async function sendOptionalAction(call: PageCall, at: OptionalActionSitting): Promise<Reply> {
  const { context, services, fields } = call;
  const key = fields.get('key') ?? '';
  const seq = Number(fields.get('seq') ?? Number.NaN);
  const before = await findSent(call, at, key);
  if (before) return showSent(call, at, before);
  const { table, optionalAction } = await look(call, at);
  if (!optionalAction) return showSettled(call, at.sitting, msg('pages.optional-action.gone'));

  const { choice } = optionalAction.question;
  const reading = answerOfForm(choice, fields);
  if (!reading.ok) {
    const { problems } = reading;
    const form = unreadForm(problems, (field) => controlId(field));
    return show(call, table, optionalAction, at, { fields, problems, form, key });
  }

  const { answer } = reading;
  if (fields.has('try') && !at.alone) return tryOut(call, table, optionalAction, at, answer, key);
  const sent = await attempt(() => submit(context, at, answer, key, Number.isSafeInteger(seq) ? seq : table.seq));
  if (!(sent instanceof Refusal)) {
    const heading = msg('pages.done.heading', { said: describeAnswer(choice, answer) });
    return showSent(call, at, await services.db.submission.findUniqueOrThrow({ where: keptUnder(at, key) }), heading);
  }

  const { reason } = sent;
  const now = await look(call, at);
  if (!now.optionalAction) return showSettled(call, at.sitting, reason);
  // The key stands for what was sent: another try is another submission.
  if (sent.code === 'stale') return show(call, now.table, now.optionalAction, at, { fields, moved: reason });
  const problems = [{ field: ROOT, reason }];
  return show(call, now.table, now.optionalAction, at, { fields, problems, form: refusedForm(sent, { about: ROOT }) });
}

/** What the orders as they are filled in would have answered: nothing is sent, and the form stays as it is. */
async function tryOut(
  call: PageCall,
  table: TableView,
  optionalAction: OptionalActionView,
  at: OptionalActionSitting,
  answer: Answer,
  key: string,
): Promise<Reply> {
  const { services, fields } = call;
  const { tableId, seat } = at.sitting;
  const given = [{ decision: optionalAction.id, answer }];
  const tried = await attempt(() => tryOrders(services, { tableId, seat, given }));
  if (!(tried instanceof Refusal)) return show(call, table, optionalAction, at, { fields, tried, key });
  const problems = [{ field: ROOT, reason: tried.reason }];
  return show(call, table, optionalAction, at, { fields, problems, form: refusedForm(tried, { about: ROOT }), key });
}

function show(
  { services }: PageCall,
  table: TableView,
  optionalAction: OptionalActionView,
  at: OptionalActionSitting,
  filled: Filled,
): Reply {
  const { translator } = at.sitting;
  const game = gameOf(services, table.game);
  const data = {
    ...optionalActionForm({ table, optionalAction, game, at, filled, translator }),
    key: filled.key ?? randomUUID(),
  };
  const status = filled.moved ? STATUS_OF.stale : data.form.status;
  return shown({ name: 'optional-action', data, status, scripts: ['compose.js'], translator });
}

async function look({ services }: PageCall, { sitting, optionalAction }: OptionalActionSitting) {
  const table = await viewTable(services, sitting.tableId, sitting.seat);
  return { table, optionalAction: table.optionalActions.find(({ id }) => id === optionalAction) };
}

function submit(
  context: HttpContext,
  { sitting, optionalAction }: OptionalActionSitting,
  answer: Answer,
  key: string,
  expectedSeq: number,
) {
  const { tableId, seat, playerId, how } = sitting;
  const answers = [{ decision: optionalAction, answer }];
  return submitMeasured(context, { tableId, seat, playerId, expectedSeq, answers, key, how });
}

/** What was sent under a key, now or before. */
function findSent({ services }: PageCall, at: OptionalActionSitting, key: string) {
  return services.db.submission.findUnique({ where: keptUnder(at, key) });
}

function keptUnder({ sitting: { tableId, seat } }: OptionalActionSitting, key: string) {
  return { tableId_seat_key: { tableId, seat, key } };
}

type Sent = NonNullable<Awaited<ReturnType<typeof findSent>>>;

function showSent(call: PageCall, at: OptionalActionSitting, sent: Sent, heading?: Message): Promise<Reply> {
  const done = { after: placeBefore(sent), to: sent.toSeq, heading: heading ?? msg('pages.optional-action.done') };
  return showDone(call, at.sitting, { ...done, aside: true, alone: at.alone });
}
