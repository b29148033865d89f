import type { Translator } from '../../i18n/translator.ts';
import type { MailContent } from '../render/mail-content.ts';
import { OCCASIONS, type Occasion } from './occasion.ts';
import type { TableMail } from './table-mail.ts';
import { type TableMailHead, writeTableMail } from './write-table-mail.ts';

/**
 * One mail out of everything that is to be told to a seat at once. The weightiest occasion gives it its head; what the
 * others add, and neither news nor question say, is in notes.
 */
export function composeTableMail(mail: TableMail, occasions: readonly Occasion[], translator: Translator): MailContent {
  return writeTableMail(mail, headOf(mail, occasions, translator), translator);
}

/** The head of the weightiest occasion, with the notes of all. */
export function headOf(mail: TableMail, occasions: readonly Occasion[], translator: Translator): TableMailHead {
  const [first, ...others] = [...occasions].sort((a, b) => OCCASIONS.indexOf(a.kind) - OCCASIONS.indexOf(b.kind));
  if (!first) throw new Error('a mail about a table needs an occasion');
  const head = first.head(mail, translator);
  const notes = others.flatMap(({ note }) => note?.(mail, translator) ?? []);
  const letters = occasions.flatMap((one) => one.letters ?? []);
  return { ...head, notes: [...(head.notes ?? []), ...notes], letters };
}
