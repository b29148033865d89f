import { updatePlayer } from '../../people/update-player.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { playerSchema } from '../schemas/person.ts';
import { z } from '../schemas/zod.ts';

export const readMe = route(
  {
    method: 'get',
    path: '/players/me',
    tag: 'People',
    summary: 'Who you are',
    access: player,
    input: z.object({}),
    responses: { 200: { description: 'You', schema: playerSchema } },
  },
  async ({ player }) => ok(player),
);

export const changeMe = route(
  {
    method: 'patch',
    path: '/players/me',
    tag: 'People',
    summary: 'Change your name, time zone, language, mail preferences or what others may see',
    description: 'What is left out stays as it is; mail preferences are given all together.',
    access: player,
    input: z.object({
      body: z.strictObject({
        name: z.string().optional(),
        timeZone: z.string().optional().openapi({ example: 'Europe/Madrid' }),
        locale: z.string().optional(),
        mail: playerSchema.shape.mail.optional(),
        shows: playerSchema.shape.shows.partial().optional(),
      }),
    }),
    responses: { 200: { description: 'You, as changed', schema: playerSchema } },
  },
  async ({ services, context, player, input }) => {
    const changed = await updatePlayer(services, { playerId: player.id, ...input.body });
    context.callers.forget(player.id);
    return ok(changed);
  },
);
