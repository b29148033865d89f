import type { Translator } from '../../i18n/translator.ts';
import { readLogOf } from '../../log/read-log.ts';
import { FEED_ENTRIES, tableFeed } from '../../outlets/atom/table-feed.ts';
import { writeFeed } from '../../outlets/atom/write-feed.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { gameOf } from '../games/game-of.ts';
import { bytes, type Reply } from '../route/reply.ts';
import { tagged } from '../route/tag.ts';

export const ATOM = 'application/atom+xml';
/** Feed readers may show it again for as long, in seconds. */
export const FEED_HEADERS = { 'Cache-Control': 'private, max-age=60' } as const;

/** What happened at a table of late, for feed readers: whoever asks for it, what spectators read. */
export async function feedOfTable(services: Services, tableId: string, translator: Translator): Promise<Reply> {
  const row = await readTableRow(services, tableId);
  const { rules } = gameOf(services, row.game);
  return tagged([row.id, row.name, row.seq], translator, async () => {
    const lines = await readLogOf(services, row, 'spectator', { from: row.seq - FEED_ENTRIES + 1 });
    const page = `/t/${row.id}`;
    const table = { mark: `t/${row.id}`, name: row.name, gameName: rules.name, since: row.createdAt, lines };
    const feed = tableFeed({ ...table, page, self: `${page}/feed.atom` }, services.settings.baseUrl, translator);
    return bytes(writeFeed(feed), `${ATOM}; charset=utf-8`, FEED_HEADERS);
  });
}
