import { readLog } from '../../log/read-log.ts';
import { viewTable } from '../../play/view-table.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { allTakebacks } from '../takebacks/takeback-lines.ts';
import { logModel } from './log-model.ts';

const A_PAGE = 100;

/** The whole log, a hundred entries a page, the newest first. */
export const showLog = page(
  { method: 'get', path: '/t/:table/log', access: readerOrSignIn },
  async ({ services, query, tableId, viewer }) => {
    const table = await viewTable(services, tableId, viewer);
    const wanted = Number(query.get('to') ?? table.seq);
    const to = Number.isSafeInteger(wanted) ? Math.min(Math.max(wanted, 1), table.seq) : table.seq;
    const from = Math.max(1, to - A_PAGE + 1);
    const lines = to > 0 ? await readLog(services, tableId, viewer, { from, to }) : [];
    const address = (last: number) => `/t/${tableId}/log?to=${last}`;
    const data = {
      table,
      lines: logModel(lines, { ...table, asOf: 0 }),
      takebacks: await allTakebacks(services, table),
      newer: to < table.seq ? address(Math.min(table.seq, to + A_PAGE)) : undefined,
      older: from > 1 ? address(from - 1) : undefined,
    };
    return shown({ name: 'log', data });
  },
);
