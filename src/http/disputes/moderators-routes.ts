import { dismissModerator } from '../../disputes/dismiss-moderator.ts';
import { nominateModerator } from '../../disputes/nominations/nominate-moderator.ts';
import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { appointer } from '../route/guards/appointer.ts';
import { player } from '../route/guards/player.ts';
import { reader } from '../route/guards/reader.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const moderator = z.strictObject({ playerId: z.string(), name: z.string() });

export const listModerators = route(
  {
    method: 'get',
    path: '/tables/:table/moderators',
    tag: 'Moderation',
    summary: 'Who moderates a table, beside the moderators of the site',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: {
      200: {
        description: 'None of them plays there',
        schema: z.strictObject({ own: z.array(moderator), site: z.int().openapi({ description: 'How many more' }) }),
      },
    },
  },
  async ({ services, tableId }) => {
    const { own, site } = await moderatorsOf(services, tableId);
    return ok({ own, site: site.length });
  },
);

export const nominateOne = route(
  {
    method: 'post',
    path: '/tables/:table/moderators',
    tag: 'Moderation',
    summary: 'Ask somebody to moderate your table',
    description:
      'They are asked by mail and must not play there. While a game is being played, every player must agree as ' +
      'well. The answer is the same whether or not the address is known here.',
    access: appointer,
    input: z.object({ params: tableParams, body: z.strictObject({ email: z.string().max(320) }) }),
    responses: { 201: { description: 'They are asked', schema: z.strictObject({ nominationId: z.string() }) } },
  },
  async ({ services, tableId, player, input }) => {
    const made = await nominateModerator(services, { tableId, playerId: player.id, ...input.body });
    return created(made, `/api/nominations/${made.nominationId}`);
  },
);

export const dismissOne = route(
  {
    method: 'delete',
    path: '/tables/:table/moderators/:moderator',
    tag: 'Moderation',
    summary: 'Dismiss a moderator of your table, or give it up yourself',
    access: player,
    input: z.object({ params: tableParams.extend({ moderator: idSchema }) }),
    responses: { 204: { description: 'They are none any more' } },
  },
  async ({ context, services, player, input }) => {
    const { table: tableId, moderator: moderatorId } = input.params;
    await dismissModerator(services, { tableId, playerId: player.id, moderatorId });
    context.callers.forget(moderatorId);
    return done;
  },
);
