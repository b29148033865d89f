import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { readLog } from '../../log/read-log.ts';
import type { ClockNews } from '../../notifications/notification.ts';
import type { Occasion } from '../turn/occasion.ts';
import { seatName } from '../turn/seat-name.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { TableKind, TableNow } from './mail-kind.ts';

/** News about the clocks: a pause, its end, more time, somebody away, somebody sought. */
export const clock: TableKind<'clock'> = {
  news: async (news, now) => {
    if (now.table.status !== 'playing') return undefined;
    const texts = await textsOf(news, now);
    return texts && clockNews(texts, news.what === 'entry');
  },
};

/** What there is to tell; undefined when it is not in the log any more. */
async function textsOf(
  news: ClockNews,
  { services, table, reader }: TableNow,
): Promise<readonly Message[] | undefined> {
  switch (news.what) {
    case 'entry': {
      const [line] = await readLog(services, table.id, reader.seat, { from: news.seq, to: news.seq });
      return line?.messages;
    }
    case 'absence': {
      const [from, to] = [{ moment: news.from }, { moment: news.to }];
      return [msg('clocks.mail-absence', { seat: seatName(table, news.seat), from, to })];
    }
    case 'back':
      return [msg('clocks.mail-back', { seat: seatName(table, news.seat), began: news.began ? 'yes' : 'no' })];
    case 'seeking': {
      if (news.seat !== table.viewer) return [msg('clocks.mail-seeking', { seat: seatName(table, news.seat) })];
      const waits = table.seats.some(({ seat, waiting }) => seat === news.seat && waiting);
      return [msg('clocks.mail-seeking-you', { waits: waits ? 'yes' : 'no' })];
    }
  }
}

/**
 * The clocks are stopped or run again, somebody has more time or is away: what and why, and what is asked meanwhile.
 */
export function clockNews(texts: readonly Message[], inLog: boolean): Occasion {
  return {
    kind: 'clock',
    head: (mail) => ({
      subject: subject(mail),
      headline: msg('clocks.mail-title'),
      leads: texts,
    }),
    note: () => (inLog ? [] : texts),
  };
}

function subject(mail: TableMail): Message {
  return mail.questions.length === 0 ? msg('subjects.clock') : msg('subjects.clock-turn', { seat: mail.seat.name });
}
