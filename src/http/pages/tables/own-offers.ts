import { Router } from 'express';
import { viewerOf } from '../../../access/viewer-of.ts';
import { msg } from '../../../i18n/msg.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { HttpContext } from '../../context.ts';
import { playerOf, translatorOf } from '../../middleware/caller.ts';
import { isSeat } from '../../middleware/known-seats.ts';
import { needPlayer } from '../need-player.ts';
import { offerAddress } from './offer-model.ts';
import { offerRoutes } from './offer-routes.ts';

/** The forms of what a signed-in player may do beside their move, for the seat they hold. */
export function ownOffers(context: HttpContext): Router {
  const router = Router();
  router.use('/t/:table/offers', needPlayer);
  router.use(
    offerRoutes(context, '/t/:table/offers/:offer', async (req, res) => {
      const tableId = String(req.params.table);
      const offer = String(req.params.offer);
      const playerId = playerOf(res).id;
      const seat = await viewerOf(context.services, tableId, playerId);
      if (!isSeat(seat)) throw new Refusal('forbidden', msg('pages.compose.no-seat'));
      const base = `/t/${tableId}/compose`;
      const sitting = { tableId, seat, playerId, base, how: 'page', translator: translatorOf(req, res) } as const;
      return { sitting, offer, action: offerAddress(tableId, offer), alone: false };
    }),
  );
  return router;
}
