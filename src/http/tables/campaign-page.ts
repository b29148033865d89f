import { msg } from '../../i18n/msg.ts';
import type { ChapterSpan } from '../../log/chapter-spans.ts';
import { namedStretch, readChapters } from '../../log/read-chapters.ts';
import { lookAtTable, viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { boardModel } from './board-model.ts';
import { campaignModel } from './campaign-model.ts';
import { mapQuery } from './map-model.ts';
import { type ToldChronicle, tellChronicle } from './told-chronicle.ts';

/**
 * The story of a game: its figures over time as charts and as tables, what lasted, and the board as the reader could
 * see it at the end of a chapter (`?at=1806-03`), else now. `?before=` is the cursor to older chapters. Its links lead
 * from one board to the next; a script shows them one after the other.
 */
export const showCampaign = page(
  { method: 'get', path: '/t/:table/campaign', access: readerOrSignIn },
  async ({ services, translator, query, tableId, viewer }) => {
    const newest = await (await lookAtTable(services, tableId, viewer)).view('calling');
    const told = await tellChronicle(services, newest, cursorOf(query.get('before')));
    const chapters = await readChapters(services, newest);
    const at = query.get('at') || undefined;
    const stretch = at === undefined ? undefined : namedStretch(chapters, at, newest.seq);
    const table = stretch ? await viewTable(services, tableId, viewer, stretch.last) : newest;

    const base = `/t/${tableId}/campaign`;
    // The newest chapter goes on: its board is the one of now.
    const newestPlace = chapters.length - 1;
    const place = stretch
      ? chapters.findIndex((chapter) => [chapter, ...chapter.parts].includes(stretch))
      : newestPlace;
    const link = (chapter: ChapterSpan | undefined) => chapter && `${base}?${withMonth(query, chapter.address)}`;
    const now = `${base}?${withMonth(query, undefined)}`;
    const data = {
      table,
      ...campaignModel(tableId, told, translator),
      newest: query.has('before') ? base : undefined,
      base,
      before: query.get('before') ?? undefined,
      board:
        table.view &&
        boardModel(
          gameOf(services, table.game),
          table.view,
          stretch ? msg('pages.table.board-end', { part: stretch.name }) : msg('pages.table.board-now'),
          translator,
          { look: { base, query: mapQuery(query, 'at', 'before') } },
        ),
      previous: link(chapters[place - 1]),
      next: place + 1 < newestPlace ? link(chapters[place + 1]) : place < newestPlace ? now : undefined,
      first: link(chapters[0]),
      there: `/t/${tableId}${stretch ? `?${new URLSearchParams({ at: stretch.address })}` : ''}`,
      months: within(chapters, told).map(({ address: value, name }) => ({
        value,
        name,
        chosen: stretch !== undefined && value === chapters[place]?.address,
      })),
    };
    return shown({ name: 'campaign', data, scripts: ['animation.js'] });
  },
);

/** The same page with the board of another chapter; a window of its map stays open. */
function withMonth(query: URLSearchParams, at: string | undefined): URLSearchParams {
  const kept = new URLSearchParams([...mapQuery(query, 'before')].filter(([name]) => name !== 'area'));
  if (at !== undefined) kept.set('at', at);
  return kept;
}

/** The chapters whose figures are shown. */
function within(chapters: readonly ChapterSpan[], { moments }: ToldChronicle): readonly ChapterSpan[] {
  const [first = 1, last = 1] = [moments[0]?.seq, moments.at(-1)?.seq];
  return chapters.filter((chapter) => chapter.last >= first && chapter.first <= last);
}

/** Undefined where there is none; what is no number is no entry of any log. */
function cursorOf(text: string | null): number | undefined {
  return text === null || text === '' ? undefined : Number(text);
}
