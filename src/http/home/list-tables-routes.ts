import { listPublicTables } from '../../play/list-public-tables.ts';
import { listTables } from '../../play/list-tables.ts';
import { anyone } from '../route/guards/anyone.ts';
import { player } from '../route/guards/player.ts';
import { ok } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { translate } from '../route/translate.ts';
import { tableSummarySchema } from '../schemas/table.ts';
import { z } from '../schemas/zod.ts';

const tableList = z.strictObject({ tables: z.array(tableSummarySchema) });

export const listMyTables = route(
  {
    method: 'get',
    path: '/tables',
    tag: 'Tables',
    summary: 'Your tables: those that wait for you first',
    description: 'Where you have a seat, are the host, or are invited.',
    access: player,
    input: z.object({}),
    responses: { 200: { description: 'At most 200', schema: tableList } },
  },
  async ({ services, translator, player }) =>
    ok(translate({ tables: await listTables(services, player.id) }, translator)),
);

export const listOpenTables = route(
  {
    method: 'get',
    path: '/tables/public',
    tag: 'Tables',
    summary: 'Public tables: those to join first',
    access: anyone,
    input: z.object({}),
    responses: { 200: { description: 'At most 50', schema: tableList } },
  },
  async ({ services, translator, player }) =>
    ok(translate({ tables: await listPublicTables(services, player?.id) }, translator)),
);
