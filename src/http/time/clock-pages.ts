import { type Request, type Response, Router } from 'express';
import { seatOf } from '../../access/seat-of.ts';
import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { comeBack } from '../../pauses/come-back.ts';
import { callEmergencyPause, type EmergencyInput, endEmergencyPause } from '../../pauses/emergency-pause.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt, refusedForm } from '../forms/refused-form.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import type { ShowTable } from '../tables/table-page.ts';

type TableRequest = Request<{ table: string }>;

/** A player stops all clocks of the table for an emergency, starts them again, and says that they are back. */
export function clockActs(context: HttpContext, show: ShowTable): Router {
  const { services } = context;
  const router = Router();

  const act =
    (work: (input: EmergencyInput) => Promise<string>, field: string) => async (req: TableRequest, res: Response) => {
      const fields = formOf(req);
      const tableId = req.params.table;
      const playerId = playerOf(res).id;
      await viewerOf(services, tableId, playerId);
      const seat = await seatOf(services, tableId, playerId);
      if (seat === undefined) throw new Refusal('forbidden', msg('pages.compose.no-seat'));
      const input = { tableId, seat, playerId, reason: fields.get('reason') ?? '' };
      const said = await attempt(() => work(input));
      if (said instanceof Refusal) return show(req, res, { fields, form: refusedForm(said, { about: field }) });
      res.redirect(303, `/t/${tableId}?said=${said}`);
    };
  const stop = async (input: EmergencyInput) => {
    await callEmergencyPause(services, input);
    return 'clocks-stopped';
  };
  const goOn = async (input: EmergencyInput) => {
    const { until } = await endEmergencyPause(services, input);
    return until ? 'clocks-still' : 'clocks-resumed';
  };

  const comeIn = async (input: EmergencyInput) => {
    await comeBack(services, input);
    return 'back';
  };

  router.post('/t/:table/back', needPlayer, act(comeIn, 'back'));
  router.post('/t/:table/stop-clocks', needPlayer, act(stop, 'pause-reason'));
  router.post('/t/:table/resume-clocks', needPlayer, act(goOn, 'resume-reason'));
  return router;
}
