import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

export type AddressChangedMail = {
  readonly name: string;
  /** The player's old address, which this goes to. */
  readonly old: string;
  readonly at: Date;
  /** The address to write to if it was not them. */
  readonly contact: string;
  readonly baseUrl: string;
};

/**
 * To a player's old address: it is no longer theirs, since when, and what to do if it was not them. The new address is
 * not told: the reader of the old mailbox may be the reason why it was changed.
 */
export function composeAddressChanged(mail: AddressChangedMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const what = { name: mail.name, old: mail.old, at: translator.dateTime(mail.at), zone: translator.timeZone };
  const letter: Letter = {
    masthead: undefined,
    headline: text(msg('mail.address-changed-title')),
    leads: [
      text(msg('mail.address-changed-lead', what)),
      text(msg('mail.address-changed-not-you', { contact: mail.contact })),
    ],
    facts: [],
    button: undefined,
    notes: [],
    question: undefined,
    small: [text(msg('mail.address-changed-why'))],
    links: [],
  };
  const subject = text(msg('mail.address-changed-subject'));
  return renderMail(
    'letter',
    { subject, preheader: letter.leads.join(' '), baseUrl: mail.baseUrl, trusted: [mail.contact, mail.old] },
    letter,
    [],
    translator,
  );
}
