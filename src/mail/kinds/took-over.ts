import { msg } from '../../i18n/msg.ts';
import type { Occasion } from '../turn/occasion.ts';
import type { TableKind } from './mail-kind.ts';

/** The reader has taken over the seat. */
export const tookOver: TableKind<'took-over'> = {
  news: (_data, { table }) => (table.status === 'playing' ? tookOverNews : undefined),
};

/**
 * What somebody who takes over a seat must know: what happened, what only the seat knows, its standing orders, the
 * board, and what they are asked now. It is their first turn mail too.
 */
export const tookOverNews: Occasion = {
  kind: 'took-over',
  head: (mail) => {
    const { name: seat } = mail.seat;
    const subject = msg(mail.questions.length === 0 ? 'subjects.took-over' : 'subjects.took-over-turn', { seat });
    // Orders are among what a seat may do at any time.
    const orders = mail.mayAlso.length > 0 ? [msg('substitutes.took-over-orders')] : [];
    return {
      subject,
      headline: msg('substitutes.took-over-title', { seat }),
      leads: [msg('substitutes.took-over-lead', { seat }), ...orders],
    };
  },
};
