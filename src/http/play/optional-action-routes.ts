import { randomUUID } from 'node:crypto';
import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import type { Answer } from '../../kernel/choice.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { placeBefore } from '../../play/find-submission.ts';
import type { OptionalActionView, TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { STATUS_OF } from '../errors/problem.ts';
import { answerOfForm, ROOT } from '../forms/answer-of-form.ts';
import { controlId } from '../forms/field-path.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, refusedForm, unreadForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { sendPage } from '../page/render-page.ts';
import { submitMeasured } from '../submit-measured.ts';
import { showDone, showSettled } from './done-page.ts';
import { type Filled, type OptionalActionSitting, optionalActionForm } from './optional-action-form.ts';

/** The player at the form, and the optional action; undefined when the request was answered already. */
export type FindOptionalAction = (req: Request, res: Response) => Promise<OptionalActionSitting | undefined>;

/**
 * The form of an optional action at `path`: what nobody waits for has no draft, the form acts when it is sent, once
 * however often it is sent. What is not legal shows the form again as it was filled in; an optional action that is over
 * says so.
 */
export function optionalActionRoutes(context: HttpContext, path: string, find: FindOptionalAction): Router {
  const { services } = context;
  const router = Router();

  const show = (
    req: Request,
    res: Response,
    table: TableView,
    optionalAction: OptionalActionView,
    at: OptionalActionSitting,
    filled: Filled,
  ) => {
    const { translator } = at.sitting;
    const game = gameOf(services, table.game);
    const data = {
      ...optionalActionForm({ table, optionalAction, game, at, filled, translator }),
      key: filled.key ?? randomUUID(),
    };
    const status = filled.moved ? STATUS_OF.stale : data.form.status;
    sendPage(context, req, res, { name: 'optional-action', data, status, scripts: ['compose.js'], translator });
  };

  router.get(path, async (req, res) => {
    const at = await find(req, res);
    if (!at) return;
    const { table, optionalAction } = await look(at);
    if (!optionalAction) return showSettled(context, req, res, at.sitting, msg('pages.optional-action.gone'));
    show(req, res, table, optionalAction, at, { fields: queryOf(req) });
  });

  router.post(path, async (req, res) => {
    const at = await find(req, res);
    if (!at) return;
    const fields = formOf(req);
    const key = fields.get('key') ?? '';
    const seq = Number(fields.get('seq') ?? Number.NaN);
    if (await showSent(req, res, at, key)) return;
    const { table, optionalAction } = await look(at);
    if (!optionalAction) return showSettled(context, req, res, at.sitting, msg('pages.optional-action.gone'));
    const { choice } = optionalAction.question;
    const reading = answerOfForm(choice, fields);
    if (!reading.ok) {
      const { problems } = reading;
      const form = unreadForm(problems, (field) => controlId(field));
      return show(req, res, table, optionalAction, at, { fields, problems, form, key });
    }
    const sent = await attempt(() => submit(at, reading.answer, key, Number.isSafeInteger(seq) ? seq : table.seq));
    if (!(sent instanceof Refusal)) {
      await showSent(req, res, at, key, msg('pages.done.heading', { said: describeAnswer(choice, reading.answer) }));
      return;
    }
    const now = await look(at);
    if (!now.optionalAction) return showSettled(context, req, res, at.sitting, sent.reason);
    // The key stands for what was sent: another try is another submission.
    if (sent.code === 'stale') return show(req, res, now.table, now.optionalAction, at, { fields, moved: sent.reason });
    const problems = [{ field: ROOT, reason: sent.reason }];
    show(req, res, now.table, now.optionalAction, at, { fields, problems, form: refusedForm(sent, { about: ROOT }) });
  });

  const look = async ({ sitting, optionalAction }: OptionalActionSitting) => {
    const table = await viewTable(services, sitting.tableId, sitting.seat);
    return { table, optionalAction: table.optionalActions.find(({ id }) => id === optionalAction) };
  };

  const submit = (
    { sitting, optionalAction }: OptionalActionSitting,
    answer: Answer,
    key: string,
    expectedSeq: number,
  ) => {
    const { tableId, seat, playerId, how } = sitting;
    const answers = [{ decision: optionalAction, answer }];
    return submitMeasured(context, { tableId, seat, playerId, expectedSeq, answers, key, how });
  };

  /** What was sent under a key, now or before; false when nothing was. */
  const showSent = async (req: Request, res: Response, at: OptionalActionSitting, key: string, heading?: Message) => {
    const { tableId, seat } = at.sitting;
    const sent = await services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
    if (!sent) return false;
    const done = { after: placeBefore(sent), to: sent.toSeq, heading: heading ?? msg('pages.optional-action.done') };
    await showDone(context, req, res, at.sitting, { ...done, aside: true, alone: at.alone });
    return true;
  };

  return router;
}
