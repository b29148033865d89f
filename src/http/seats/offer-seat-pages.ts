import { type Request, type Response, Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import { letFormerWatch, withdrawSubstituteRequest } from '../../seats/substitutes/change-substitute-request.ts';
import { checkMayOffer } from '../../seats/substitutes/check-may-offer.ts';
import { listTableSubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { offerSeat } from '../../seats/substitutes/offer-seat.ts';

import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm, textField } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';

type SeatRequest = Request<{ table: string; seat: string }>;
type SubstituteRequestPath = Request<{ table: string; substituteRequest: string }>;

/** Where a seat is offered to somebody else, by its player or by the host, and where offers are taken back. */
export function offerPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: SeatRequest, res: Response, fields = new URLSearchParams(), form: RefusedForm = FRESH) => {
    const { table: tableId, seat } = req.params;
    const playerId = playerOf(res).id;
    await checkMayOffer(services, { tableId, seat, playerId });
    const table = await viewTable(services, tableId, await viewerOf(services, tableId, playerId));
    const held = table.seats.find((one) => one.seat === seat);
    if (!held) throw new Refusal('not-found', msg('substitutes.no-such-seat', { seat }));
    const substituteRequests = await listTableSubstituteRequests(services, tableId, playerId);
    const own = held.playerId === playerId;
    const translator = translatorOf(req, res);
    const title = translator.t(msg('substitutes.offers-heading', { seat: held.name }));
    const lead = own
      ? msg('substitutes.offers-lead-own', { seat: held.name })
      : msg('substitutes.offers-lead-host', { seat: held.name, player: held.playerName ?? '' });
    const data = {
      table,
      title,
      lead: own || held.playerId !== undefined ? lead : undefined,
      form,
      email: textField('email', fields.get('email') ?? '', form),
      reason: textField('reason', fields.get('reason') ?? '', form),
      watches: table.hostId === playerId && !own && !table.public && held.playerId !== undefined,
      substituteRequests: substituteRequests
        .filter((one) => one.state === 'open' && one.seat === seat)
        .map(({ id, email, listed }) => ({
          id,
          to: email ?? msg(listed ? 'substitutes.offers-to-list' : 'substitutes.offers-to-one'),
        })),
    };
    sendPage(context, req, res, { name: 'offer-seat', data, status: form.status });
  };

  router.get('/t/:table/substitute/:seat', needPlayer, (req: SeatRequest, res: Response) => show(req, res));

  router.post('/t/:table/substitute/:seat', needPlayer, async (req: SeatRequest, res: Response) => {
    const { table: tableId, seat } = req.params;
    const playerId = playerOf(res).id;
    const fields = formOf(req);
    await checkMayOffer(services, { tableId, seat, playerId });
    const email = fields.get('email')?.trim() || undefined;
    const watches = fields.get('watches') === 'yes' && (await isHost(tableId, playerId));
    const reason = fields.get('reason') ?? '';
    const offered = await attempt(() => offerSeat(services, { tableId, seat, by: playerId, email, reason, watches }));
    if (offered instanceof Refusal) return show(req, res, fields, refusedForm(offered));
    res.redirect(303, `/t/${tableId}/substitute/${seat}`);
  });

  router.post(
    '/t/:table/substitute-requests/:substituteRequest/withdraw',
    needPlayer,
    async (req: SubstituteRequestPath, res: Response) => {
      const { table: tableId, substituteRequest: substituteRequestId } = req.params;
      await withdrawSubstituteRequest(services, { tableId, substituteRequestId, playerId: playerOf(res).id });
      res.redirect(303, `/t/${tableId}`);
    },
  );

  router.post(
    '/t/:table/substitute-requests/:substituteRequest/watch',
    needPlayer,
    async (req: SubstituteRequestPath, res: Response) => {
      const { table: tableId, substituteRequest: substituteRequestId } = req.params;
      const watches = formOf(req).get('watches') === 'yes';
      await letFormerWatch(services, { tableId, substituteRequestId, playerId: playerOf(res).id, watches });
      res.redirect(303, `/t/${tableId}`);
    },
  );

  const isHost = async (tableId: string, playerId: string) =>
    (await services.db.table.count({ where: { id: tableId, hostId: playerId } })) > 0;

  return router;
}
