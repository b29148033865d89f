import { finestStretches, stretchWith } from '../../log/chapter-spans.ts';
import { readChapters } from '../../log/read-chapters.ts';
import { stretchName } from '../../log/stretch-name.ts';
import { readPressTable } from '../../press/press-table.ts';
import { readPublished } from '../../press/published-letters.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { letterLine } from './letter-lines.ts';

/** The letters of a finished game where they are published, in their order, by the parts of the game. */
export const showPublished = page(
  { method: 'get', path: '/t/:table/letters', access: readerOrSignIn },
  async ({ services, tableId, query }) => {
    const table = await readPressTable(services, tableId);
    const published = await readPublished(services, { tableId, after: query.get('after') ?? undefined });
    const chapters = published ? await readChapters(services, table) : [];
    const finest = finestStretches(chapters);
    const lines = (published?.letters ?? []).map((letter) => ({
      // Written after entry 41, it belongs to what entry 42 does.
      stretch: stretchWith(finest, Math.min(letter.seq + 1, table.seq)),
      ...letterLine(letter, table, undefined),
    }));
    const groups = lines.map((line, i) => {
      const begins = line.stretch !== undefined && lines[i - 1]?.stretch !== line.stretch;
      return { ...line, chapter: begins && line.stretch ? stretchName(chapters, line.stretch) : undefined };
    });
    const next = published?.next && `/t/${tableId}/letters?${new URLSearchParams({ after: published.next })}`;
    return shown({ name: 'press-published', data: { table, published: published !== undefined, lines: groups, next } });
  },
);
