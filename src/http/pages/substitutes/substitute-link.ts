import { type Request, type Response, Router } from 'express';
import { Refusal } from '../../../kernel/refusal.ts';
import { readLink } from '../../../mail/links/read-link.ts';
import { playerByEmail } from '../../../people/player-by-email.ts';
import { openSession } from '../../../people/session.ts';
import { declineSeat, takeSeat } from '../../../tables/substitutes/answer-opening.ts';
import { findOpening } from '../../../tables/substitutes/find-opening.ts';
import { say } from '../../../tables/substitutes/say.ts';
import type { HttpContext } from '../../context.ts';
import { callerOf, speakerOf } from '../../middleware/caller.ts';
import { setSessionCookie } from '../../middleware/session-cookie.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { sendPage } from '../render-page.ts';
import { seatOfferModel } from './seat-offer-model.ts';

type LinkRequest = Request<{ token: string }>;

/** A seat that is offered by mail, and the answer. Accepting signs him in: the link came to his address. POST only. */
export function substituteLink(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: LinkRequest, res: Response, form: RefusedForm = FRESH) => {
    const { state, link, ...reading } = await readLink(services, 'substitute', req.params.token);
    const opening = await findOpening(services, link.openingId);
    const caller = callerOf(res);
    const his = caller.kind === 'player' && caller.player.email === link.email;
    const over = state === 'stale' && 'why' in reading ? reading.why : undefined;
    const data = {
      ...(await seatOfferModel(services, opening, speakerOf(req, res))),
      // Who has no offer any more has no business with how a private table stands.
      ...(over ? { board: undefined, log: [], players: [] } : {}),
      form,
      signsIn: his ? undefined : link.email,
      over,
      tableLink: his && opening.takenById === caller.player.id,
    };
    sendPage(context, req, res, { name: 'seat-offer', data, status: form.status });
  };

  router.get('/s/:token', (req: LinkRequest, res: Response) => show(req, res));

  router.post('/s/:token', async (req: LinkRequest, res: Response) => {
    const does = formOf(req).get('do');
    if (does !== 'accept' && does !== 'decline')
      return show(req, res, refusedForm(new Refusal('bad-input', say('substitutes.no-decision'))));
    const { state, link } = await readLink(services, 'substitute', req.params.token);
    if (state === 'stale') return show(req, res);
    const { openingId } = link;
    const { player, created } = await playerByEmail(services, link.email, { locale: speakerOf(req, res).locale });
    if (does === 'decline') {
      await declineSeat(services, { openingId, playerId: player.id });
      return thank(req, res);
    }
    const taken = await attempt(() => takeSeat(services, { openingId, playerId: player.id }));
    if (taken instanceof Refusal) return show(req, res, refusedForm(taken));
    if (taken.former !== undefined) context.seats.forget(taken.tableId, taken.former);
    const { sessionToken } = await openSession(services, player.id);
    setSessionCookie(res, services.settings, sessionToken);
    const next = `/t/${taken.tableId}?said=took-over`;
    res.redirect(303, created ? `/welcome?${new URLSearchParams({ next })}` : next);
  });

  const thank = (req: LinkRequest, res: Response) => {
    const title = speakerOf(req, res).say(say('substitutes.page-declined-title'));
    sendPage(context, req, res, {
      name: 'notice',
      data: { title, text: say('substitutes.page-declined'), link: undefined },
    });
  };

  return router;
}
