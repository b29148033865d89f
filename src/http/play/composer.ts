import { msg } from '../../i18n/msg.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { placeAfter } from '../../log/read-entries.ts';
import { readLog } from '../../log/read-log.ts';
import type { Services } from '../../platform/services.ts';
import { addToDraft } from '../../play/drafts/add-to-draft.ts';
import { discardDraft } from '../../play/drafts/discard-draft.ts';
import type { DraftView } from '../../play/drafts/draft-view.ts';
import { foreseeEndings } from '../../play/drafts/foresee-endings.ts';
import { listDrafts } from '../../play/drafts/list-drafts.ts';
import { listEndings } from '../../play/drafts/list-endings.ts';
import type { DraftKey } from '../../play/drafts/open-draft.ts';
import { readDraft } from '../../play/drafts/read-draft.ts';
import { sendDraft } from '../../play/drafts/send-draft.ts';
import { sendStep } from '../../play/drafts/send-step.ts';
import { undoDraft } from '../../play/drafts/undo-draft.ts';
import { viewTable } from '../../play/view-table.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { answerOfForm, ROOT } from '../forms/answer-of-form.ts';
import { controlId } from '../forms/field-path.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, unreadForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import type { PageCall } from '../route/page.ts';
import { type Reply, redirect, shown } from '../route/reply.ts';
import { measured } from '../submit-measured.ts';
import { logModel, toldLines } from '../tables/log-model.ts';
import { composeModel, type Filled } from './compose-model.ts';
import { showDone } from './done-page.ts';
import { draftAddress } from './draft-address.ts';
import type { Sitting } from './sitting.ts';
import { sittingNews } from './sitting-news.ts';

type Shown = {
  readonly filled?: Filled;
  readonly form?: RefusedForm;
  readonly status?: number;
  /** Why the question is not what it was, and the last entry that its player had seen. */
  readonly moved?: Message;
  readonly movedFrom?: number | undefined;
};

/*
 * The composer, for a seat's player on the pages or behind a link: the page of a question, and its plain forms. A step
 * that is not legal shows the page again with the form as it was filled in. Only sending binds.
 */

/** The composer of the `wanted` question, or else of the first one that the seat is asked. */
export function showComposer(call: PageCall, sitting: Sitting, wanted?: DecisionId): Promise<Reply> {
  return show(call, sitting, wanted, {});
}

export function showDraft(call: PageCall, sitting: Sitting, question: DecisionId): Promise<Reply> {
  const fields = new URLSearchParams(call.query);
  const decision = fields.get('decision') ?? undefined;
  for (const other of ['decision', 'area', 'window']) fields.delete(other);
  return show(call, sitting, question, { filled: { decision, fields, problems: [] } });
}

export async function addStep(call: PageCall, sitting: Sitting, question: DecisionId): Promise<Reply> {
  const { services } = call;
  const key = keyOf(sitting, question);
  const given = await readAsked(call, sitting, question);
  const { decision, reading } = given;
  if (!reading) return show(call, sitting, question, { moved: msg('pages.compose.moved-on'), status: STATUS_OF.stale });
  if (!reading.ok) return show(call, sitting, question, unread(given, reading.problems));

  const { answer } = reading;
  const added = await attempt(() => addToDraft(services, { ...key, step: { decision, answer } }));
  if (added instanceof Refusal) return show(call, sitting, question, refusedStep(given, added));
  return redirect(draftAddress(sitting, question));
}

type Given = Omit<Filled, 'problems'>;

/** A form that cannot be read, shown again as it was filled in. */
function unread({ decision, fields }: Given, problems: Filled['problems']): Shown {
  const form = unreadForm(problems, (field) => controlId(field));
  return { form, filled: { decision, fields, problems } };
}

/** The same of an answer that is not legal. */
function refusedStep({ decision, fields }: Given, refusal: Refusal): Shown {
  const problems = [{ field: ROOT, reason: refusal.reason }];
  return { form: refusedForm(refusal, { about: ROOT }), filled: { decision, fields, problems } };
}

export function undoStep(call: PageCall, sitting: Sitting, question: DecisionId, after = same): Promise<Reply> {
  return change(call, sitting, question, { act: undoDraft, after });
}

export function discardSteps(call: PageCall, sitting: Sitting, question: DecisionId, after = same): Promise<Reply> {
  return change(call, sitting, question, { act: discardDraft, after });
}

/** Where a player goes on composing. */
type Onward = (sitting: Sitting) => Promise<Sitting>;
const same: Onward = (sitting) => Promise.resolve(sitting);

type Change = {
  readonly act: (services: Services, key: DraftKey) => Promise<DraftView>;
  readonly after: Onward;
};

async function change(call: PageCall, sitting: Sitting, question: DecisionId, { act, after }: Change): Promise<Reply> {
  const changed = await attempt(() => act(call.services, keyOf(sitting, question)));
  if (!(changed instanceof Refusal)) return redirect(draftAddress(await after(sitting), question));
  return show(call, sitting, question, { moved: changed.reason, status: STATUS_OF[changed.code] });
}

