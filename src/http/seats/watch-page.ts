import { type Request, type Response, Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';

import { type WatchedTable, watchTable } from '../../seats/spectators/watch-table.ts';
import type { HttpContext } from '../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { gameOf } from '../games/game-of.ts';
import { translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { boardModel } from '../tables/board-model.ts';
import { logModel, toldLines } from '../tables/log-model.ts';
import { seatClass } from '../tables/seat-class.ts';

/** A table by a spectators' link, some hours behind; nobody signs in, and nothing on the page leads to the present. */
export function watchPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/w/:token', async (req: Request<{ token: string }>, res: Response) => {
    const at = queryOf(req).get('at');
    const translator = translatorOf(req, res);
    const watching = await watchTable(services, req.params.token, at === null || at === '' ? undefined : Number(at));
    switch (watching.state) {
      case 'ended': {
        const title = translator.t(msg('spectators.ended-title'));
        return sendPage(context, req, res, {
          name: 'notice',
          data: { title, text: msg('spectators.ended'), link: undefined },
          status: 410,
        });
      }
      case 'early': {
        const { name: table, gameName: game, delayHours: hours, opens } = watching;
        const title = translator.t(msg('spectators.early-title'));
        const names = { table, game, hours };
        const text = opens
          ? msg('spectators.early', { ...names, when: translator.dateTime(opens) })
          : msg('spectators.not-begun', names);
        return sendPage(context, req, res, { name: 'notice', data: { title, text, link: undefined } });
      }
      case 'shown': {
        const base = `/w/${req.params.token}`;
        const data = modelOf(watching.table, gameOf(services, watching.table.game), base, translator);
        return sendPage(context, req, res, { name: 'watch', data, scripts: ['history.js'] });
      }
    }
  });

  return router;
}

function modelOf(table: WatchedTable, game: ReturnType<typeof gameOf>, base: string, translator: Translator) {
  const { asOf, last, seats, lines, outcome } = table;
  return {
    table,
    base,
    behind: msg('spectators.behind', { hours: table.delayHours }),
    outcome: outcome?.summary,
    board: boardModel(game, table.view, msg('spectators.caption', { at: asOf }), translator),
    seats: seats.map((seat) => ({
      ...seat,
      playerName: seat.playerName ?? '',
      seatClass: seatClass(seats, seat.seat),
    })),
    log: logModel(toldLines(lines, asOf), { id: '', seats, asOf }).map((line) => ({
      ...line,
      href: `${base}?at=${line.seq}`,
    })),
    newest: asOf < last ? base : undefined,
    history: {
      previous: asOf > 1 ? asOf - 1 : undefined,
      next: asOf < last ? asOf + 1 : undefined,
    },
  };
}
