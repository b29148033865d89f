import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { openRecord } from '../../records/export-record.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { reader } from '../route/guards/reader.ts';
import { file } from '../route/reply.ts';
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
  async ({ services, tableId }) => {
    const { status } = await readTableRow(services, tableId);
    if (status !== 'finished') throw new Refusal('forbidden', msg('api.record-not-yet'));
    return file(`${tableId}.json`, 'application/json', await openRecord(services, tableId));
  },
);
