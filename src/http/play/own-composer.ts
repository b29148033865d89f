import { Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { needPlayer } from '../page/need-player.ts';
import { composeRoutes } from './compose-routes.ts';

/** The composer of a signed-in player, for the seat they hold. */
export function ownComposer(context: HttpContext): Router {
  const router = Router();
  router.use('/t/:table/compose', needPlayer);
  router.use(
    composeRoutes(context, '/t/:table/compose', async (req, res) => {
      const tableId = String(req.params.table);
      const playerId = playerOf(res).id;
      const seat = await viewerOf(context.services, tableId, playerId);
      if (seat === 'spectator' || seat === 'moderator') throw new Refusal('forbidden', msg('pages.compose.no-seat'));
      const base = `/t/${tableId}/compose`;
      return { tableId, seat, playerId, base, how: 'page', translator: translatorOf(req, res) };
    }),
  );
  return router;
}
