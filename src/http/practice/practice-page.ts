import { msg } from '../../i18n/msg.ts';
import type { Answer } from '../../kernel/choice.ts';
import { questionFor, sheetFor } from '../../kernel/open-decisions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { walkSheet } from '../../kernel/walk-sheet.ts';
import { refuse } from '../../platform/refuse.ts';
import { answerPractice } from '../../practice/answer-practice.ts';
import { goBack, throwAway } from '../../practice/go-back.ts';
import { computerAnswers } from '../../practice/let-computers-play.ts';
import { findTableName } from '../../practice/list-practices.ts';
import { type OpenPractice, openPractice } from '../../practice/open-practice.ts';
import { answerOfForm, type FieldProblem, ROOT } from '../forms/answer-of-form.ts';
import { controlId } from '../forms/field-path.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, unreadForm } from '../forms/refused-form.ts';
import { readWrittenOrders } from '../play/written-orders.ts';
import { anyone } from '../route/guards/anyone.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { goOnByComputer, ownPractice, practiceAddress } from './own-practice.ts';
import { type FilledQuestion, practiceModel } from './practice-model.ts';

/*
 * The page of a practice game, and its forms. Each answer counts at once: nobody else is there to wait for a draft. All
 * that cannot be taken is shown again as it was filled in, with the reason.
 */

type Own = PageCall & { readonly params: { readonly practice: string } };

export const showPractice = page({ method: 'get', path: '/practice/:practice', access: anyone }, (call) => show(call));

type Again = { readonly filled?: FilledQuestion; readonly form?: RefusedForm };

async function show(call: Own, { filled, form = FRESH }: Again = {}): Promise<Reply> {
  const { services, query, translator } = call;
  const open = await openPractice(services, await ownPractice(call));
  const table = await findTableName(services, open.row);
  const data = practiceModel({ open, table, filled: filled ?? pickedIn(query), query, translator });
  return shown({
    name: 'practice',
    data: { ...data, form },
    status: form.status,
    scripts: data.board.map ? ['compose.js', 'fold.js', 'map.js'] : ['compose.js', 'fold.js'],
  });
}

/** What was picked on the board without scripts stands in the address. */
function pickedIn(query: URLSearchParams): FilledQuestion | undefined {
  const [decision, seat] = [query.get('decision'), query.get('seat')];
  if (decision === null || seat === null) return undefined;
  const fields = new URLSearchParams([...query].filter(([name]) => name === ROOT || name.startsWith(`${ROOT}.`)));
  return { decision, seat, fields, problems: [] };
}

export const answerInPractice = page(
  { method: 'post', path: '/practice/:practice/answer', access: anyone },
  async (call) => {
    const { services, fields, query } = call;
    const row = await ownPractice(call);
    const [decision, seat] = [fields.get('decision') ?? '', query.get('seat') ?? ''];
    const open = await openPractice(services, row);
    const reading = readAnswer(call, open, { decision, seat });
    const filled = { decision, seat, fields, problems: 'problems' in reading ? reading.problems : [] };
    if ('problems' in reading)
      return show(call, { filled, form: unreadForm(reading.problems, (field) => controlId(field)) });

    const version = Number(query.get('version') ?? Number.NaN);
    const given = { decision, seat, answer: reading.answer, version };
    const done = await attempt(() => answerPractice(services, row, given));
    if (done instanceof Refusal)
      return show(call, { filled, form: refusedForm(done, done.code === 'stale' ? {} : { about: ROOT }) });
    await goOnByComputer(call, done);
    return redirect(practiceAddress(row.id));
  },
);

/** What a form says: orders as text where a sheet is asked for. */
function readAnswer(
  { fields, translator }: Own,
  { game, machine }: OpenPractice,
  { decision, seat }: Pick<FilledQuestion, 'decision' | 'seat'>,
): { readonly answer: Answer } | { readonly problems: readonly FieldProblem[] } {
  const question = questionFor(game, machine, decision, seat);
  if (!question) return { problems: [{ field: ROOT, reason: stale(machine.over).reason }] };

  const sheet = sheetFor(game, machine, decision, seat);
  if (sheet) {
    if (fields.get('none') === 'yes') return { answer: [] };
    const read = readWrittenOrders(sheet, walkSheet(sheet.begin, []), fields.get('text') ?? '', translator.t);
    return 'problems' in read ? { problems: read.problems } : { answer: [...read.lines] };
  }
  const reading = answerOfForm(question.choice, fields);
  return reading.ok ? { answer: reading.answer } : { problems: reading.problems };
}

/** The computer goes on thinking, where it had not come to an end. */
export const goOnInPractice = page(
  { method: 'post', path: '/practice/:practice/go-on', access: anyone },
  async (call) => {
    const row = await ownPractice(call);
    await goOnByComputer(call, await openPractice(call.services, row));
    return redirect(practiceAddress(row.id));
  },
);

/** In a sandbox the computer answers one question for a seat, by what that sees. */
export const letComputerAnswer = page(
  { method: 'post', path: '/practice/:practice/computer', access: anyone },
  async (call) => {
    const { context, services, fields, query } = call;
    const row = await ownPractice(call);
    if (row.seat !== null) throw refuse('bad-input', 'practice.answer-yourself');
    const open = await openPractice(services, row);
    const put = { decision: fields.get('decision') ?? '', seat: query.get('seat') ?? '' };
    if (!questionFor(open.game, open.machine, put.decision, put.seat)) {
      return show(call, { form: refusedForm(stale(row.over)) });
    }
    const done = await attempt(() => context.practice.think((minds) => computerAnswers(services, minds, open, put)));
    if (done instanceof Refusal) return show(call, { form: refusedForm(done) });
    if (!done) return show(call, { form: refusedForm(new Refusal('too-many', msg('practice.busy'))) });
    return redirect(practiceAddress(row.id));
  },
);

export const goBackInPractice = page(
  { method: 'post', path: '/practice/:practice/back', access: anyone },
  async (call) => {
    const row = await ownPractice(call);
    const to = Number(call.fields.get('to') ?? Number.NaN);
    const done = await attempt(() => goBack(call.services, row, to));
    if (done instanceof Refusal) return show(call, { form: refusedForm(done) });
    return redirect(practiceAddress(row.id));
  },
);

/** Stops a first game, or throws a sandbox away. It is asked first: `sure` is the answer. */
export const endPractice = page({ method: 'post', path: '/practice/:practice/end', access: anyone }, async (call) => {
  const row = await ownPractice(call);
  if (call.fields.get('sure') !== 'yes') return redirect(`${practiceAddress(row.id)}?end=yes#end`);
  await throwAway(call.services, row);
  return redirect(row.tableId === null ? '/' : `/t/${row.tableId}`);
});
