import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { ClockNews } from '../../notifications/notification.ts';
import type { TableView } from '../../play/table-view.ts';

import type { Occasion } from '../occasion.ts';

/** News about the clocks in words; undefined when it is no longer news. `told`: what the log says of an entry. */
export function readClockNews(
  news: ClockNews,
  table: TableView,
  told: ReadonlyMap<number, { readonly texts: readonly Message[] }>,
): Occasion | undefined {
  switch (news.what) {
    case 'entry': {
      const texts = told.get(news.seq)?.texts;
      return texts && { kind: 'clock', texts, inLog: true };
    }
    case 'absence': {
      const [seat, from, to] = [nameOf(table, news.seat), { moment: news.from }, { moment: news.to }];
      return { kind: 'clock', texts: [msg('clocks.mail-absence', { seat, from, to })], inLog: false };
    }
    case 'back': {
      const text = msg('clocks.mail-back', { seat: nameOf(table, news.seat), began: news.began ? 'yes' : 'no' });
      return { kind: 'clock', texts: [text], inLog: false };
    }
    case 'seeking': {
      const waits = table.seats.some(({ seat, waiting }) => seat === news.seat && waiting);
      const text =
        news.seat === table.viewer
          ? msg('clocks.mail-seeking-you', { waits: waits ? 'yes' : 'no' })
          : msg('clocks.mail-seeking', { seat: nameOf(table, news.seat) });
      return { kind: 'clock', texts: [text], inLog: false };
    }
  }
}

function nameOf(table: TableView, seat: string): Message | string {
  return table.seats.find((one) => one.seat === seat)?.name ?? seat;
}
