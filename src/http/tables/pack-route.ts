import { readPack } from '../../access/read-pack.ts';
import { anyone } from '../route/guards/anyone.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { idSchema } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

const FOREVER = 'max-age=31536000, immutable';

/** Where a table's data pack is: the same hash is always the same pack. */
export const packAddress = (hash: string) => `/api/packs/${encodeURIComponent(hash)}`;

export const readPackByHash = route(
  {
    method: 'get',
    path: '/packs/:pack',
    tag: 'Games',
    summary: 'A data pack by its hash, as the JSON of a table names it',
    description:
      'What never changes while a table is played: what is printed on its cards and maps. It may be kept for ever. A ' +
      'pack that was uploaded is there for those who may read a table that plays with it, and no proxy may keep it.',
    access: anyone,
    input: z.object({ params: z.object({ pack: idSchema }) }),
    responses: {
      200: { description: 'The pack', schema: z.record(z.string(), z.unknown()) },
      304: { description: 'The one that `If-None-Match` names' },
    },
  },
  async ({ services, player, input }) => {
    const { pack: hash } = input.params;
    const { content, open } = await readPack(services, hash, player?.id);
    const cached = `${open ? 'public' : 'private'}, ${FOREVER}`;
    return ok(content, { 'Cache-Control': cached, ETag: `"${hash}"` });
  },
);
