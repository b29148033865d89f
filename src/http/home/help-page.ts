import { Router } from 'express';
import { offeredGames } from '../../platform/offered-games.ts';
import type { HttpContext } from '../context.ts';
import { gameSummary } from '../games/game-pages.ts';
import { sendPage } from '../page/render-page.ts';

/** How Despatch works, and how an answer is written into a reply. */
export function helpPage(context: HttpContext): Router {
  const router = Router();
  router.get('/help', (req, res) => {
    const { services } = context;
    const games = [...offeredGames(services).values()].map(gameSummary);
    const data = { games, replies: services.settings.replyDomain !== undefined };
    sendPage(context, req, res, { name: 'help', data });
  });
  return router;
}
