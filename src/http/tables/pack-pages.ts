import { Router } from 'express';
import type { LoadedPack } from '../../kernel/rules.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { gameOf } from '../games/game-of.ts';
import { groupValues } from '../games/group-values.ts';
import { sendPage } from '../page/render-page.ts';
import { viewerFor } from './read-table.ts';

/** The data that a table plays with: where it comes from, and which values are not the printed ones. */
export function packPage(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  const packOf = async (table: TableView): Promise<LoadedPack> => {
    const { rules } = gameOf(services, table.game);
    const row = await services.db.pack.findUnique({ where: { hash: table.pack.hash } });
    return row ? rules.parsePack(row.content) : rules.builtInPack();
  };

  router.get('/t/:table/pack', async (req, res) => {
    const viewer = await viewerFor(context, req, res, req.params.table);
    if (viewer === undefined) return;
    const table = await viewTable(services, req.params.table, viewer);
    const { reconstructed } = await packOf(table);
    sendPage(context, req, res, {
      name: 'pack',
      data: { table, count: reconstructed.length, chapters: groupValues(reconstructed) },
    });
  });

  router.get('/t/:table/pack.json', async (req, res) => {
    const viewer = await viewerFor(context, req, res, req.params.table);
    if (viewer === undefined) return;
    const table = await viewTable(services, req.params.table, viewer);
    res.attachment(`${table.game}-pack.json`).json((await packOf(table)).content);
  });
  return router;
}
