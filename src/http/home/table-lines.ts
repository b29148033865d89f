import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { TableSummary } from '../../play/table-summary.ts';
import { timeLeft } from '../time/time-control-words.ts';

/** A table as one line of a list; `joinable` where a reader without a seat there may join it. */
export function tableLine(table: TableSummary, now: Date, translator: Translator, joinable = false) {
  return {
    table,
    left: table.myTurn ? timeLeft(table.dueAt, now, translator) : undefined,
    state: stateOf(table, now, translator),
    players: table.players.map(({ playerName, name }) =>
      name ? msg('pages.home.player-at', { player: playerName, seat: name }) : playerName,
    ),
    action: actionOf(table, joinable),
  };
}

function stateOf(table: TableSummary, now: Date, translator: Translator): Message {
  if (table.invitationId !== undefined) return msg('pages.home.invited-by', { host: table.hostName });
  switch (table.status) {
    case 'forming':
      return table.missing > 0 ? msg('pages.home.missing', { count: table.missing }) : msg('pages.home.almost');
    case 'finished':
      return msg('pages.home.finished');
    case 'cancelled':
      return msg('pages.home.cancelled');
    case 'playing': {
      if (table.myTurn) return msg('pages.home.your-move');
      if (table.asked) return msg('pages.home.no-wait');
      const names = table.waiting.map(({ name, dueAt }) => {
        if (!dueAt || dueAt >= now) return name;
        return msg('pages.home.late-seat', { seat: name, span: translator.span(now.getTime() - dueAt.getTime()) });
      });
      return names.length > 0 ? msg('pages.home.waiting-for', { names }) : msg('pages.home.running');
    }
  }
}

function actionOf(table: TableSummary, joinable: boolean): Message | undefined {
  if (table.myTurn) return msg('pages.home.open-my-move');
  if (table.asked) return msg('pages.home.open-asked');
  if (table.invitationId !== undefined) return msg('pages.home.answer-invitation');
  return joinable && table.status === 'forming' && table.missing > 0 ? msg('pages.home.join') : undefined;
}
