import { Router } from 'express';
import { makeRematch } from '../../lobby/rematch/make-rematch.ts';
import type { HttpContext } from '../context.ts';
import { playerOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';

/** One click from a finished table to the next one, or to the one that somebody else has made already. */
export function rematchPage(context: HttpContext): Router {
  const router = Router();
  router.post('/t/:table/rematch', needPlayer, async (req, res) => {
    const tableId = String(req.params.table);
    const { tableId: next, made } = await makeRematch(context.services, { tableId, playerId: playerOf(res).id });
    res.redirect(303, `/t/${next}${made ? '?said=rematch' : ''}`);
  });
  return router;
}
