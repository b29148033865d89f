import { type Request, type Response, Router } from 'express';
import { lookAtDispute } from '../../disputes/look-at-dispute.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { DISPUTE_ACTS, doInDispute } from './dispute-acts.ts';
import { disputeModel } from './dispute-model.ts';

type DisputeRequest = Request<{ table: string; dispute: string }>;
type Shown = { readonly fields?: URLSearchParams; readonly form?: RefusedForm };

/** A dispute with its conversation, for its parties and for the table's moderators. */
export function disputePages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  const path = '/t/:table/disputes/:dispute';

  const show = async (
    req: DisputeRequest,
    res: Response,
    { fields = new URLSearchParams(), form = FRESH }: Shown = {},
  ) => {
    const { table: tableId, dispute: disputeId } = req.params;
    const dispute = await lookAtDispute(services, { tableId, disputeId, playerId: playerOf(res).id });
    const { seats } = await viewTable(services, tableId, 'spectator');
    const base = `/t/${tableId}/disputes/${disputeId}`;
    const data = disputeModel({ dispute, seats, fields, form, base, signedIn: true });
    sendPage(context, req, res, { name: 'moderation-dispute', data, status: form.status });
  };

  router.get(path, needPlayer, (req: DisputeRequest, res: Response) => show(req, res));
  for (const act of DISPUTE_ACTS)
    router.post(`${path}/${act}`, needPlayer, async (req: DisputeRequest, res: Response) => {
      const fields = formOf(req);
      const { table: tableId, dispute: disputeId } = req.params;
      const form = await doInDispute(services, { tableId, disputeId, playerId: playerOf(res).id }, act, fields);
      if (form) return show(req, res, { fields, form });
      res.redirect(303, `/t/${tableId}/disputes/${disputeId}`);
    });
  return router;
}
