import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Occasion } from '../turn/occasion.ts';
import type { TableKind } from './mail-kind.ts';

/** A question that the seat was asked was ended by what happened elsewhere; no news where it is asked again. */
export const ended: TableKind<'ended'> = {
  news: ({ decision, what }, { table }) =>
    table.status === 'playing' && !table.decisions.some(({ id, mine }) => mine && id === decision)
      ? endedNews(what)
      : undefined,
};

export function endedNews(what: Message): Occasion {
  const said = [msg('mail.ended-note', { what })];
  return {
    kind: 'ended',
    head: ({ seat }) => ({
      subject: msg('subjects.ended', { seat: seat.name }),
      headline: msg('mail.ended-title'),
      leads: said,
    }),
    note: () => said,
  };
}
