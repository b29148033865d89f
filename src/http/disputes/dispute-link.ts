import { type Request, type Response, Router } from 'express';
import { readDispute } from '../../disputes/read-dispute.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import { readLink } from '../../mail/links/read-link.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { sendPage } from '../page/render-page.ts';
import { translatorFor } from '../play/link-reader.ts';
import { DISPUTE_ACTS, doInDispute } from './dispute-acts.ts';
import { disputeModel } from './dispute-model.ts';

type LinkRequest = Request<{ token: string }>;
type Shown = { readonly fields?: URLSearchParams; readonly form?: RefusedForm };

/** The link of a mail about a dispute: its party reads and writes there without signing in, and nothing more. */
export function disputeLink(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (
    req: LinkRequest,
    res: Response,
    { fields = new URLSearchParams(), form = FRESH }: Shown = {},
  ) => {
    const { token } = req.params;
    const reading = await readLink(services, 'dispute', token);
    if (reading.state === 'stale') throw new Refusal('not-found', reading.why);
    const { link } = reading;
    const whole = await readDispute(services, link);
    // What only a moderator may do needs signing in.
    const dispute = { ...whole, moderates: false, can: { ...whole.can, take: false, resolve: false } };
    const { seats } = await viewTable(services, link.tableId, 'spectator');
    const data = disputeModel({ dispute, seats, fields, form, base: `/d/${token}`, signedIn: false });
    const translator = await translatorFor(context, link.playerId);
    sendPage(context, req, res, { name: 'moderation-dispute', data, status: form.status, translator });
  };

  router.get('/d/:token', (req: LinkRequest, res: Response) => show(req, res));
  for (const act of DISPUTE_ACTS.filter((one) => one === 'talk' || one === 'withdraw'))
    router.post(`/d/:token/${act}`, async (req: LinkRequest, res: Response) => {
      const fields = formOf(req);
      const reading = await readLink(services, 'dispute', req.params.token);
      if (reading.state === 'stale') throw new Refusal('not-found', reading.why);
      const form = await doInDispute(services, reading.link, act, fields);
      if (form) return show(req, res, { fields, form });
      await markLinkUsed(services, reading.link);
      res.redirect(303, `/d/${req.params.token}`);
    });
  return router;
}
