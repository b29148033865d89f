import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Occasion } from '../turn/occasion.ts';
import type { TableKind } from './mail-kind.ts';

/**
 * What the seat answered in secret does not fit any more; no news once it has changed it, or the question is closed.
 */
export const unfit: TableKind<'unfit'> = {
  news: ({ decision }, { table }) => {
    const kept = table.decisions.find(({ id }) => id === decision)?.window?.answers[0];
    return kept?.unfit && unfitNews(kept.unfit);
  },
};

export function unfitNews(why: Message): Occasion {
  const said = [msg('mail.unfit-note', { why })];
  return {
    kind: 'unfit',
    head: ({ seat }) => ({
      subject: msg('subjects.unfit', { seat: seat.name }),
      headline: msg('mail.unfit-title'),
      leads: said,
    }),
    note: () => said,
  };
}
