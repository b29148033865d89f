import type en from '../i18n/en/rulings.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { MailContent } from './mail-content.ts';
import type { Occasion } from './occasion.ts';
import { subjectArgs } from './subject-args.ts';
import type { TableMail } from './table-mail.ts';
import { writeTableMail } from './write-table-mail.ts';

const say = messagesOf<typeof en>();
type Ruled = Extract<Occasion, { kind: 'ruling' }>;
/** A player's own doing: nobody has ruled anything. */
const TAKEN_BACK = 'rulings.taken-back' satisfies keyof typeof en;

/** The game stands otherwise than it stood, by ruling or by consent: what was decided and why, and what is asked now. */
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
      ? say(mail.asked.length === 0 ? 'rulings.mail-subject' : 'rulings.mail-subject-asked', names)
      : due === undefined
        ? say('rulings.mail-subject-turn-open', names)
        : say('rulings.mail-subject-turn', { ...names, due });
  return writeTableMail(mail, { subject, headline: say('rulings.mail-title'), leads: texts, lost, notes }, translator);
}
