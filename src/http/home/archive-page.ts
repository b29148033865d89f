import { Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { offeredGames } from '../../platform/offered-games.ts';
import { listFinished } from '../../play/list-finished.ts';
import type { HttpContext } from '../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { callerOf, translatorOf } from '../middleware/caller.ts';
import { sendPage } from '../page/render-page.ts';
import { howItEnded } from './how-it-ended.ts';
import { tableLine } from './table-lines.ts';

/** Finished games: those of the reader and the public ones, to step through and to download. */
export function archivePage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  router.get('/archive', async (req, res) => {
    const query = queryOf(req);
    const caller = callerOf(res);
    const playerId = caller.kind === 'player' ? caller.player.id : undefined;
    const mine = playerId !== undefined && query.get('of') === 'mine';
    const game = services.games.has(query.get('game') ?? '') ? (query.get('game') ?? undefined) : undefined;
    const { tables, next } = await listFinished(services, {
      playerId,
      mine,
      game,
      after: query.get('after') ?? undefined,
    });
    const now = services.clock.now();
    const translator = translatorOf(req, res);
    const address = (change: { readonly [name: string]: string | undefined }) => {
      const wanted = { of: mine ? 'mine' : undefined, game, ...change };
      const fields = new URLSearchParams();
      for (const [name, value] of Object.entries(wanted)) if (value !== undefined) fields.set(name, value);
      return `/archive?${fields}`;
    };
    const data = {
      lines: tables.map((table) => ({
        ...tableLine(table, now, translator),
        result: howItEnded(table),
        finishedAt: table.finishedAt,
      })),
      next: next === undefined ? undefined : address({ after: next }),
      whose:
        playerId === undefined
          ? []
          : [
              { label: msg('archive.all'), href: address({ of: undefined }), here: !mine },
              { label: msg('archive.mine'), href: address({ of: 'mine' }), here: mine },
            ],
      games: [
        { label: msg('archive.every-game'), href: address({ game: undefined }), here: game === undefined },
        ...[...offeredGames(services).values()].map(({ rules }) => ({
          label: rules.name,
          href: address({ game: rules.id }),
          here: rules.id === game,
        })),
      ],
    };
    sendPage(context, req, res, { name: 'archive', data });
  });
  return router;
}
