import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { TableView } from '../../play/table-view.ts';
import { isUnanswered, waitsForMe } from '../../play/windows/waits-for-me.ts';

/** The state of a table, in one sentence: whose move it is and until when. */
export function tableState(table: TableView, translator: Translator): Message {
  switch (table.status) {
    case 'forming':
      return msg('pages.table.state-forming');
    case 'cancelled':
      return msg('pages.table.state-cancelled');
    case 'finished':
      return msg('pages.table.state-finished');
    case 'playing':
      return playingState(table, translator);
  }
}

function playingState(table: TableView, translator: Translator): Message {
  if (table.pausedUntil) return msg('clocks.page-paused', { until: { moment: table.pausedUntil.toISOString() } });
  const own = table.decisions.filter(({ mine }) => mine !== undefined);
  if (own.length > 0 && !own.some(isUnanswered))
    return msg(own.some(waitsForMe) ? 'pages.window.state-open' : 'pages.window.state');
  const mine = table.seats.find(({ seat, waiting }) => waiting && seat === table.viewer);
  if (mine) {
    return mine.dueAt
      ? msg('pages.table.state-mine-until', { when: translator.dateTime(mine.dueAt) })
      : msg('pages.table.state-mine');
  }
  const [first] = table.decisions;
  return first ? first.waitingText : msg('pages.table.state-playing');
}
