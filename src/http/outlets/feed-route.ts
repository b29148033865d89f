import { reader } from '../route/guards/reader.ts';
import { route } from '../route/route.ts';
import { AS_KNOWN } from '../route/tag.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';
import { ATOM, feedOfTable } from './table-feed.ts';

export const readTableFeed = route(
  {
    method: 'get',
    path: '/tables/:table/feed.atom',
    tag: 'Tables',
    summary: 'What happened at a table of late, for feed readers: what a spectator reads',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'Atom', schema: z.string(), type: ATOM }, 304: AS_KNOWN },
  },
  ({ services, tableId, translator }) => feedOfTable(services, tableId, translator),
);