/**
 * Sends the draft; with an answer that comes with it, as its last step or with the end that was foreseen after it
 * (`end`). `afterSend` says where the player goes on.
 */
export async function sendSteps(
  call: PageCall,
  sitting: Sitting,
  question: DecisionId,
  afterSend: Onward = same,
): Promise<Reply> {
  const { context, services, fields } = call;
  const { playerId, how } = sitting;
  const key = fields.get('key') ?? '';
  const ready = fields.get('later') !== 'yes';
  const seen = Number(fields.get('seq') ?? Number.NaN);
  const expectedSeq = Number.isSafeInteger(seen) && seen > 0 ? seen : undefined;
  const given = fields.has('decision') ? await readAsked(call, sitting, question) : undefined;
  const reading = given?.reading;
  if (given && reading && !reading.ok) return show(call, sitting, question, unread(given, reading.problems));

  const draft = { ...keyOf(sitting, question), playerId, key, how, expectedSeq, ready };
  // What is not asked any more has been sent before, or is refused.
  const step = given && { decision: given.decision, answer: reading?.ok ? reading.answer : '' };
  const end = fields.get('end') ?? undefined;
  const send = async () => (step ? sendStep(services, { ...draft, step, end }) : sendDraft(services, draft));
  const sent = await attempt(() => measured(context, how, send));
  if (sent instanceof Refusal && given && sent.code === 'illegal-answer')
    return show(call, sitting, question, refusedStep(given, sent));
  if (sent instanceof Refusal) {
    const again = { moved: sent.reason, movedFrom: expectedSeq, status: STATUS_OF[sent.code] };
    return show(call, sitting, question, again);
  }
  if (!sent) return show(call, sitting, question, { moved: msg('pages.compose.leads-on') });
  const next = await afterSend(sitting);
  return showDone(call, next, { after: placeAfter(expectedSeq ?? sent.seq - 1), to: sent.seq });
}

/** The question's page; where it is not open any more, what is asked now in its place, and that it is so. */
async function show(
  call: PageCall,
  sitting: Sitting,
  question: DecisionId | undefined,
  shownAgain: Shown,
): Promise<Reply> {
  const { services, query } = call;
  const { tableId, seat, translator } = sitting;
  const news = await sittingNews(services, sitting);
  const table = await viewTable(services, tableId, seat);
  const asked = table.decisions.filter(({ mine }) => mine);
  const { id } = asked.find((one) => one.id === question) ?? asked.find(waitsForMe) ?? asked[0] ?? {};
  const draft = id === undefined ? undefined : await readDraft(services, keyOf(sitting, id));
  const endings = id === undefined ? [] : await listEndings(services, keyOf(sitting, id));
  const foreseen = id === undefined ? new Map() : await foreseeEndings(services, keyOf(sitting, id));
  const begun = await listDrafts(services, { tableId, seat }, table.decisions);
  const filled = shownAgain.filled ?? { decision: undefined, fields: new URLSearchParams(), problems: [] };
  const game = gameOf(services, table.game);
  const model = composeModel({
    ...{ table, game, draft, endings, foreseen, begun, sitting, filled, query },
    now: services.clock.now(),
  });

  const gone = question !== undefined && id !== question;
  const reason = movedReason(draft, shownAgain, gone);
  const since = shownAgain.movedFrom ?? table.seq;
  const lines = since < table.seq ? await readLog(services, tableId, seat, { from: since + 1 }) : [];
  const moved = reason && { reason, lines: logModel(toldLines(lines, 0), table) };

  const { form = FRESH } = shownAgain;
  const status = shownAgain.status ?? (gone ? (call.posted ? STATUS_OF.stale : 410) : form.status);
  const data = { ...model, form, moved, news };
  return shown({ name: 'compose', data, status, scripts: ['compose.js', 'fold.js', 'map.js'], translator });
}

/** What a form answers of what the draft is asked next; no reading where that is not asked any more. */
async function readAsked(call: PageCall, sitting: Sitting, question: DecisionId) {
  const fields = new URLSearchParams(call.fields);
  const decision = fields.get('decision') ?? '';
  for (const other of ['decision', 'key', 'seq', 'end', 'later']) fields.delete(other);
  const draft = await attempt(() => readDraft(call.services, keyOf(sitting, question)));
  const next = draft instanceof Refusal ? [] : draft.next;
  const choice = next.find((one) => one.id === decision)?.mine?.choice;
  return { decision, fields, reading: choice && answerOfForm(choice, fields) };
}

function movedReason(draft: DraftView | undefined, { moved }: Shown, gone: boolean): Message | undefined {
  if (draft?.misfit) return msg('pages.compose.misfit', { why: draft.misfit.why });
  if (moved) return moved;
  if (gone) return draft ? msg('pages.compose.moved-on') : stale(false).reason;
  return draft?.stale ? msg('pages.compose.stale') : undefined;
}

function keyOf({ tableId, seat, begins }: Sitting, decision: DecisionId): DraftKey {
  return { tableId, seat, decision, begins };
}
