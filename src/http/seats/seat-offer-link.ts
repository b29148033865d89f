import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readLink } from '../../mail/links/read-link.ts';
import { playerByEmail } from '../../people/player-by-email.ts';
import { declineSeat, takeSeat } from '../../seats/substitutes/answer-substitute-request.ts';
import { findSubstituteRequest } from '../../seats/substitutes/find-substitute-request.ts';

import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { acceptByLink, mailReader, notYours } from '../people/reader-of-mail.ts';
import { seatOfferModel } from './seat-offer-model.ts';

type LinkRequest = Request<{ token: string }>;

/**
 * A seat that is offered by mail, and the answer, on POST only. Accepting makes the account of an address that is new
 * here and signs it in; an account that exists is signed in by its own mail first.
 */
export function substituteLink(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const show = async (req: LinkRequest, res: Response, form: RefusedForm = FRESH) => {
    const { state, link, ...reading } = await readLink(services, 'substitute', req.params.token);
    const substituteRequest = await findSubstituteRequest(services, link.substituteRequestId);
    const reader = mailReader(res, link);
    const over = state === 'stale' && 'why' in reading ? reading.why : undefined;
    const data = {
      ...(await seatOfferModel(services, substituteRequest, translatorOf(req, res))),
      // Somebody whose offer is over has no business with the state of a private table.
      ...(over ? { board: undefined, log: [], players: [] } : {}),
      form,
      signsIn: reader.kind === 'anonymous' ? link.email : undefined,
      notYours: reader.kind === 'other' ? notYours(reader.player, link.email) : undefined,
      over,
      tableLink: reader.kind === 'addressee' && substituteRequest.takenById === reader.player.id,
    };
    sendPage(context, req, res, { name: 'seat-offer', data, status: form.status });
  };

  router.get('/s/:token', (req: LinkRequest, res: Response) => show(req, res));

  router.post('/s/:token', async (req: LinkRequest, res: Response) => {
    const does = formOf(req).get('do');
    if (does !== 'accept' && does !== 'decline')
      return show(req, res, refusedForm(new Refusal('bad-input', msg('substitutes.no-decision'))));
    const { state, link } = await readLink(services, 'substitute', req.params.token);
    if (state === 'stale') return show(req, res);
    const { substituteRequestId } = link;
    if (does === 'decline') {
      const known = link.playerId ?? (await playerByEmail(services, link.email)).player.id;
      await declineSeat(services, { substituteRequestId, playerId: known });
      return thank(req, res);
    }
    const accepted = await attempt(() =>
      acceptByLink(context, req, res, { ...link, page: `/seats/${substituteRequestId}` }, (playerId) =>
        takeSeat(services, { substituteRequestId, playerId }),
      ),
    );
    if (accepted instanceof Refusal) return show(req, res, refusedForm(accepted));
    if (!accepted) return;
    const { done, newcomer } = accepted;
    if (done.former !== undefined) context.seats.forget(done.tableId, done.former);
    const next = `/t/${done.tableId}?said=took-over`;
    res.redirect(303, newcomer ? `/welcome?${new URLSearchParams({ next })}` : next);
  });

  const thank = (req: LinkRequest, res: Response) => {
    const title = translatorOf(req, res).t(msg('substitutes.page-declined-title'));
    sendPage(context, req, res, {
      name: 'notice',
      data: { title, text: msg('substitutes.page-declined'), link: undefined },
    });
  };

  return router;
}
