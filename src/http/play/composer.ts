import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { placeAfter } from '../../log/read-entries.ts';
import { readLog } from '../../log/read-log.ts';
import { addToDraft } from '../../play/drafts/add-to-draft.ts';
import { discardDraft } from '../../play/drafts/discard-draft.ts';
import { readDraft } from '../../play/drafts/read-draft.ts';
import { sendDraft } from '../../play/drafts/send-draft.ts';
import { undoDraft } from '../../play/drafts/undo-draft.ts';
import { viewTable } from '../../play/view-table.ts';
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
import type { Sitting } from './sitting.ts';

type Shown = { filled?: Filled; form?: RefusedForm; status?: number; movedFrom?: number | undefined; moved?: Refusal };

/*
 * The composer, for a seat's player on the pages or behind a link: the page itself, and its plain forms. A step that is
 * not legal shows the page again with the form as it was filled in. Only sending binds.
 */

export function showComposer(call: PageCall, sitting: Sitting): Promise<Reply> {
  const fields = new URLSearchParams(call.query);
  const decision = fields.get('decision') ?? undefined;
  fields.delete('decision');
  return show(call, sitting, { filled: { decision, fields, problems: [] } });
}

export async function addStep(call: PageCall, sitting: Sitting): Promise<Reply> {
  const { services } = call;
  const { tableId, seat } = sitting;
  const fields = new URLSearchParams(call.fields);
  const decision = fields.get('decision') ?? '';
  fields.delete('decision');
  const { next } = await readDraft(services, { tableId, seat });
  const choice = next.find((one) => one.id === decision)?.mine?.choice;
  if (!choice) {
    const moved = new Refusal('stale', msg('pages.compose.moved-on'));
    return show(call, sitting, { moved, status: STATUS_OF.stale });
  }

  const reading = answerOfForm(choice, fields);
  if (!reading.ok) {
    const form = unreadForm(reading.problems, (field) => controlId(field));
    return show(call, sitting, { form, filled: { decision, fields, problems: reading.problems } });
  }

  const { answer } = reading;
  const added = await attempt(() => addToDraft(services, { tableId, seat, decision, answer }));
  if (added instanceof Refusal) {
    const problems = [{ field: ROOT, reason: added.reason }];
    const form = refusedForm(added, { about: ROOT });
    return show(call, sitting, { form, filled: { decision, fields, problems } });
  }
  return redirect(sitting.base);
}

export async function undoStep({ services }: PageCall, sitting: Sitting): Promise<Reply> {
  await undoDraft(services, sitting);
  return redirect(sitting.base);
}

export async function discardSteps({ services }: PageCall, sitting: Sitting): Promise<Reply> {
  await discardDraft(services, sitting);
  return redirect(sitting.base);
}

/** Sends the draft; `afterSend` says where the player goes on. */
export async function sendSteps(
  call: PageCall,
  sitting: Sitting,
  afterSend: (sitting: Sitting) => Promise<Sitting> = (same) => Promise.resolve(same),
): Promise<Reply> {
  const { context, services, fields } = call;
  const { tableId, seat, playerId, how } = sitting;
  const key = fields.get('key') ?? '';
  const ready = fields.get('later') !== 'yes';
  const seen = Number(fields.get('seq') ?? Number.NaN);
  const expectedSeq = Number.isSafeInteger(seen) && seen > 0 ? seen : undefined;
  const sent = await attempt(() =>
    measured(context, how, () => sendDraft(services, { tableId, seat, playerId, key, how, expectedSeq, ready })),
  );
  if (sent instanceof Refusal)
    return show(call, sitting, { moved: sent, movedFrom: expectedSeq, status: STATUS_OF[sent.code] });
  const next = await afterSend(sitting);
  return showDone(call, next, { after: placeAfter(expectedSeq ?? sent.seq - 1), to: sent.seq });
}

async function show({ services }: PageCall, sitting: Sitting, shownAgain: Shown): Promise<Reply> {
  const { tableId, seat, translator } = sitting;
  const [table, draft] = await Promise.all([
    viewTable(services, tableId, seat),
    readDraft(services, { tableId, seat }),
  ]);
  const filled = shownAgain.filled ?? { decision: undefined, fields: new URLSearchParams(), problems: [] };
  const game = gameOf(services, table.game);
  const model = composeModel({ table, game, draft, sitting, filled, now: services.clock.now() });

  const since = shownAgain.movedFrom ?? draft.baseSeq;
  const lines = since < table.seq ? await readLog(services, tableId, seat, { from: since + 1 }) : [];
  const reason = movedReason(draft, shownAgain);
  const moved = reason && { reason, lines: logModel(toldLines(lines, 0), table) };

  const { form = FRESH } = shownAgain;
  return shown({
    name: 'compose',
    data: { ...model, form, moved },
    status: shownAgain.status ?? form.status,
    scripts: ['compose.js'],
    translator,
  });
}

function movedReason(draft: Awaited<ReturnType<typeof readDraft>>, { moved }: Shown) {
  if (draft.misfit) return msg('pages.compose.misfit', { why: draft.misfit.why });
  if (moved) return moved.reason;
  return draft.stale ? msg('pages.compose.stale') : undefined;
}
