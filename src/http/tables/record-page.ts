import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { openRecord } from '../../records/export-record.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { file } from '../route/reply.ts';

/** The record of a finished game, with everything that was hidden and the seed, for everybody who may see the table. */
export const downloadRecord = page(
  { method: 'get', path: '/t/:table/record.json', access: readerOrSignIn },
  async ({ services, tableId }) => {
    const { id, status } = await readTableRow(services, tableId);
    if (status !== 'finished') throw new Refusal('forbidden', msg('pages.table.no-record'));
    return file(`${id}.json`, 'application/json', await openRecord(services, id));
  },
);
