import { listFellows, MOST_FELLOWS } from '../../profiles/list-fellows.ts';
import { readProfile } from '../../profiles/read-profile.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { type ApiRoute, route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema } from '../schemas/parts.ts';
import { fellowSchema, profileSchema } from '../schemas/profile.ts';
import { z } from '../schemas/zod.ts';

const listPeople = route(
  {
    method: 'get',
    path: '/fellows',
    tag: 'People',
    summary: 'Your address book: the people you have played with',
    description: 'Those who let you see their name, the last met first. They are invited by their id.',
    access: player,
    input: z.object({}),
    responses: {
      200: { description: `At most ${MOST_FELLOWS}`, schema: z.strictObject({ fellows: z.array(fellowSchema) }) },
    },
  },
  async ({ services, player }) => ok({ fellows: await listFellows(services, player.id) }),
);

const readPlayerPage = route(
  {
    method: 'get',
    path: '/players/:player',
    tag: 'People',
    summary: 'What you may see of a player',
    description: 'Of those who do not let you see their name there is nothing, as of players who do not exist.',
    access: player,
    input: z.object({ params: z.object({ player: idSchema }) }),
    responses: { 200: { description: 'The player', schema: profileSchema } },
  },
  async ({ services, translator, player, input }) =>
    ok(translate(await readProfile(services, { readerId: player.id, playerId: input.params.player }), translator)),
);

export const profileRoutes: readonly ApiRoute[] = [listPeople, readPlayerPage];
