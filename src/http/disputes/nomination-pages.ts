import { type Request, type Response, Router } from 'express';
import { mayRead } from '../../access/readable.ts';
import { answerNomination } from '../../disputes/nominations/answer-nomination.ts';
import { noSuchNomination } from '../../disputes/nominations/find-nomination.ts';
import { readNomination } from '../../disputes/nominations/read-nominations.ts';
import { withdrawNomination } from '../../disputes/nominations/withdraw-nomination.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm, refusedForm } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';

type NominationRequest = Request<{ table: string; nomination: string }>;

/** Where somebody says whether they would moderate a table, and its players whether they may. GET shows, POST acts. */
export function nominationPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const read = async (req: NominationRequest, res: Response) => {
    const { table, nomination: nominationId } = req.params;
    const nomination = await readNomination(services, { nominationId, playerId: playerOf(res).id });
    if (nomination.tableId !== table) throw noSuchNomination();
    return nomination;
  };

  const show = async (req: NominationRequest, res: Response, form: RefusedForm = FRESH) => {
    const nomination = await read(req, res);
    const { state, nominee: who = '', can } = nomination;
    const data = {
      form,
      nomination,
      gameName: gameOf(services, nomination.game).rules.name,
      asks: can.accept || can.consent,
      state: msg('moderation.nomination-state', { state, who }),
      // Somebody who is only nominated has no business at the table yet.
      toTable: !can.accept && (await mayRead(services, nomination.tableId, playerOf(res).id)),
    };
    sendPage(context, req, res, { name: 'moderation-nomination', data, status: form.status });
  };

  router.get('/t/:table/moderators/:nomination', needPlayer, (req: NominationRequest, res: Response) => show(req, res));

  router.post('/t/:table/moderators/:nomination', needPlayer, async (req: NominationRequest, res: Response) => {
    const { can } = await read(req, res);
    const does = formOf(req).get('do');
    if (!can.accept && !can.consent && can.withdraw) throw refuse('forbidden', 'moderation.nomination-not-yours');
    if (does !== 'yes' && does !== 'no')
      return show(req, res, refusedForm(refuse('bad-input', 'moderation.nomination-undecided')));
    const input = { nominationId: req.params.nomination, playerId: playerOf(res).id, yes: does === 'yes' };
    const answered = await attempt(() => answerNomination(services, input));
    if (answered instanceof Refusal) return show(req, res, refusedForm(answered));
    if (answered.nomineeId !== undefined) context.callers.forget(answered.nomineeId);
    res.redirect(303, `/t/${req.params.table}/moderators/${req.params.nomination}`);
  });

  router.post('/t/:table/moderators/:nomination/withdraw', needPlayer, async (req: NominationRequest, res) => {
    const playerId = playerOf(res).id;
    await withdrawNomination(services, { nominationId: req.params.nomination, playerId });
    res.redirect(303, `/t/${req.params.table}/moderation`);
  });

  return router;
}
