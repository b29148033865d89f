import { Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { viewTable } from '../../play/view-table.ts';
import { exportRecord } from '../../records/export-record.ts';
import type { HttpContext } from '../context.ts';
import { viewerFor } from './read-table.ts';

/** The record of a finished game, with everything that was hidden and the seed, for everybody who may see the table. */
export function recordDownload(context: HttpContext): Router {
  const { services } = context;
  const router = Router();
  router.get('/t/:table/record.json', async (req, res) => {
    const viewer = await viewerFor(context, req, res, req.params.table);
    if (viewer === undefined) return;
    const table = await viewTable(services, req.params.table, viewer);
    if (table.status !== 'finished') throw new Refusal('forbidden', msg('pages.table.no-record'));
    res.attachment(`${table.id}.json`).json(await exportRecord(services, table.id));
  });
  return router;
}
