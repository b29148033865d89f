import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Occasion } from '../turn/occasion.ts';
import { subjectArgs } from '../turn/subject-args.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { TableKind } from './mail-kind.ts';

/** The table is full and the game begins. The mail names the table's moderators. */
export const start: TableKind<'start'> = {
  news: async (_data, { services, table }) => {
    if (table.status !== 'playing') return undefined;
    const moderators = (await moderatorsOf(services, table.id)).own;
    return startNews(moderators.map(({ name }) => name));
  },
};

/** When the reader moves first, this is their first turn mail too. `moderators`: by name, without those of the site. */
export function startNews(moderators: readonly string[] = []): Occasion {
  return {
    kind: 'start',
    head: (mail, translator) => {
      const { names, due } = subjectArgs(mail, translator);
      return {
        subject: subject(mail, names, due),
        headline: msg('mail.start-title', names),
        leads: [msg('mail.start-lead', names)],
        // By joining, everybody has agreed to them.
        notes:
          moderators.length > 0 ? [msg('mail.start-moderators', { count: moderators.length, names: moderators })] : [],
      };
    },
  };
}

function subject(mail: TableMail, names: ReturnType<typeof subjectArgs>['names'], due: string | undefined): Message {
  if (mail.questions.length === 0) return msg('mail.start-subject', names);
  return due ? msg('mail.start-subject-turn', { ...names, due }) : msg('mail.start-subject-turn-open', names);
}
