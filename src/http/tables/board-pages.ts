import { type Request, type Response, Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { gameOf } from '../games/game-of.ts';
import { callerOf, translatorOf } from '../middleware/caller.ts';

/** The board alone, as the reader may see it: `board.svg` and `board.png`; both take `?at=41`. */
export function boardPictures(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/t/:table/board.svg', async (req, res) => {
    res.type('image/svg+xml').send(await draw(req, res));
  });

  router.get('/t/:table/board.png', async (req, res) => {
    res.type('image/png').send(await context.pictureDesk.png(req, res, await draw(req, res)));
  });

  const draw = async (req: Request<{ table: string }>, res: Response): Promise<string> => {
    const tableId = req.params.table;
    const caller = callerOf(res);
    const playerId = caller.kind === 'player' ? caller.player.id : undefined;
    const viewer = await viewerOf(services, tableId, playerId);
    const at = queryOf(req).get('at');
    const table = await viewTable(services, tableId, viewer, at ? Number(at) : undefined);
    if (!table.view) throw new Refusal('not-found', msg('pages.table.no-board'));
    return gameOf(services, table.game).board.svg(table.view, { t: translatorOf(req, res).t });
  };
  return router;
}
