import { deletePersonsAccount } from '../../accounts/delete-persons-account.ts';
import { administratorSession } from '../route/guards/administrator-session.ts';
import { ok } from '../route/reply.ts';
import { type ApiRoute, route } from '../route/route.ts';
import { z } from '../schemas/zod.ts';
import { personsData } from './persons-data.ts';

const params = z.object({ player: z.string() });

const exportPerson = route(
  {
    method: 'post',
    path: '/administration/players/:player/export',
    tag: 'People',
    summary: 'As administrator, all that is somebody’s here, as one JSON document',
    description: 'It is noted, and the person is mailed that it was done. An API key cannot ask for it.',
    access: administratorSession,
    input: z.object({ params }),
    responses: { 200: { description: 'Part by part, each a list of rows', schema: z.record(z.string(), z.unknown()) } },
  },
  ({ context, player, input }) => personsData(context, { playerId: input.params.player, by: player.id }),
);

const deletePerson = route(
  {
    method: 'delete',
    path: '/administration/players/:player',
    tag: 'People',
    summary: 'As administrator, delete somebody’s account',
    description:
      'They resign from running games, and tables of theirs that have not begun are called off. The games stay, name ' +
      'and address go, and a mail tells them so with your reason. It cannot be undone, and an API key cannot do it.',
    access: administratorSession,
    input: z.object({
      params,
      body: z.strictObject({
        confirm: z.string().openapi({ description: 'Their e-mail address' }),
        reason: z.string().openapi({ description: 'Mailed to them, and kept nowhere' }),
      }),
    }),
    responses: {
      200: {
        description: 'Nothing here names them any more',
        schema: z.strictObject({ told: z.boolean().openapi({ description: 'The mail that says so was taken' }) }),
      },
    },
  },
  async ({ services, context, player, input }) => {
    const asked = { playerId: input.params.player, by: player.id, ...input.body };
    const deleted = await deletePersonsAccount(services, context.transport, asked);
    context.callers.forget(input.params.player);
    return ok(deleted);
  },
);

export const accountOfPersonRoutes: readonly ApiRoute[] = [exportPerson, deletePerson];
