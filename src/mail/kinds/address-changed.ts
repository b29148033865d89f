import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { bareAddress } from '../letter/bare-address.ts';
import { findPlayer, readerAt } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';

/** Always news: it is how somebody hears that their account was taken from them. */
export const addressChanged: LetterKind<'address-changed'> = {
  letter: async ({ services: s }, { to, told: [{ playerId, at }] }) => {
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    const { baseUrl, mailFrom } = s.settings;
    const facts = { name: player.name, old: to, at: new Date(at), contact: bareAddress(mailFrom), baseUrl };
    return {
      what: 'letter',
      to: readerAt(to, player, player),
      compose: (translator) => composeAddressChanged(facts, translator),
    };
  },
};

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
  const { name, old, contact } = mail;
  const what = { name, old, at: translator.dateTime(mail.at), zone: translator.timeZone };
  return writeLetter(
    {
      subject: msg('mail.address-changed-subject'),
      headline: msg('mail.address-changed-title'),
      leads: [msg('mail.address-changed-lead', what), msg('mail.address-changed-not-you', { contact })],
      why: msg('mail.address-changed-why'),
      trusted: [contact, old],
    },
    mail.baseUrl,
    translator,
  );
}
