import { msg } from '../../i18n/msg.ts';
import { drawFirst } from '../../kernel/board.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { entryMeant } from '../../log/read-chapters.ts';
import { lookAtTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { type Reading, reader } from '../route/guards/reader.ts';
import { type PageCall, page } from '../route/page.ts';
import { bytes, type Reply } from '../route/reply.ts';
import { tagged } from '../route/tag.ts';

/** The board alone, as the reader may see it: `board.svg` and `board.png`; both take `?at=41` and `?at=1805-09`. */
export const showBoardSvg = page({ method: 'get', path: '/t/:table/board.svg', access: reader }, (call) =>
  drawn(call, async (svg) => bytes(svg, 'image/svg+xml')),
);

export const showBoardPng = page({ method: 'get', path: '/t/:table/board.png', access: reader }, (call) =>
  drawn(call, async (svg) => bytes(await call.png(svg), 'image/png')),
);

async function drawn(call: PageCall & Reading, made: (svg: string) => Promise<Reply>): Promise<Reply> {
  const { services, translator, query, tableId, viewer } = call;
  const at = query.get('at');
  const entry = at ? await entryMeant(services, tableId, at) : undefined;
  const { version, view } = await lookAtTable(services, tableId, viewer, entry);
  return tagged(await version(), translator, async () => {
    const table = await view();
    if (!table.view) throw new Refusal('not-found', msg('pages.table.no-board'));
    return made(drawFirst(gameOf(services, table.game).board, table.view, { t: translator.t }));
  });
}
