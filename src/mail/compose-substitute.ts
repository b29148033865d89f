import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import type { Occasion } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

type Replaced = Extract<Occasion, { kind: 'replaced' }>;

/**
 * What somebody who takes over a seat must know: what happened, what only the seat knows, its standing orders, the
 * board, and what they are asked now. It is their first turn mail too.
 */
export function composeTookOver(mail: TableMail, notes: readonly Message[], translator: Translator): MailContent {
  const { names, due } = subjectArgs(mail, translator);
  const subject =
    due === undefined
      ? msg('substitutes.took-over-subject', names)
      : msg('substitutes.took-over-subject-turn', { ...names, due });
  const { seat } = names;
  // Orders are among what a seat may do at any time.
  const orders = mail.mayAlso.length > 0 ? [msg('substitutes.took-over-orders')] : [];
  const leads = [msg('substitutes.took-over-lead', { seat }), ...orders];
  return writeTableMail(
    mail,
    { subject, headline: msg('substitutes.took-over-title', { seat }), leads, notes },
    translator,
  );
}

/** To the others at the table: a seat has a new player. */
export function composeReplaced(
  mail: TableMail,
  { seat, player }: Replaced,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names } = subjectArgs(mail, translator);
  const subject = msg('substitutes.replaced-subject', { ...names, seat, player });
  const headline = msg('substitutes.replaced-title', { seat, player });
  return writeTableMail(mail, { subject, headline, leads: [], notes }, translator);
}

export function replacedNote({ seat, player }: Replaced): Message {
  return msg('substitutes.replaced-note', { seat, player });
}
