import { reader } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { events, ok } from '../route/reply.ts';
import { readNews } from './news-mark.ts';

/*
 * What an open page asks whether there is news. An `EventSource` is told as soon as there is: `news` says that, `rest`
 * says that it shall not ask again by itself. Everybody else gets how the table stands now.
 */
export const watchNews = page(
  { method: 'get', path: '/t/:table/news', access: reader },
  async ({ context, services, tableId, viewer, player, query, listener }) => {
    const playerId = player?.id;
    if (!listener) return ok(await readNews(services, tableId, { viewer, playerId }));
    return events((say, end) =>
      context.news.attend({
        tableId,
        playerId,
        countedAs: playerId ?? listener.address,
        shows: listener.lastEventId ?? query.get('shows') ?? undefined,
        tell: ({ seq, mark }) => say({ event: 'news', id: mark, data: { seq } }),
        end(forGood) {
          if (forGood) say({ event: 'rest', data: {} });
          end();
        },
      }),
    );
  },
);
