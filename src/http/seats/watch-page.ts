import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { stretchName } from '../../log/stretch-name.ts';
import { type WatchedTable, watchTable } from '../../seats/spectators/watch-table.ts';
import { gameOf } from '../games/game-of.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { boardModel } from '../tables/board-model.ts';
import { historyModel } from '../tables/history-model.ts';
import { logModel, toldLines } from '../tables/log-model.ts';
import { seatClass } from '../tables/seat-class.ts';

/** A table by a spectators' link, some hours behind; nobody signs in, and nothing on the page leads to the present. */
export const watchByLink = page(
  { method: 'get', path: '/w/:token', access: anyone },
  async ({ services, translator, params, query }) => {
    const watching = await watchTable(services, params.token, query.get('at') || undefined);
    switch (watching.state) {
      case 'ended': {
        const title = translator.t(msg('spectators.ended-title'));
        return shown({
          name: 'notice',
          data: { title, text: msg('spectators.ended'), link: undefined },
          status: 410,
        });
      }
      case 'early': {
        const { name: table, gameName: game, delayHours: hours, opens } = watching;
        const title = translator.t(msg('spectators.early-title'));
        const names = { table, game, hours };
        const text = opens
          ? msg('spectators.early', { ...names, when: translator.dateTime(opens) })
          : msg('spectators.not-begun', names);
        return shown({ name: 'notice', data: { title, text, link: undefined } });
      }
      case 'shown': {
        const base = `/w/${params.token}`;
        const data = modelOf(watching.table, gameOf(services, watching.table.game), base, translator);
        return shown({ name: 'watch', data, scripts: ['history.js'] });
      }
    }
  },
);

function modelOf(table: WatchedTable, game: ReturnType<typeof gameOf>, base: string, translator: Translator) {
  const { asOf, last, seats, lines, outcome, chapters, current } = table;
  const ended = asOf < last && current?.last === asOf ? stretchName(chapters, current) : undefined;
  const caption = ended ? msg('pages.table.board-end', { part: ended }) : msg('spectators.caption', { at: asOf });
  return {
    table,
    base,
    behind: msg('spectators.behind', { hours: table.delayHours }),
    outcome: outcome?.summary,
    board: boardModel(game, table.view, caption, translator),
    seats: seats.map((seat) => ({
      ...seat,
      playerName: seat.playerName ?? '',
      seatClass: seatClass(seats, seat.seat),
    })),
    log: logModel(toldLines(lines, asOf), { id: '', seats, asOf }).map((line) => ({
      ...line,
      href: `${base}?at=${line.seq}`,
    })),
    newest: asOf < last ? base : undefined,
    history: historyModel(chapters, { asOf, seq: last }, current),
  };
}
