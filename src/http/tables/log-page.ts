import { Router } from 'express';
import { readLog } from '../../log/read-log.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { queryOf } from '../forms/form-of-request.ts';
import { sendPage } from '../page/render-page.ts';
import { allTakebacks } from '../takebacks/takeback-lines.ts';
import { logModel } from './log-model.ts';
import { viewerFor } from './read-table.ts';

const A_PAGE = 100;

/** The whole log, a hundred entries a page, the newest first. */
export function logPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  router.get('/t/:table/log', async (req, res) => {
    const tableId = req.params.table;
    const viewer = await viewerFor(context, req, res, tableId);
    if (viewer === undefined) return;
    const table = await viewTable(services, tableId, viewer);
    const wanted = Number(queryOf(req).get('to') ?? table.seq);
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
    sendPage(context, req, res, { name: 'log', data });
  });
  return router;
}
