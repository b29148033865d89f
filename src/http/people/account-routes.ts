import { deleteAccount } from '../../accounts/delete-account.ts';
import { session } from '../route/guards/session.ts';
import { done } from '../route/reply.ts';
import { type ApiRoute, route } from '../route/route.ts';
import { z } from '../schemas/zod.ts';
import { checkConfirmed } from './check-confirmed.ts';
import { takeData } from './take-data.ts';

const exportMe = route(
  {
    method: 'get',
    path: '/players/me/data',
    tag: 'People',
    summary: 'All that is yours here, as one JSON document',
    description: 'What games still hide from you is not in it. An API key cannot ask for it.',
    access: session,
    input: z.object({}),
    responses: { 200: { description: 'Part by part, each a list of rows', schema: z.record(z.string(), z.unknown()) } },
  },
  async ({ context, player }) => takeData(context, player),
);

const deleteMe = route(
  {
    method: 'delete',
    path: '/players/me',
    tag: 'People',
    summary: 'Delete your account',
    description:
      'You resign from running games, and tables of yours that have not begun are called off. The games stay, your ' +
      'name and address go. It cannot be undone, and an API key cannot do it.',
    access: session,
    input: z.object({
      body: z.strictObject({ confirm: z.string().openapi({ description: 'Your e-mail address' }) }),
    }),
    responses: { 204: { description: 'Nothing here names you any more' } },
  },
  async ({ services, context, player, input }) => {
    checkConfirmed(input.body.confirm, player);
    await deleteAccount(services, { playerId: player.id, by: player.id });
    context.callers.forget(player.id);
    return done;
  },
);

export const accountRoutes: readonly ApiRoute[] = [exportMe, deleteMe];
