import { listRatings, MOST_RATED } from '../../standings/list-ratings.ts';
import { gameOf } from '../games/game-of.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { type ApiRoute, route } from '../route/route.ts';
import { idSchema } from '../schemas/parts.ts';
import { ratingLineSchema } from '../schemas/profile.ts';
import { z } from '../schemas/zod.ts';

const readRatings = route(
  {
    method: 'get',
    path: '/ratings/:game',
    tag: 'People',
    summary: 'The ratings at a game (Glicko-2)',
    description: 'Yours, and those of players who let you see their record, the best first.',
    access: player,
    input: z.object({ params: z.object({ game: idSchema }) }),
    responses: {
      200: { description: `At most ${MOST_RATED}`, schema: z.strictObject({ ratings: z.array(ratingLineSchema) }) },
    },
  },
  async ({ services, player, input }) => {
    const game = gameOf(services, input.params.game).rules.id;
    return ok({ ratings: await listRatings(services, { game, readerId: player.id }) });
  },
);

export const ratingRoutes: readonly ApiRoute[] = [readRatings];
