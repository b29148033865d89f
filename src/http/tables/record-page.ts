import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import { exportRecord } from '../../records/export-record.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { download } from '../route/reply.ts';

/** The record of a finished game, with everything that was hidden and the seed, for everybody who may see the table. */
export const downloadRecord = page(
  { method: 'get', path: '/t/:table/record.json', access: readerOrSignIn },
  async ({ services, tableId, viewer }) => {
    const table = await viewTable(services, tableId, viewer);
    if (table.status !== 'finished') throw new Refusal('forbidden', msg('pages.table.no-record'));
    return download(`${table.id}.json`, await exportRecord(services, table.id));
  },
);
