import { makeRematch } from '../../../lobby/rematch/make-rematch.ts';
import { listFinished } from '../../../play/list-finished.ts';
import { anyone } from '../../route/guards/anyone.ts';
import { player } from '../../route/guards/player.ts';
import { ok } from '../../route/reply.ts';
import { route } from '../../route/route.ts';
import { idSchema, moment, tableParams } from '../schemas/parts.ts';
import { tableSummarySchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';
import { translate } from '../translate.ts';

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

const archived = tableSummarySchema.extend({ finishedAt: moment });

export const listArchive = route(
  {
    method: 'get',
    path: '/tables/archive',
    tag: 'Tables',
    summary: 'Finished tables: public ones, and your own',
    access: anyone,
    input: z.object({
      query: z.strictObject({
        of: z.literal('mine').optional().openapi({ description: 'Only where you played or were the host' }),
        game: idSchema.optional(),
        after: idSchema.optional().openapi({ description: 'The `next` of the page before' }),
      }),
    }),
    responses: {
      200: {
        description: 'At most 50, the newest first',
        schema: z.strictObject({ tables: z.array(archived), next: z.string().optional() }),
      },
    },
  },
  async ({ services, translator, player, input }) => {
    const { of, ...wanted } = input.query;
    const mine = of === 'mine';
    return ok(translate(await listFinished(services, { playerId: player?.id, mine, ...wanted }), translator));
  },
);
