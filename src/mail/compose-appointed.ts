import type mailWords from '../i18n/en/mail.json';
import type en from '../i18n/en/moderation.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { stopLink } from './stop-link.ts';

const say = messagesOf<typeof en>();
const sayMail = messagesOf<typeof mailWords>();

export type AppointedMail = {
  /** Who has made him moderator. */
  readonly by: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** Somebody has been made moderator of a table. */
export function composeAppointed(mail: AppointedMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.say(message);
  const names = { game: mail.gameName, table: mail.tableName, name: mail.by };
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(say('moderation.mail-title-appointed')),
    leads: [text(say('moderation.mail-appointed', names))],
    facts: [],
    button: { words: text(say('moderation.mail-appointed-see')), url: mail.url },
    notes: [text(say('moderation.mail-appointed-not'))],
    question: undefined,
    small: [text(say('moderation.mail-why-moderator', names))],
    links: [
      { words: text(sayMail('mail.foot-preferences')), url: `${mail.baseUrl}/preferences` },
      ...stopLink(mail.stopUrl, text),
    ],
  };
  const subject = text(say('moderation.mail-subject-appointed', names));
  const { baseUrl } = mail;
  return renderMail('letter', { subject, preheader: letter.leads.join(' '), baseUrl }, letter, [], translator);
}
