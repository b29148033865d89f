import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { type ChapterSpan, finestStretches } from '../../log/chapter-spans.ts';
import { readChapters } from '../../log/read-chapters.ts';
import { stretchName } from '../../log/stretch-name.ts';
import { refuse } from '../../platform/refuse.ts';
import { viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { readerOrSignIn } from '../route/guards/reader.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { boardModel } from './board-model.ts';

/** A picture of the animation: the board after entry `seq`. */
type Frame = { readonly at: string; readonly seq: number; readonly name: Message };

/** What the pictures are of: the ends of chapters, or of their parts. */
type By = 'chapter' | 'part';

/**
 * A game played back: its board at the beginning and at the end of each chapter (`?by=part`: of each part), one picture
 * at a time (`?at=1805-09`). Without scripts its links lead from one to the next; a script follows them by itself.
 */
export const showAnimation = page(
  { method: 'get', path: '/t/:table/animation', access: readerOrSignIn },
  async ({ services, translator, query, tableId, viewer }) => {
    const { seq, game: gameId } = await viewTable(services, tableId, viewer);
    const chapters = await readChapters(services, { id: tableId, game: gameId, seq });
    if (chapters.length === 0) throw refuse('not-found', 'tables.no-chapters', { last: seq });

    const by: By = query.get('by') === 'part' ? 'part' : 'chapter';
    const frames = framesOf(chapters, by);
    const at = query.get('at') ?? BEGINNING;
    const place = frames.findIndex((frame) => frame.at === at);
    const frame = frames[place];
    if (!frame) throw refuse('not-found', 'tables.no-picture', { given: at, count: frames.length });

    const table = await viewTable(services, tableId, viewer, frame.seq);
    const address = (to: Frame, of: By = by) => `/t/${tableId}/animation?${new URLSearchParams({ by: of, at: to.at })}`;
    const link = (to: Frame | undefined) => to && address(to);
    const data = {
      table,
      board: table.view && boardModel(gameOf(services, gameId), table.view, nameOf(frames, place), translator),
      previous: link(frames[place - 1]),
      next: link(frames[place + 1]),
      first: link(frames[0]),
      there: `/t/${tableId}?${new URLSearchParams({ at: frame.at })}`,
      frames: frames.map((one) => ({ name: one.name, href: address(one), current: one === frame })),
      ways: chapters.some(({ parts }) => parts.length > 0)
        ? [
            { name: msg('pages.animation.by-chapter'), href: `/t/${tableId}/animation`, current: by === 'chapter' },
            { name: msg('pages.animation.by-part'), href: `/t/${tableId}/animation?by=part`, current: by === 'part' },
          ]
        : [],
    };
    return shown({ name: 'animation', data, scripts: ['animation.js'] });
  },
);

/** The address of the first picture: the first entry. */
const BEGINNING = '1';

function framesOf(chapters: readonly ChapterSpan[], by: By): readonly Frame[] {
  const stretches = by === 'part' ? finestStretches(chapters) : chapters;
  return [
    { at: BEGINNING, seq: 1, name: msg('pages.animation.beginning') },
    ...stretches
      // What has only just begun looks like the end of what came before it.
      .filter(({ first, last }) => last >= first && last > 1)
      .map((stretch) => ({ at: stretch.address, seq: stretch.last, name: stretchName(chapters, stretch) })),
  ];
}

function nameOf(frames: readonly Frame[], place: number): Message {
  const name = frames[place]?.name ?? msg('pages.animation.beginning');
  return msg('pages.animation.frame', { n: place + 1, count: frames.length, name });
}
