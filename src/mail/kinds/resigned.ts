import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Occasion } from '../turn/occasion.ts';
import { seatName } from '../turn/seat-name.ts';
import { subjectArgs } from '../turn/subject-args.ts';
import type { TableKind } from './mail-kind.ts';

/** Somebody has given up their seat; the game goes on with the others. */
export const resigned: TableKind<'resigned'> = {
  news: ({ seat }, { table }) => (table.status === 'playing' ? resignedNews(seatName(table, seat)) : undefined),
};

export function resignedNews(who: Message): Occasion {
  return {
    kind: 'resigned',
    head: (mail, translator) => {
      const { names } = subjectArgs(mail, translator);
      const subject = msg('mail.resigned-subject', { ...names, who });
      return { subject, headline: msg('mail.resigned-title', { who }), leads: [] };
    },
    note: () => [msg('mail.resigned-note', { who })],
  };
}
