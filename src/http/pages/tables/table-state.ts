import type en from '../../../i18n/en/pages.json';
import type { Translator } from '../../../i18n/translator.ts';
import { type Message, messagesOf } from '../../../kernel/message.ts';
import type { TableView } from '../../../play/table-view.ts';
import { say as sayOfClocks } from '../../../time/say.ts';

const say = messagesOf<typeof en>();

/** Where a table stands, in one sentence: whose move it is and until when. */
export function tableState(table: TableView, translator: Translator): Message {
  switch (table.status) {
    case 'forming':
      return say('pages.table.state-forming');
    case 'cancelled':
      return say('pages.table.state-cancelled');
    case 'finished':
      return say('pages.table.state-finished');
    case 'playing':
      return playingState(table, translator);
  }
}

function playingState(table: TableView, translator: Translator): Message {
  if (table.pausedUntil)
    return sayOfClocks('clocks.page-paused', { until: { moment: table.pausedUntil.toISOString() } });
  const mine = table.seats.find(({ seat, waiting }) => waiting && seat === table.viewer);
  if (mine) {
    return mine.dueAt
      ? say('pages.table.state-mine-until', { when: translator.dateTime(mine.dueAt) })
      : say('pages.table.state-mine');
  }
  const [first] = table.decisions;
  return first ? first.waitingText : say('pages.table.state-playing');
}
