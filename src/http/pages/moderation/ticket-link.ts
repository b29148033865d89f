import { type Request, type Response, Router } from 'express';
import { readTicket } from '../../../disputes/tickets/read-ticket.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { markLinkUsed } from '../../../mail/links/mark-link-used.ts';
import { readLink } from '../../../mail/links/read-link.ts';
import { viewTable } from '../../../play/view-table.ts';
import type { HttpContext } from '../../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { speakerFor } from '../links/link-reader.ts';
import { sendPage } from '../render-page.ts';
import { doInTicket, TICKET_ACTS } from './ticket-acts.ts';
import { ticketModel } from './ticket-model.ts';

type LinkRequest = Request<{ token: string }>;
type Shown = { readonly fields?: URLSearchParams; readonly form?: RefusedForm };

/** The link of a mail about a dispute: its party reads and writes there without signing in, and nothing more. */
export function ticketLink(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (
    req: LinkRequest,
    res: Response,
    { fields = new URLSearchParams(), form = FRESH }: Shown = {},
  ) => {
    const { token } = req.params;
    const reading = await readLink(services, 'ticket', token);
    if (reading.state === 'stale') throw new Refusal('not-found', reading.why);
    const { link } = reading;
    const whole = await readTicket(services, link);
    // What only a moderator may do is for who has signed in.
    const ticket = { ...whole, moderates: false, can: { ...whole.can, take: false, resolve: false } };
    const { seats } = await viewTable(services, link.tableId, 'spectator');
    const data = ticketModel({ ticket, seats, fields, form, base: `/d/${token}`, signedIn: false });
    const speaker = await speakerFor(context, link.playerId);
    sendPage(context, req, res, { name: 'moderation-ticket', data, status: form.status, speaker });
  };

  router.get('/d/:token', (req: LinkRequest, res: Response) => show(req, res));
  for (const act of TICKET_ACTS.filter((one) => one === 'talk' || one === 'withdraw'))
    router.post(`/d/:token/${act}`, async (req: LinkRequest, res: Response) => {
      const fields = formOf(req);
      const reading = await readLink(services, 'ticket', req.params.token);
      if (reading.state === 'stale') throw new Refusal('not-found', reading.why);
      const form = await doInTicket(services, reading.link, act, fields);
      if (form) return show(req, res, { fields, form });
      await markLinkUsed(services, reading.link);
      res.redirect(303, `/d/${req.params.token}`);
    });
  return router;
}
