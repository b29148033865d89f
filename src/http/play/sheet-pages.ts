import { msg } from '../../i18n/msg.ts';
import { editShape, type SheetEdit } from '../../kernel/edit-sheet.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { endOf } from '../../kernel/walk-sheet.ts';
import { placeAfter } from '../../log/read-entries.ts';
import { changeSheet } from '../../play/sheets/change-sheet.ts';
import { openSheet } from '../../play/sheets/open-sheet.ts';
import { sendSheet } from '../../play/sheets/send-sheet.ts';
import { type SheetView, viewSheet } from '../../play/sheets/sheet-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { answerOfForm, ROOT } from '../forms/answer-of-form.ts';
import { controlId } from '../forms/field-path.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, unreadForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import type { PageCall } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { measured } from '../submit-measured.ts';
import { doesAhead, type FilledConditions, sendAhead } from './ahead-pages.ts';
import { showDone, showSettled } from './done-page.ts';
import { pathOf } from './find-ways.ts';
import { sheetAddress } from './sheet-address.ts';
import { type FilledLine, sheetModel } from './sheet-model.ts';
import type { Sitting } from './sitting.ts';
import { sittingNews } from './sitting-news.ts';
import { readWrittenOrders } from './written-orders.ts';

/*
 * The page on which a sheet is written, for a seat's player on the pages or behind a link: plain forms, each of which
 * changes the sheet as it is kept. Only sending binds.
 */

type Shown = {
  readonly conditions?: FilledConditions;
  readonly filled?: FilledLine;
  /** Orders as text, as they were written. */
  readonly written?: string | undefined;
  readonly form?: RefusedForm;
  readonly status?: number;
};

/**
 * `?change=3`: the fourth line is open for changing; `?at=3`: a new line goes before it; `?order=move` with fields of
 * its form: a line that is begun on the map, where it goes on (`?area=`, `?window=`).
 */
export async function showSheet(call: PageCall, sitting: Sitting, decision: string): Promise<Reply> {
  const order = call.query.get('order');
  const begun = order === null ? {} : { filled: { order, fields: fieldsOf(call.query), problems: [] } };
  return show(call, sitting, decision, begun);
}

/** What a line's form is filled in with. */
function fieldsOf(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name, value]) => name.startsWith(`${ROOT}.`) && value !== ''));
}

export async function editSheetOnPage(
  call: PageCall,
  sitting: Sitting,
  decision: string,
  afterSend: (sitting: Sitting) => Promise<Sitting> = (same) => Promise.resolve(same),
): Promise<Reply> {
  const { fields } = call;
  const looked = await look(call, sitting, decision);
  const does = doesAhead(fields.get('do'));
  if (does && !(looked instanceof Refusal) && looked.view.ahead) {
    const sent = await sendAhead(call, sitting, decision, does, looked.view.ahead);
    return 'filled' in sent ? showAhead(call, sitting, decision, sent) : sent;
  }
  if (does === 'send') return send(call, sitting, decision, afterSend);
  if (looked instanceof Refusal) return showSettled(call, sitting, looked.reason);

  if (fields.get('do') === 'write') {
    const written = readWrittenOrders(looked.sheet, looked.walk, fields.get('text') ?? '', sitting.translator.t);
    if ('problems' in written) {
      const form = unreadForm(written.problems);
      return show(call, sitting, decision, { form, written: written.text, status: STATUS_OF['bad-input'] });
    }
    return change(call, sitting, decision, { do: 'add-lines', lines: [...written.lines] });
  }
  const edit = readEdit(looked.view, fields);
  if ('problems' in edit) {
    const form = unreadForm(edit.problems, (field) => (field === 'lines' ? field : controlId(field)));
    return show(call, sitting, decision, { form, filled: edit, status: STATUS_OF['bad-input'] });
  }
  return change(call, sitting, decision, edit.edit);
}

/** The sheet is changed, or shown again with the reason and what was written as text. */
async function change(call: PageCall, sitting: Sitting, decision: string, edit: SheetEdit): Promise<Reply> {
  const { services, fields } = call;
  const { tableId, seat } = sitting;
  const version = Number(fields.get('version') ?? Number.NaN);
  const changed = await attempt(() => changeSheet(services, { tableId, seat, decision, version, edit }));
  if (!(changed instanceof Refusal)) return redirect(sheetAddress(sitting, decision) + goOnFrom(fields));
  const [form, written] = [refusedForm(changed), fields.get('text') ?? undefined];
  return show(call, sitting, decision, { form, written, status: STATUS_OF[changed.code] });
}

/** The page again, with the conditions as they were filled in. */
function showAhead(
  call: PageCall,
  sitting: Sitting,
  decision: string,
  { refusal, filled }: { readonly refusal: Refusal | undefined; readonly filled: FilledConditions },
): Promise<Reply> {
  const form = refusal ? refusedForm(refusal) : unreadForm(filled.problems, (field) => controlId(field));
  return show(call, sitting, decision, { form, conditions: filled, status: STATUS_OF[refusal?.code ?? 'bad-input'] });
}

