import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { stopLink } from './stop-link.ts';

export type CancelledMail = {
  readonly hostName: string;
  readonly tableName: string;
  readonly gameName: Message;
  /** They had joined; otherwise they were invited. */
  readonly joined: boolean;
  /** Stops such mails, for somebody who was only invited. */
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** The host has called the table off before the game began: nothing is left to do. */
export function composeCancelled(mail: CancelledMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const names = { host: mail.hostName, game: mail.gameName, table: mail.tableName };
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(msg('mail.cancelled-title', names)),
    leads: [text(msg('mail.cancelled-lead', names))],
    facts: [],
    button: undefined,
    notes: [],
    question: undefined,
    small: [text(msg(mail.joined ? 'mail.cancelled-why-joined' : 'mail.cancelled-why-invited', names))],
    links: [
      { words: text(msg('mail.foot-preferences')), url: `${mail.baseUrl}/preferences` },
      ...stopLink(mail.stopUrl, text),
    ],
  };
  const subject = text(msg('mail.cancelled-subject', names));
  return renderMail(
    'letter',
    { subject, preheader: letter.leads.join(' '), baseUrl: mail.baseUrl },
    letter,
    [],
    translator,
  );
}
