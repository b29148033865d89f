import {
  createSpectatorLink,
  endSpectatorLink,
  LONGEST_DELAY,
  listSpectatorLinks,
} from '../../seats/spectators/spectator-links.ts';
import { host } from '../route/guards/host.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema, moment, tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const delaySchema = z.number().openapi({ description: `Hours that spectators are behind, from 0 to ${LONGEST_DELAY}` });
const linkSchema = z.strictObject({ id: z.string(), delayHours: delaySchema, createdAt: moment });

export const listLinks = route(
  {
    method: 'get',
    path: '/tables/:table/spectator-links',
    tag: 'Tables',
    summary: 'The links by which your table can be watched, without their secrets',
    access: host,
    input: z.object({ params: tableParams }),
    responses: {
      200: { description: 'Those that work, oldest first', schema: z.strictObject({ links: z.array(linkSchema) }) },
    },
  },
  async ({ services, translator, tableId, player }) => {
    const links = await listSpectatorLinks(services, { tableId, playerId: player.id });
    return ok(translate({ links }, translator));
  },
);

export const makeLink = route(
  {
    method: 'post',
    path: '/tables/:table/spectator-links',
    tag: 'Tables',
    summary: 'Make a link by which anybody can watch your table, some hours behind',
    description: 'The address is given this once.',
    access: host,
    input: z.object({ params: tableParams, body: z.strictObject({ delayHours: delaySchema }) }),
    responses: {
      201: {
        description: 'The link',
        schema: z.strictObject({ id: z.string(), url: z.string() }),
      },
    },
  },
  async ({ services, tableId, player, input }) => {
    const { id, token } = await createSpectatorLink(services, { tableId, playerId: player.id, ...input.body });
    return created({ id, url: `${services.settings.baseUrl}/w/${token}` }, `/api/tables/${tableId}/spectator-links`);
  },
);

export const endLink = route(
  {
    method: 'delete',
    path: '/tables/:table/spectator-links/:link',
    tag: 'Tables',
    summary: 'End a link for spectators',
    access: host,
    input: z.object({ params: tableParams.extend({ link: idSchema }) }),
    responses: { 204: { description: 'It shows nothing any more' } },
  },
  async ({ services, tableId, player, input }) => {
    await endSpectatorLink(services, { tableId, playerId: player.id, id: input.params.link });
    return done;
  },
);
