import { tableFeed } from '../../outlets/atom/table-feed.ts';
import { writeFeed } from '../../outlets/atom/write-feed.ts';
import { refuse } from '../../platform/refuse.ts';
import { hashSecret } from '../../platform/secret.ts';
import { watchTable } from '../../seats/spectators/watch-table.ts';
import { anyone } from '../route/guards/anyone.ts';
import { reader } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { bytes } from '../route/reply.ts';
import { tagged } from '../route/tag.ts';
import { ATOM, FEED_HEADERS, feedOfTable } from './table-feed.ts';

/** What happens at a table that its reader may read, for feed readers. */
export const showTableFeed = page(
  { method: 'get', path: '/t/:table/feed.atom', access: reader },
  ({ services, tableId, translator }) => feedOfTable(services, tableId, translator),
);

/** The same by a spectators' link, as many hours behind; its ids give away neither the link nor the table. */
export const showWatchFeed = page(
  { method: 'get', path: '/w/:token/feed.atom', access: anyone },
  async ({ services, params, translator }) => {
    const watching = await watchTable(services, params.token);
    if (watching.state !== 'shown') throw refuse('not-found', 'outlets.nothing-to-watch');
    const { name, gameName, last, lines } = watching.table;
    const mark = `w/${hashSecret(params.token).slice(0, 32)}`;
    return tagged([mark, name, last], translator, async () => {
      const page = `/w/${params.token}`;
      const table = {
        mark,
        name,
        gameName,
        since: lines[0]?.at ?? new Date(0),
        lines,
        page,
        self: `${page}/feed.atom`,
      };
      const feed = tableFeed(table, services.settings.baseUrl, translator);
      return bytes(writeFeed(feed), `${ATOM}; charset=utf-8`, FEED_HEADERS);
    });
  },
);
