import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { TableMail } from './table-mail.ts';

/** What subjects are made from: whose game at which table, and the first deadline that is still to come. */
export function subjectArgs(mail: TableMail, translator: Translator) {
  const names: { readonly game: Message; readonly table: string; readonly seat: Message } = {
    game: mail.table.gameName,
    table: mail.table.name,
    seat: mail.seat.name,
  };
  const dueAt = firstDue(mail);
  return { names, dueAt, due: dueAt && translator.dateTime(dueAt) };
}

function firstDue({ questions, now }: TableMail): Date | undefined {
  const times = questions.flatMap(({ dueAt }) => (dueAt && dueAt > now ? [dueAt.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
