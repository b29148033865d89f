import { makeRematch } from '../../lobby/rematch/make-rematch.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

export const askForRematch = route(
  {
    method: 'post',
    path: '/tables/:table/rematch',
    tag: 'Tables',
    summary: 'Play again with the same people, everybody one seat on',
    description: 'There is one rematch of a table: asked for again, that one is given.',
    access: player,
    input: z.object({ params: tableParams }),
    responses: {
      200: {
        description: 'The new table',
        schema: z.strictObject({
          tableId: z.string(),
          made: z.boolean().openapi({ description: 'False when it was there already' }),
        }),
      },
    },
  },
  async ({ services, player, input }) =>
    ok(await makeRematch(services, { tableId: input.params.table, playerId: player.id })),
);
