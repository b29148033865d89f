import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { Called } from '../../notifications/notification.ts';
import { viewClocks } from '../../pauses/view-clocks.ts';
import type { Follows } from '../../time/what-follows.ts';
import { isWaitedFor } from '../turn/is-waited-for.ts';
import type { Occasion } from '../turn/occasion.ts';
import { seatName } from '../turn/seat-name.ts';
import { calledWords } from './called-words.ts';
import type { TableKind } from './mail-kind.ts';

/** News as long as the seat is late with the same question, and the reader is not asked anything themselves. */
export const overdue: TableKind<'overdue'> = {
  news: async ({ called, ...about }, { services, table, reader }) => {
    if (table.decisions.some(({ mine }) => mine) || !isWaitedFor(table, about)) return undefined;
    const clocks = await viewClocks(services, table, reader.seat);
    const { overdueSince: since, follows } = clocks?.seats.find(({ seat }) => seat === about.lateSeat) ?? {};
    return since && overdueNews({ late: seatName(table, about.lateSeat), since, follows, called });
  },
};

type Overdue = {
  readonly late: Message;
  readonly since: Date;
  readonly follows: Follows | undefined;
  /** The people who were called because of it just then. */
  readonly called?: Called | undefined;
};

/** To the players who wait: whose answer is overdue, by how much, and what happens next. */
export function overdueNews(facts: Overdue): Occasion {
  const { late } = facts;
  return {
    kind: 'overdue',
    head: (mail, translator) => {
      return {
        subject: msg('subjects.overdue', { late }),
        headline: msg('mail.overdue-title', { late }),
        leads: sentences(facts, mail.now, translator),
      };
    },
    note: (mail, translator) => sentences(facts, mail.now, translator),
  };
}

function sentences({ late, since, follows, called }: Overdue, now: Date, translator: Translator): readonly Message[] {
  const span = translator.span(now.getTime() - since.getTime());
  const lead = msg('mail.overdue-lead', { late, due: translator.dateTime(since), zone: translator.timeZone, span });
  return [lead, ...(called ? [calledNow(called)] : []), ...nextOf(follows, translator)];
}

function calledNow(called: Called): Message {
  const who = calledWords(called);
  return who ? msg('mail.overdue-called', { who }) : msg('mail.overdue-nobody');
}

function nextOf(follows: Follows | undefined, translator: Translator): readonly Message[] {
  if (!follows) return [];
  const when = follows.at === undefined ? '' : translator.dateTime(follows.at);
  switch (follows.what) {
    case 'answer':
      return [msg('mail.overdue-answer', { when })];
    case 'call':
      return [msg('mail.overdue-call', { when })];
    case 'seek':
      return [msg('mail.overdue-seek', { when })];
    case 'nothing':
      return [msg('mail.overdue-nothing')];
  }
}
