import type { Translator } from '../../i18n/translator.ts';
import type { MailContent } from '../render/mail-content.ts';
import { OCCASIONS, type Occasion } from './occasion.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

/**
 * One mail out of everything that is to be told to a seat at once. The weightiest occasion gives it its head; what the
 * others add, and neither news nor question say, is in notes.
 */
export function composeTableMail(mail: TableMail, occasions: readonly Occasion[], translator: Translator): MailContent {
  const [first, ...others] = [...occasions].sort((a, b) => OCCASIONS.indexOf(a.kind) - OCCASIONS.indexOf(b.kind));
  if (!first) throw new Error('a mail about a table needs an occasion');
  const head = first.head(mail, translator);
  const notes = others.flatMap(({ note }) => note?.(mail, translator) ?? []);
  return writeTableMail(mail, { ...head, notes: [...(head.notes ?? []), ...notes] }, translator);
}