async function send(
  call: PageCall,
  sitting: Sitting,
  decision: string,
  afterSend: (sitting: Sitting) => Promise<Sitting>,
): Promise<Reply> {
  const { context, services, fields } = call;
  const { tableId, seat, playerId, how } = sitting;
  const key = fields.get('key') ?? '';
  const ready = fields.get('later') !== 'yes';
  const seen = Number(fields.get('seq') ?? Number.NaN);
  const expectedSeq = Number.isSafeInteger(seen) && seen > 0 ? seen : undefined;
  const sent = await attempt(() =>
    measured(context, how, () =>
      sendSheet(services, { tableId, seat, decision, playerId, key, how, expectedSeq, ready }),
    ),
  );
  if (sent instanceof Refusal)
    return show(call, sitting, decision, { form: refusedForm(sent), status: STATUS_OF[sent.code] });
  const next = await afterSend(sitting);
  return showDone(call, next, { after: placeAfter(expectedSeq ?? sent.seq - 1), to: sent.seq });
}

/** What a form of the page asks for: an edit, or the line that it could not be read from. */
function readEdit(sheet: SheetView, fields: URLSearchParams): { readonly edit: SheetEdit } | FilledLine {
  const wanted = fields.get('do') ?? '';
  const number = (name: string) => (fields.has(name) ? Number(fields.get(name)) : undefined);
  if (wanted !== 'add' && wanted !== 'change') {
    const edit = editShape.safeParse({
      do: wanted,
      ...definedOf({ at: number('at'), from: number('from'), to: number('to') }),
    });
    return edit.success ? { edit: edit.data } : unreadable(fields);
  }
  const drawn = fields.get('lines');
  if (drawn !== null) return readDrawn(drawn, wanted, number('at')) ?? unreadable(fields);
  const order = sheet.orders.find(({ id }) => id === fields.get('order'));
  if (!order) return unreadable(fields);
  const reading = answerOfForm(order.choice, fields, pathOf(order.id));
  if (!reading.ok) return { order: order.id, fields, problems: reading.problems };
  const line = { order: order.id, answer: reading.answer };
  const edit = editShape.safeParse({ do: wanted, line, ...definedOf({ at: number('at') }) });
  return edit.success ? { edit: edit.data } : unreadable(fields);
}

/** Lines that were drawn on the map come as they are kept. One that is changed stays one. */
function readDrawn(text: string, does: 'add' | 'change', at: number | undefined) {
  const lines = answerOfForm(
    { kind: 'sheet', orders: [], max: 0, mayBeEmpty: false },
    new URLSearchParams({ [ROOT]: text }),
  );
  if (!lines.ok || !Array.isArray(lines.answer)) return undefined;
  const [line] = lines.answer;
  const wanted = does === 'add' ? { do: 'add-lines', lines: lines.answer } : { do: 'change', line };
  const edit = editShape.safeParse({ ...wanted, ...definedOf({ at }) });
  return edit.success && (does === 'add' || lines.answer.length === 1) ? { edit: edit.data } : undefined;
}

const unreadable = (fields: URLSearchParams): FilledLine => ({
  order: fields.get('order') ?? '',
  fields,
  problems: [{ field: 'lines', reason: msg('pages.sheet.unreadable') }],
});

function definedOf(values: { readonly [name: string]: number | undefined }) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * After a line that was drawn on a map its form says where to go on: the same piece from where the line has led it.
 * After any other edit the page begins with the lines, past the map.
 */
function goOnFrom(fields: URLSearchParams): string {
  const on = fields.get('on');
  return on ? `?${new URLSearchParams(on)}#board` : '#lines';
}

async function show(call: PageCall, sitting: Sitting, decision: string, again: Shown): Promise<Reply> {
  const { services, query } = call;
  const looked = await look(call, sitting, decision);
  if (looked instanceof Refusal) return showSettled(call, sitting, looked.reason);
  const news = await sittingNews(services, sitting);
  const table = await viewTable(services, sitting.tableId, sitting.seat);
  const changing = placeOf(
    call.posted && call.fields.get('do') === 'change' ? call.fields.get('at') : query.get('change'),
  );
  const data = sheetModel({
    table,
    game: gameOf(services, table.game),
    sheet: looked.view,
    point: looked.point,
    query,
    sitting,
    changing: changing !== undefined && changing < looked.view.lines.length ? changing : undefined,
    filled: again.filled,
    conditions: again.conditions,
    written: again.written,
    now: services.clock.now(),
  });
  const { form = FRESH } = again;
  return shown({
    name: 'sheet',
    data: { ...data, form, news, text: { ...data.text, ...textProblems(form) } },
    status: again.status ?? form.status,
    scripts: ['compose.js', 'fold.js', 'map.js'],
    translator: sitting.translator,
  });
}

function textProblems({ problems }: RefusedForm) {
  const ofText = problems.filter(({ field }) => field === 'text');
  return { problems: ofText, open: ofText.length > 0 };
}

/** The sheet as it stands; a refusal where there is none to be written any more. */
async function look({ services, query, fields }: PageCall, { tableId, seat }: Sitting, decision: string) {
  const key = { tableId, seat, decision };
  const at = placeOf(query.get('change') ?? query.get('at') ?? fields.get('at'));
  const opened = await attempt(() => openSheet(services, key));
  if (opened instanceof Refusal) return opened;
  const view = viewSheet(key, opened, at);
  const { sheet, walk } = opened;
  return { view, sheet, walk, point: walk.points[view.at] ?? endOf(walk) };
}

function placeOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
