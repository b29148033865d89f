import { listFinished } from '../../play/list-finished.ts';
import { anyone } from '../route/guards/anyone.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { idSchema, moment } from '../schemas/parts.ts';
import { tableSummarySchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';

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
