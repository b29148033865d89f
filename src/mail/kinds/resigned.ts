import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Occasion } from '../turn/occasion.ts';
import { seatName } from '../turn/seat-name.ts';
import type { TableKind } from './mail-kind.ts';

/** Somebody has given up their seat; the game goes on with the others. */
export const resigned: TableKind<'resigned'> = {
  news: ({ seat }, { table }) => (table.status === 'playing' ? resignedNews(seatName(table, seat)) : undefined),
};

export function resignedNews(who: Message): Occasion {
  return {
    kind: 'resigned',
    head: () => ({
      subject: msg('subjects.resigned', { who }),
      headline: msg('mail.resigned-title', { who }),
      leads: [],
    }),
    note: () => [msg('mail.resigned-note', { who })],
  };
}
