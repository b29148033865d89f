import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { issueAddressLink } from '../../people/issue-address-link.ts';
import { findPlayer, readerAt } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';

/**
 * The link is made here and now: nothing secret waits in the outbox. It is mailed whether or not the address is
 * somebody else's, so that nobody can find out by asking; its page says so to anybody who can read the mail.
 */
export const address: LetterKind<'address'> = {
  letter: async ({ services: s }, { to, told: [{ playerId }] }) => {
    const player = playerId === undefined ? undefined : await findPlayer(s, playerId);
    if (!player) return drop('request-withdrawn');
    if (player.email === to) return drop('own-address');
    const { path, expiresAt } = await issueAddressLink(s, { playerId: player.id, email: to });
    const { baseUrl } = s.settings;
    const facts = { name: player.name, url: `${baseUrl}${path}`, expiresAt, baseUrl };
    return {
      what: 'letter',
      to: readerAt(to, player, player),
      compose: (translator) => composeAddress(facts, translator),
    };
  },
};

export type AddressMail = {
  /** Whose account it is: somebody who gets a link that they did not ask for sees that it is not theirs. */
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
  readonly baseUrl: string;
};

/** To a player's new address: the one link that makes it theirs. */
export function composeAddress({ name, url, expiresAt, baseUrl }: AddressMail, translator: Translator): MailContent {
  const until = { until: translator.dateTime(expiresAt), zone: translator.timeZone };
  return writeLetter(
    {
      subject: msg('mail.address-subject'),
      headline: msg('mail.address-title'),
      leads: [msg('mail.address-lead', { name, ...until })],
      button: { words: msg('mail.address-button'), url },
      why: msg('mail.address-why'),
    },
    baseUrl,
    translator,
  );
}
