import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { isTimeZone } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { createTable } from '../../lobby/create-table.ts';
import { offeredGames } from '../../platform/offered-games.ts';
import type { HttpContext } from '../context.ts';
import { formOf, queryOf } from '../forms/form-of-request.ts';
import { attempt, FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { sendPage } from '../page/render-page.ts';
import { newTableModel } from './new-table-model.ts';
import { newTableRefusal } from './new-table-refusal.ts';
import { invitedRows, readNewTableForm } from './read-new-table.ts';
import { type TimeControlTrial, timeControlTrial } from './time-control-trial.ts';

/** Set a table: game, options, time control (which can be tried first), who is invited. */
export function newTablePage(context: HttpContext): Router {
  const { services } = context;
  const offered = offeredGames(services);
  const games = [...offered.values()];
  const router = Router();

  const wantedGame = (fields: URLSearchParams): GameModule => {
    const game = offered.get(fields.get('game') ?? '') ?? games[0];
    if (!game) throw new Refusal('not-found', msg('pages.game.not-found'));
    return game;
  };

  const show = (req: Request, res: Response, fields: URLSearchParams, form: RefusedForm, trial?: TimeControlTrial) => {
    const { timeZone } = playerOf(res);
    const data = newTableModel({
      games,
      game: wantedGame(fields),
      fields,
      form,
      timeZone,
      translator: translatorOf(req, res),
    });
    sendPage(context, req, res, {
      name: 'new-table',
      data: { ...data, trial },
      status: form.status,
      scripts: ['read-file.js', 'words.js'],
    });
  };

  router.get('/tables/new', needPlayer, (req, res) => show(req, res, queryOf(req), FRESH));

  router.post('/tables/new', needPlayer, async (req, res) => {
    const fields = formOf(req);
    const game = wantedGame(fields);
    const input = readNewTableForm(game, fields);
    // The second button: nothing is made, the time control is only played through.
    if (fields.has('show')) {
      const { timeControl, timeZone } = input;
      const zone = isTimeZone(timeZone) ? timeZone : playerOf(res).timeZone;
      const trial = await attempt(async () =>
        timeControlTrial(timeControl, zone, services.clock.now(), translatorOf(req, res)),
      );
      if (trial instanceof Refusal) return show(req, res, fields, newTableRefusal(trial, invitedRows(fields)));
      return show(req, res, fields, FRESH, trial);
    }
    const made = await attempt(() => createTable(services, { ...input, hostId: playerOf(res).id }));
    if (made instanceof Refusal) return show(req, res, fields, newTableRefusal(made, invitedRows(fields)));
    res.redirect(303, `/t/${made.tableId}?said=created`);
  });
  return router;
}
