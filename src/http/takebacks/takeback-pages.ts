import { type Request, type Response, Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import { askTakeback } from '../../rulings/takeback/ask-takeback.ts';
import { previewTakeback } from '../../rulings/takeback/preview-takeback.ts';
import type { HttpContext } from '../context.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { isSeat } from '../middleware/known-seats.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { seatClass } from '../tables/seat-class.ts';
import { showConsent, takeConsent } from './consent-page.ts';

const HOUR = 3_600_000;
type TableRequest = Request<{ table: string }>;
type TakebackRequest = Request<{ table: string; takeback: string }>;

/**
 * Taking something back: GET shows what it would undo and whose consent it needs, POST asks; and the consent of the
 * others.
 */
export function takebackPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const sittingOf = async (req: Request<{ table: string }>, res: Response) => {
    const tableId = req.params.table;
    const playerId = playerOf(res).id;
    const seat = await viewerOf(services, tableId, playerId);
    if (!isSeat(seat)) throw refuse('forbidden', 'takebacks.no-seat');
    return { tableId, seat, playerId };
  };

  const show = async (req: TableRequest, res: Response, given: URLSearchParams, form: RefusedForm = FRESH) => {
    const { tableId, seat } = await sittingOf(req, res);
    const table = await viewTable(services, tableId, seat);
    const toSeq = entryOf(given.get('to'));
    const preview = await previewTakeback(services, { tableId, seat, toSeq });
    const translator = translatorOf(req, res);
    const refused = preview?.refused && !form.refused ? refusedForm(preview.refused) : form;
    const data = {
      table,
      seatName: table.seats.find((one) => one.seat === seat)?.name,
      seatClass: seatClass(table.seats, seat),
      form: refused,
      preview,
      to: toSeq ?? preview?.toSeq ?? 1,
      most: Math.max(1, table.seq - 1),
      possible: preview !== undefined && !preview.refused,
      span: preview && translator.span(preview.policy.takebackHours * HOUR),
      reason: textField('reason', given.get('reason') ?? '', refused),
    };
    sendPage(context, req, res, { name: 'takeback', data, status: form.status, translator });
  };

  router.get('/t/:table/takeback', needPlayer, (req: TableRequest, res) => show(req, res, queryOf(req)));

  router.post('/t/:table/takeback', needPlayer, async (req: TableRequest, res: Response) => {
    const fields = formOf(req);
    const sitting = await sittingOf(req, res);
    const [toSeq, expectedSeq] = [Number(fields.get('to') ?? 'none'), Number(fields.get('seq') ?? 'none')];
    const wanted = { ...sitting, toSeq, expectedSeq, reason: fields.get('reason') ?? '' };
    const asked = await attempt(() => askTakeback(services, wanted));
    if (asked instanceof Refusal) return show(req, res, fields, refusedForm(asked));
    res.redirect(303, `/t/${sitting.tableId}?said=${asked.state === 'granted' ? 'taken-back' : 'takeback-asked'}`);
  });

  const consentOf = async (req: TakebackRequest, res: Response) => ({
    ...(await sittingOf(req, res)),
    takebackId: req.params.takeback,
    translator: translatorOf(req, res),
  });

  router.get('/t/:table/takebacks/:takeback', needPlayer, async (req: TakebackRequest, res) =>
    showConsent(context, req, res, await consentOf(req, res)),
  );

  router.post('/t/:table/takebacks/:takeback', needPlayer, async (req: TakebackRequest, res) =>
    takeConsent(context, req, res, await consentOf(req, res)),
  );

  return router;
}

function entryOf(text: string | null): number | undefined {
  return text === null || text === '' ? undefined : Number(text);
}
