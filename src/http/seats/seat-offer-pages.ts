import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { offeredGames } from '../../platform/offered-games.ts';
import { refuse } from '../../platform/refuse.ts';
import { declineSeat, takeSeat } from '../../seats/substitutes/answer-substitute-request.ts';
import { findSubstituteRequest } from '../../seats/substitutes/find-substitute-request.ts';
import { listMySubstituteRequests } from '../../seats/substitutes/list-substitute-requests.ts';
import { listStandIns, standDown, standIn } from '../../seats/substitutes/stand-ins.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { seatOfferModel } from './seat-offer-model.ts';

type SubstituteRequestPath = Request<{ substituteRequest: string }>;

/** The seats that a player could take over, the waiting lists, and their answer to one offer. */
export function seatsPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/seats', needPlayer, async (req, res) => {
    const playerId = playerOf(res).id;
    const [substituteRequests, listed] = await Promise.all([
      listMySubstituteRequests(services, playerId),
      listStandIns(services, playerId),
    ]);
    const games = [...offeredGames(services).values()].map(({ rules }) => ({
      id: rules.id,
      name: rules.name,
      listed: listed.includes(rules.id),
    }));
    sendPage(context, req, res, { name: 'seats', data: { substituteRequests, games } });
  });

  router.post('/seats', needPlayer, async (req, res) => {
    const fields = formOf(req);
    const input = { playerId: playerOf(res).id, game: fields.get('game') ?? '' };
    await (fields.get('do') === 'leave' ? standDown(services, input) : standIn(services, input));
    res.redirect(303, '/seats');
  });

  const show = async (req: SubstituteRequestPath, res: Response, form: RefusedForm = FRESH) => {
    const substituteRequest = await offered(playerOf(res).id, req.params.substituteRequest);
    const model = await seatOfferModel(services, substituteRequest, translatorOf(req, res));
    const data = { ...model, form, signsIn: undefined, over: undefined, tableLink: false };
    sendPage(context, req, res, { name: 'seat-offer', data, status: form.status });
  };

  /** Only what they could take over: a private table is shown to nobody else. */
  const offered = async (playerId: string, id: string) => {
    const mine = await listMySubstituteRequests(services, playerId);
    if (!mine.some((one) => one.id === id)) throw refuse('not-found', 'substitutes.no-such-offer');
    return findSubstituteRequest(services, id);
  };

  router.get('/seats/:substituteRequest', needPlayer, (req: SubstituteRequestPath, res: Response) => show(req, res));

  router.post('/seats/:substituteRequest', needPlayer, async (req: SubstituteRequestPath, res: Response) => {
    const does = formOf(req).get('do');
    const answer = { substituteRequestId: req.params.substituteRequest, playerId: playerOf(res).id };
    if (does === 'decline') {
      await declineSeat(services, answer);
      return res.redirect(303, '/seats');
    }
    if (does !== 'accept') return show(req, res, refusedForm(new Refusal('bad-input', msg('substitutes.no-decision'))));
    const taken = await attempt(() => takeSeat(services, answer));
    if (taken instanceof Refusal) {
      if (taken.code === 'stale') throw taken;
      return show(req, res, refusedForm(taken));
    }
    if (taken.former !== undefined) context.seats.forget(taken.tableId, taken.former);
    res.redirect(303, `/t/${taken.tableId}?said=took-over`);
  });

  return router;
}
