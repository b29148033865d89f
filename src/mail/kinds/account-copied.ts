import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { bareAddress } from '../letter/bare-address.ts';
import { findPlayer, readerAt } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';

/** Always news: an administrator has read what is theirs. */
export const accountCopied: LetterKind<'account-copied'> = {
  letter: async ({ services: s }, { to, told: [{ playerId }] }) => {
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    const { baseUrl, mailFrom } = s.settings;
    const facts = { name: player.name, contact: bareAddress(mailFrom), baseUrl };
    return { what: 'letter', to: readerAt(to, player, player), compose: (t) => composeAccountCopied(facts, t) };
  },
};

export type AccountMail = {
  readonly name: string;
  /** The address of those who run the server. */
  readonly contact: string;
  readonly baseUrl: string;
};

/** To a person: an administrator has downloaded all that is theirs; what is in it, and whom to ask. */
export function composeAccountCopied({ name, contact, baseUrl }: AccountMail, translator: Translator): MailContent {
  return writeLetter(
    {
      subject: msg('accounts.copied-subject'),
      headline: msg('accounts.copied-title'),
      leads: [msg('accounts.copied-lead', { name }), msg('accounts.ask', { contact })],
      button: { words: msg('accounts.copied-button'), url: `${baseUrl}/preferences/account` },
      why: msg('accounts.mail-why'),
      trusted: [contact],
    },
    baseUrl,
    translator,
  );
}
