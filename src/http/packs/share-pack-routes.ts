import { endPackLink, followPackLink, linkPack, removeReader } from '../../packs/share-pack.ts';
import { player } from '../route/guards/player.ts';
import { created, done, ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const params = z.object({ keptPack: idSchema });

const linkOne = route(
  {
    method: 'post',
    path: '/kept-packs/:keptPack/link',
    tag: 'Games',
    summary: 'Make a secret link by which others come to use your versions; an older one ends',
    description: 'The address is given this once.',
    access: player,
    input: z.object({ params }),
    responses: { 201: { description: 'The link', schema: z.strictObject({ url: z.string() }) } },
  },
  async ({ services, player: owner, input }) => {
    const id = input.params.keptPack;
    const token = await linkPack(services, { id, playerId: owner.id });
    return created({ url: `${services.settings.baseUrl}/packs/links/${token}` }, `/api/kept-packs/${id}`);
  },
);

const endOneLink = route(
  {
    method: 'delete',
    path: '/kept-packs/:keptPack/link',
    tag: 'Games',
    summary: 'End the link to your pack; those who came by it stay',
    access: player,
    input: z.object({ params }),
    responses: { 204: { description: 'It leads nowhere any more' } },
  },
  async ({ services, player: owner, input }) => {
    await endPackLink(services, { id: input.params.keptPack, playerId: owner.id });
    return done;
  },
);

const followOneLink = route(
  {
    method: 'post',
    path: '/kept-pack-links/:link',
    tag: 'Games',
    summary: 'Come to use a pack by the last part of the link to it',
    access: player,
    input: z.object({ params: z.object({ link: z.string().max(64) }) }),
    responses: { 200: { description: 'Which one', schema: z.strictObject({ keptPackId: z.string() }) } },
  },
  async ({ services, player: reader, input }) =>
    ok({ keptPackId: await followPackLink(services, { token: input.params.link, playerId: reader.id }) }),
);

const removeOneReader = route(
  {
    method: 'delete',
    path: '/kept-packs/:keptPack/readers/:player',
    tag: 'Games',
    summary: 'Stop sharing a pack of yours with a player, or put away one that is shared with you',
    access: player,
    input: z.object({ params: params.extend({ player: idSchema }) }),
    responses: { 204: { description: 'They use it no more' } },
  },
  async ({ services, player: by, input }) => {
    const { keptPack: id, player: readerId } = input.params;
    await removeReader(services, { id, by: by.id, readerId });
    return done;
  },
);

export const sharePackRoutes = [linkOne, endOneLink, followOneLink, removeOneReader];
