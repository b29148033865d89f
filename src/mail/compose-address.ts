import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

export type AddressMail = {
  /** Whose account it is: somebody who gets a link that they did not ask for sees that it is not theirs. */
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
  readonly baseUrl: string;
};

/** To a player's new address: the one link that makes it theirs. */
export function composeAddress(mail: AddressMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const until = { until: translator.dateTime(mail.expiresAt), zone: translator.timeZone };
  const letter: Letter = {
    masthead: undefined,
    headline: text(msg('mail.address-title')),
    leads: [text(msg('mail.address-lead', { name: mail.name, ...until }))],
    facts: [],
    button: { words: text(msg('mail.address-button')), url: mail.url },
    notes: [],
    question: undefined,
    small: [text(msg('mail.address-why'))],
    links: [],
  };
  const subject = text(msg('mail.address-subject'));
  return renderMail(
    'letter',
    { subject, preheader: letter.leads.join(' '), baseUrl: mail.baseUrl },
    letter,
    [],
    translator,
  );
}
