import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { stopLink } from './stop-link.ts';

export type AppointedMail = {
  /** The player who made them moderator. */
  readonly by: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** Somebody has been made moderator of a table. */
export function composeAppointed(mail: AppointedMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const names = { game: mail.gameName, table: mail.tableName, name: mail.by };
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(msg('moderation.mail-title-appointed')),
    leads: [text(msg('moderation.mail-appointed', names))],
    facts: [],
    button: { words: text(msg('moderation.mail-appointed-see')), url: mail.url },
    notes: [text(msg('moderation.mail-appointed-not'))],
    question: undefined,
    small: [text(msg('moderation.mail-why-moderator', names))],
    links: [
      { words: text(msg('mail.foot-preferences')), url: `${mail.baseUrl}/preferences` },
      ...stopLink(mail.stopUrl, text),
    ],
  };
  const subject = text(msg('moderation.mail-subject-appointed', names));
  const { baseUrl } = mail;
  return renderMail('letter', { subject, preheader: letter.leads.join(' '), baseUrl }, letter, [], translator);
}
