import { type MessageKey, msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import type { Occasion } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

type Ruled = Extract<Occasion, { kind: 'ruling' }>;
/** A player's own doing: nobody has ruled anything. */
const TAKEN_BACK = 'rulings.taken-back' satisfies MessageKey;

/** The game has changed by ruling or by consent: what was decided and why, and what is asked now. */
export function composeRuling(
  mail: TableMail,
  { texts, lost }: Pick<Ruled, 'texts' | 'lost'>,
  notes: readonly Message[],
  translator: Translator,
): MailContent {
  const { names: usual, due } = subjectArgs(mail, translator);
  const names = { ...usual, taken: texts[0]?.key === TAKEN_BACK ? 'yes' : 'no' };
  const subject =
    mail.questions.length === 0
      ? msg(mail.asked.length === 0 ? 'rulings.mail-subject' : 'rulings.mail-subject-asked', names)
      : due === undefined
        ? msg('rulings.mail-subject-turn-open', names)
        : msg('rulings.mail-subject-turn', { ...names, due });
  return writeTableMail(mail, { subject, headline: msg('rulings.mail-title'), leads: texts, lost, notes }, translator);
}
