import { refuse } from '../../platform/refuse.ts';
import { listRatings } from '../../standings/list-ratings.ts';
import { gameOf } from '../games/game-of.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { redirect, shown } from '../route/reply.ts';
import type { Route } from '../route/route.ts';

const showFirstRatings = page({ method: 'get', path: '/ratings', access: player }, ({ services }) => {
  const [game] = services.games.keys();
  if (game === undefined) throw refuse('not-found', 'pages.game.not-found');
  return redirect(`/ratings/${game}`);
});

/** The ratings at one game, of the reader and of those who let them see their record. */
const showRatings = page(
  { method: 'get', path: '/ratings/:game', access: player },
  async ({ services, params, player }) => {
    const { rules } = gameOf(services, params.game);
    const data = {
      game: rules.name,
      games: [...services.games.values()].map((one) => ({
        label: one.rules.name,
        href: `/ratings/${one.rules.id}`,
        here: one.rules.id === rules.id,
      })),
      lines: await listRatings(services, { game: rules.id, readerId: player.id }),
    };
    return shown({ name: 'ratings', data });
  },
);

export const ratingPages: readonly Route[] = [showFirstRatings, showRatings];
