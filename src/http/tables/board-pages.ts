import { msg } from '../../i18n/msg.ts';
import { drawFirst } from '../../kernel/board.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { entryMeant } from '../../log/read-chapters.ts';
import { viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { type Reading, reader } from '../route/guards/reader.ts';
import { type PageCall, page } from '../route/page.ts';
import { bytes } from '../route/reply.ts';

/** The board alone, as the reader may see it: `board.svg` and `board.png`; both take `?at=41` and `?at=1805-09`. */
export const showBoardSvg = page({ method: 'get', path: '/t/:table/board.svg', access: reader }, async (call) =>
  bytes(await draw(call), 'image/svg+xml'),
);

export const showBoardPng = page({ method: 'get', path: '/t/:table/board.png', access: reader }, async (call) =>
  bytes(await call.png(await draw(call)), 'image/png'),
);

async function draw({ services, translator, query, tableId, viewer }: PageCall & Reading): Promise<string> {
  const at = query.get('at');
  const table = await viewTable(services, tableId, viewer, at ? await entryMeant(services, tableId, at) : undefined);
  if (!table.view) throw new Refusal('not-found', msg('pages.table.no-board'));
  return drawFirst(gameOf(services, table.game).board, table.view, { t: translator.t });
}
