import type { LoadedPack } from '../../kernel/loaded-pack.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { groupValues } from '../games/group-values.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { download, shown } from '../route/reply.ts';

async function packOf(services: Services, table: TableView): Promise<LoadedPack> {
  const { rules } = gameOf(services, table.game);
  const row = await services.db.pack.findUnique({ where: { hash: table.pack.hash } });
  return row ? rules.parsePack(row.content) : rules.builtInPack();
}

/** The data that a table plays with: where it comes from, and which values are not the printed ones. */
export const showPack = page(
  { method: 'get', path: '/t/:table/pack', access: readerOrSignIn },
  async ({ services, tableId, viewer }) => {
    const table = await viewTable(services, tableId, viewer);
    const { reconstructed } = await packOf(services, table);
    return shown({
      name: 'pack',
      data: { table, count: reconstructed.length, chapters: groupValues(reconstructed) },
    });
  },
);

export const downloadPack = page(
  { method: 'get', path: '/t/:table/pack.json', access: readerOrSignIn },
  async ({ services, tableId, viewer }) => {
    const table = await viewTable(services, tableId, viewer);
    return download(`${table.game}-pack.json`, (await packOf(services, table)).content);
  },
);
