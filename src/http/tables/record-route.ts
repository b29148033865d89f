import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import { exportRecord } from '../../records/export-record.ts';
import { reader } from '../route/guards/reader.ts';
import { route } from '../route/route.ts';
import { tableParams } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

export const readRecord = route(
  {
    method: 'get',
    path: '/tables/:table/record',
    tag: 'Tables',
    summary: 'The whole game as one readable record, once it is over',
    description:
      'With everything that was hidden, the seed, and every roll: `despatch replay` and `despatch verify` read it.',
    access: reader,
    input: z.object({ params: tableParams }),
    responses: { 200: { description: 'The record, see docs/record.md', schema: z.looseObject({ game: z.string() }) } },
  },
  async ({ services, tableId, viewer }) => {
    const { status } = await viewTable(services, tableId, viewer);
    if (status !== 'finished') throw new Refusal('forbidden', msg('api.record-not-yet'));
    const headers = { 'Content-Disposition': `attachment; filename="${tableId}.json"` };
    return { kind: 'json', status: 200, json: await exportRecord(services, tableId), headers };
  },
);
