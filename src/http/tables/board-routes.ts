import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { drawFirst } from '../../kernel/board.ts';
import type { Viewer } from '../../kernel/decision.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { entryMeant } from '../../log/read-chapters.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { lookAtTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { chosenViewer } from '../route/chosen-viewer.ts';
import { reader } from '../route/guards/reader.ts';
import { bytes } from '../route/reply.ts';
import { route } from '../route/route.ts';
import { AS_KNOWN, tagged } from '../route/tag.ts';
import { tableParams, viewQuery } from '../schemas/parts.ts';
import { z } from '../schemas/zod.ts';

/** A picture opened by itself runs nothing and fetches nothing. */
const PICTURE_HEADERS = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

export const readBoardSvg = route(
  {
    method: 'get',
    path: '/tables/:table/board.svg',
    tag: 'Tables',
    summary: 'The board as a drawing',
    access: reader,
    input: z.object({ params: tableParams, query: viewQuery }),
    responses: { 200: { description: 'SVG', schema: z.string(), type: 'image/svg+xml' }, 304: AS_KNOWN },
  },
  async ({ context, services, translator, tableId, viewer, input }) => {
    const { version, view } = await tableAt(services, tableId, viewer, input.query);
    return tagged(await version(), translator, async () =>
      bytes(draw(context, await view(), translator), 'image/svg+xml', PICTURE_HEADERS),
    );
  },
);

export const readBoardPng = route(
  {
    method: 'get',
    path: '/tables/:table/board.png',
    tag: 'Tables',
    summary: 'The board as a picture',
    access: reader,
    input: z.object({ params: tableParams, query: viewQuery }),
    responses: {
      200: { description: 'PNG', schema: z.string().openapi({ format: 'binary' }), type: 'image/png' },
      304: AS_KNOWN,
    },
  },
  async ({ context, services, translator, tableId, viewer, input, png }) => {
    const { version, view } = await tableAt(services, tableId, viewer, input.query);
    return tagged(await version(), translator, async () =>
      bytes(await png(draw(context, await view(), translator)), 'image/png', PICTURE_HEADERS),
    );
  },
);

async function tableAt(services: Services, tableId: string, viewer: Viewer, { as, asOf }: z.infer<typeof viewQuery>) {
  const at = asOf === undefined ? undefined : await entryMeant(services, tableId, asOf);
  return lookAtTable(services, tableId, chosenViewer(viewer, as), at);
}

function draw({ services }: HttpContext, table: TableView, translator: Translator): string {
  const game = services.games.get(table.game);
  if (!table.view || !game) throw new Refusal('not-found', msg('api.no-board'));
  return drawFirst(game.board, table.view, { t: (message) => translator.t(message) });
}
