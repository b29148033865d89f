import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { readEntries } from '../../log/read-entries.ts';
import { readLog } from '../../log/read-log.ts';
import { readTakenBack } from '../../rulings/takeback/read-taken-back.ts';
import type { Occasion } from '../turn/occasion.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { TableKind } from './mail-kind.ts';
import { decisionOf } from './told-with-ruling.ts';

/** A moderator ruled, or a player took something back. */
export const ruling: TableKind<'ruling'> = {
  news: async ({ seq }, { services, table, reader }) => {
    const [line] = await readLog(services, table.id, reader.seat, { from: seq, to: seq });
    if (!line) return undefined;
    const [entry] = await readEntries(services, table.id, { after: seq - 1, upTo: seq });
    const lost = await readTakenBack(services, { tableId: table.id, seq }, reader.seat);
    const takeback = entry?.kind === 'ruling' && entry.takeback !== undefined;
    const settles = entry?.kind === 'ruling' ? entry.dispute : undefined;
    const decided = settles === undefined ? [] : await decisionOf(services, reader, settles);
    return {
      ...rulingNews({ texts: [...line.messages, ...decided], lost, takeback }),
      ...(decided.length > 0 ? { decides: settles } : {}),
    };
  },
};

type Ruled = {
  /** What was ruled and why, what came of it at once, and the decision that it belongs to. */
  readonly texts: readonly Message[];
  /** What it has undone. */
  readonly lost?: readonly Message[];
  /** It is a player's own doing: nobody has ruled anything. */
  readonly takeback?: boolean;
};

/** The game has changed by ruling or by consent: what was decided and why, and what is asked now. */
export function rulingNews({ texts, lost = [], takeback = false }: Ruled): Occasion {
  return {
    kind: 'ruling',
    head: (mail) => ({
      subject: subject(mail, takeback),
      headline: msg('rulings.mail-title'),
      leads: texts,
      lost,
    }),
    note: () => texts,
  };
}

function subject(mail: TableMail, takeback: boolean): Message {
  const names = { seat: mail.seat.name, taken: takeback ? 'yes' : 'no' };
  if (mail.questions.length === 0)
    return mail.asked.length === 0
      ? msg('subjects.ruling', { taken: names.taken })
      : msg('subjects.ruling-asked', names);
  return msg('subjects.ruling-turn', names);
}
