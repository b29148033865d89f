import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { readToldLog } from '../../log/read-log.ts';
import type { Occasion } from '../turn/occasion.ts';
import type { TableKind } from './mail-kind.ts';

/**
 * Something concerns the seat at once: a message to it, an answer to its offer. No news once the seat has seen it, or
 * where it was taken back.
 */
export const concern: TableKind<'concern'> = {
  news: async ({ seq }, { services, table, reader, seenSeq }) => {
    if (table.status !== 'playing' || seq <= seenSeq) return undefined;
    const [line] = await readToldLog(services, table.id, reader.seat, { from: seq, to: seq });
    const said = line?.told.flatMap(({ text, concerns = [] }) => (concerns.includes(reader.seat) ? [text] : [])) ?? [];
    const [first] = said;
    return first && !line?.voided ? concernNews([first, ...said.slice(1)]) : undefined;
  },
};

/** What was said or done, in the words of the log; beside weightier news it is one of the news. */
export function concernNews(said: readonly [Message, ...Message[]]): Occasion {
  return {
    kind: 'concern',
    head: ({ seat }) => ({ subject: said[0], headline: msg('mail.concern-title', { seat: seat.name }), leads: said }),
  };
}
