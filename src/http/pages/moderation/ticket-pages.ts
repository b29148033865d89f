import { type Request, type Response, Router } from 'express';
import { lookAtTicket } from '../../../disputes/tickets/look-at-ticket.ts';
import { viewTable } from '../../../play/view-table.ts';
import type { HttpContext } from '../../context.ts';
import { playerOf } from '../../middleware/caller.ts';
import { formOf } from '../forms/form-of-request.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { needPlayer } from '../need-player.ts';
import { sendPage } from '../render-page.ts';
import { doInTicket, TICKET_ACTS } from './ticket-acts.ts';
import { ticketModel } from './ticket-model.ts';

type TicketRequest = Request<{ table: string; ticket: string }>;
type Shown = { readonly fields?: URLSearchParams; readonly form?: RefusedForm };

/** A dispute with its conversation, for its parties and for who moderates the table. */
export function ticketPages(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  const path = '/t/:table/disputes/:ticket';

  const show = async (
    req: TicketRequest,
    res: Response,
    { fields = new URLSearchParams(), form = FRESH }: Shown = {},
  ) => {
    const { table: tableId, ticket: ticketId } = req.params;
    const ticket = await lookAtTicket(services, { tableId, ticketId, playerId: playerOf(res).id });
    const { seats } = await viewTable(services, tableId, 'spectator');
    const base = `/t/${tableId}/disputes/${ticketId}`;
    const data = ticketModel({ ticket, seats, fields, form, base, signedIn: true });
    sendPage(context, req, res, { name: 'moderation-ticket', data, status: form.status });
  };

  router.get(path, needPlayer, (req: TicketRequest, res: Response) => show(req, res));
  for (const act of TICKET_ACTS)
    router.post(`${path}/${act}`, needPlayer, async (req: TicketRequest, res: Response) => {
      const fields = formOf(req);
      const { table: tableId, ticket: ticketId } = req.params;
      const form = await doInTicket(services, { tableId, ticketId, playerId: playerOf(res).id }, act, fields);
      if (form) return show(req, res, { fields, form });
      res.redirect(303, `/t/${tableId}/disputes/${ticketId}`);
    });
  return router;
}
