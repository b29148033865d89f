import { msg } from '../../i18n/msg.ts';
import { type ChapterSpan, type Stretch, stretchWith } from '../../log/chapter-spans.ts';
import { namedStretch, readChapters } from '../../log/read-chapters.ts';
import { readLogPage } from '../../log/read-log-page.ts';
import { stretchName } from '../../log/stretch-name.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { readPressTable } from '../../press/press-table.ts';
import { readPublished } from '../../press/published-letters.ts';
import { letterLine } from '../press/letter-lines.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { allTakebacks } from '../takebacks/takeback-lines.ts';
import { logModel } from './log-model.ts';

/**
 * The log by chapters, the newest entries first: the present one, or (`?chapter=1805-09`) another or a part of it; of a
 * game without chapters, and with `?to=41` alone, the whole log. A hundred entries a page; `before` and `after` are the
 * cursors that lead from one to the next.
 */
export const showLog = page(
  { method: 'get', path: '/t/:table/log', access: readerOrSignIn },
  async ({ services, query, tableId, viewer }) => {
    const table = await viewTable(services, tableId, viewer);
    const chapters = await readChapters(services, table);
    const named = query.get('chapter');
    const wanted = query.get('to');
    const within = named
      ? namedStretch(chapters, named, table.seq)
      : wanted === null
        ? stretchWith(chapters, table.seq)
        : undefined;

    const { first, last } = within ?? { first: 1, last: table.seq };
    const { lines, older, newer } = await readLogPage(services, tableId, viewer, {
      from: first,
      to: last,
      after: query.get('after') ?? undefined,
      before: query.get('before') ?? undefined,
      endingAt: entryWithin(wanted, first, last),
    });

    const range: { readonly [name: string]: string } = within ? { chapter: within.address } : { to: String(last) };
    const address = (page: { readonly [name: string]: string }) =>
      `/t/${tableId}/log?${new URLSearchParams({ ...range, ...page })}`;
    const data = {
      table,
      heading: within ? stretchName(chapters, within) : msg('pages.log.heading'),
      within,
      there: within && `/t/${tableId}?${new URLSearchParams({ at: within.address })}`,
      chapters: chapterLinks(chapters, tableId, within),
      everything: chapters.length > 0 ? `/t/${tableId}/log?to=${table.seq}` : undefined,
      lines: logModel(lines, { ...table, asOf: 0 }),
      letters: table.status === 'finished' && within ? await lettersWithin(services, table, within) : undefined,
      takebacks: await allTakebacks(services, table),
      newer: newer && address({ after: newer }),
      older: older && address({ before: older }),
    };
    return shown({ name: 'log', data });
  },
);

/** The published letters that were written in this part of the game. */
async function lettersWithin(services: Services, { id: tableId, seq }: TableView, { first, last }: Stretch) {
  // Written after entry 41, a letter stands beside what entry 42 does.
  const span = { from: Math.max(1, first - 1), to: last === seq ? last : last - 1 };
  const published = await readPublished(services, { tableId, ...span });
  if (!published || published.letters.length === 0) return undefined;
  const table = await readPressTable(services, tableId);
  return {
    lines: published.letters.map((letter) => letterLine(letter, table, undefined)),
    more: published.next !== undefined,
  };
}

function entryWithin(wanted: string | null, first: number, last: number): number {
  const to = Number(wanted ?? last);
  return Number.isSafeInteger(to) ? Math.min(Math.max(to, first), last) : last;
}

/** All chapters with their parts, each with the page that tells of it; the newest first, as the log is. */
function chapterLinks(chapters: readonly ChapterSpan[], tableId: string, within: Stretch | undefined) {
  const link = ({ name, address, first, last }: Stretch) => ({
    name,
    href: `/t/${tableId}/log?${new URLSearchParams({ chapter: address })}`,
    count: Math.max(0, last - first + 1),
    current: address === within?.address,
  });
  return chapters.toReversed().map((chapter) => ({ ...link(chapter), parts: chapter.parts.map(link) }));
}
