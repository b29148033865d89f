import { Router } from 'express';
import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { playerOf, translatorOf } from '../middleware/caller.ts';
import { isSeat } from '../middleware/known-seats.ts';
import { needPlayer } from '../page/need-player.ts';
import { optionalActionAddress } from './optional-action-model.ts';
import { optionalActionRoutes } from './optional-action-routes.ts';

/** The forms of what a signed-in player may do beside their move, for the seat they hold. */
export function ownOptionalActions(context: HttpContext): Router {
  const router = Router();
  router.use('/t/:table/actions', needPlayer);
  router.use(
    optionalActionRoutes(context, '/t/:table/actions/:action', async (req, res) => {
      const tableId = String(req.params.table);
      const optionalAction = String(req.params.action);
      const playerId = playerOf(res).id;
      const seat = await viewerOf(context.services, tableId, playerId);
      if (!isSeat(seat)) throw new Refusal('forbidden', msg('pages.compose.no-seat'));
      const base = `/t/${tableId}/compose`;
      const sitting = { tableId, seat, playerId, base, how: 'page', translator: translatorOf(req, res) } as const;
      return { sitting, optionalAction, action: optionalActionAddress(tableId, optionalAction), alone: false };
    }),
  );
  return router;
}
