import { type Request, type Response, Router } from 'express';
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
import type { HttpContext } from '../context.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { answerOfForm, ROOT } from '../forms/answer-of-form.ts';
import { controlId } from '../forms/field-path.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, unreadForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { sendPage } from '../page/render-page.ts';
import { measured } from '../submit-measured.ts';
import { logModel, toldLines } from '../tables/log-model.ts';
import { composeModel, type Filled } from './compose-model.ts';
import { showDone } from './done-page.ts';
import type { Sitting } from './sitting.ts';

/**
 * The player who composes; undefined when the request was answered already (a link that is over, somebody not signed
 * in).
 */
export type FindSitting = (req: Request, res: Response) => Promise<Sitting | undefined>;

type Shown = { filled?: Filled; form?: RefusedForm; status?: number; movedFrom?: number | undefined; moved?: Refusal };

/**
 * The composer below `path`: the page itself, and `/add`, `/undo`, `/discard` and `/send`, each a plain form. A step
 * that is not legal shows the page again with the form as it was filled in. Only `/send` binds.
 */
export function composeRoutes(
  context: HttpContext,
  path: string,
  find: FindSitting,
  afterSend: (res: Response, sitting: Sitting) => Promise<Sitting> = (_res, sitting) => Promise.resolve(sitting),
): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: Request, res: Response, sitting: Sitting, shown: Shown = {}) => {
    const { tableId, seat, translator } = sitting;
    const [table, draft] = await Promise.all([
      viewTable(services, tableId, seat),
      readDraft(services, { tableId, seat }),
    ]);
    const filled = shown.filled ?? { decision: undefined, fields: new URLSearchParams(), problems: [] };
    const model = composeModel({
      table,
      game: gameOf(services, table.game),
      draft,
      sitting,
      filled,
      now: services.clock.now(),
    });
    const since = shown.movedFrom ?? draft.baseSeq;
    const lines = since < table.seq ? await readLog(services, tableId, seat, { from: since + 1 }) : [];
    const reason = movedReason(draft, shown);
    const moved = reason && { reason, lines: logModel(toldLines(lines, 0), table) };
    const { form = FRESH } = shown;
    sendPage(context, req, res, {
      name: 'compose',
      data: { ...model, form, moved },
      status: shown.status ?? form.status,
      scripts: ['compose.js'],
      translator,
    });
  };

  router.get(path, async (req, res) => {
    const sitting = await find(req, res);
    if (!sitting) return;
    const fields = queryOf(req);
    const decision = fields.get('decision') ?? undefined;
    fields.delete('decision');
    await show(req, res, sitting, { filled: { decision, fields, problems: [] } });
  });

  router.post(`${path}/add`, async (req, res) => {
    const sitting = await find(req, res);
    if (!sitting) return;
    const { tableId, seat } = sitting;
    const fields = formOf(req);
    const decision = fields.get('decision') ?? '';
    fields.delete('decision');
    const { next } = await readDraft(services, { tableId, seat });
    const choice = next.find((one) => one.id === decision)?.mine?.choice;
    if (!choice) {
      const moved = new Refusal('stale', msg('pages.compose.moved-on'));
      return show(req, res, sitting, { moved, status: STATUS_OF.stale });
    }
    const reading = answerOfForm(choice, fields);
    if (!reading.ok) {
      const form = unreadForm(reading.problems, (field) => controlId(field));
      return show(req, res, sitting, { form, filled: { decision, fields, problems: reading.problems } });
    }
    const { answer } = reading;
    const added = await attempt(() => addToDraft(services, { tableId, seat, decision, answer }));
    if (added instanceof Refusal) {
      const problems = [{ field: ROOT, reason: added.reason }];
      const form = refusedForm(added, { about: ROOT });
      return show(req, res, sitting, { form, filled: { decision, fields, problems } });
    }
    res.redirect(303, sitting.base);
  });

  router.post(`${path}/undo`, async (req, res) => {
    const sitting = await find(req, res);
    if (!sitting) return;
    await undoDraft(services, sitting);
    res.redirect(303, sitting.base);
  });

  router.post(`${path}/discard`, async (req, res) => {
    const sitting = await find(req, res);
    if (!sitting) return;
    await discardDraft(services, sitting);
    res.redirect(303, sitting.base);
  });

  router.post(`${path}/send`, async (req, res) => {
    const sitting = await find(req, res);
    if (!sitting) return;
    const { tableId, seat, playerId, how } = sitting;
    const fields = formOf(req);
    const key = fields.get('key') ?? '';
    const seen = Number(fields.get('seq') ?? Number.NaN);
    const expectedSeq = Number.isSafeInteger(seen) && seen > 0 ? seen : undefined;
    const sent = await attempt(() =>
      measured(context, how, () => sendDraft(services, { tableId, seat, playerId, key, how, expectedSeq })),
    );
    if (sent instanceof Refusal) {
      return show(req, res, sitting, { moved: sent, movedFrom: expectedSeq, status: STATUS_OF[sent.code] });
    }
    const next = await afterSend(res, sitting);
    await showDone(context, req, res, next, { after: placeAfter(expectedSeq ?? sent.seq - 1), to: sent.seq });
  });

  return router;
}

function movedReason(draft: Awaited<ReturnType<typeof readDraft>>, { moved }: Shown) {
  if (draft.misfit) return msg('pages.compose.misfit', { why: draft.misfit.why });
  if (moved) return moved.reason;
  return draft.stale ? msg('pages.compose.stale') : undefined;
}
