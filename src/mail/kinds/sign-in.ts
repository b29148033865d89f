import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { issueSignInLink } from '../../people/issue-sign-in-link.ts';
import { findPlayerByEmail } from '../../people/player-by-email.ts';
import { readerAt } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';

/** Always news. The link is made here and now: nothing secret waits in the outbox. */
export const signIn: LetterKind<'sign-in'> = {
  letter: async ({ services: s }, { to, told: [{ next, locale }] }) => {
    const player = await findPlayerByEmail(s, to);
    const { path, expiresAt } = await issueSignInLink(s, { email: to, next });
    const { baseUrl } = s.settings;
    const facts = { url: `${baseUrl}${path}`, expiresAt, baseUrl };
    return {
      what: 'letter',
      to: readerAt(to, player, { timeZone: 'UTC', locale }),
      compose: (translator) => composeSignIn(facts, translator),
    };
  },
};

export type SignInMail = { readonly url: string; readonly expiresAt: Date; readonly baseUrl: string };

/** The link that signs in: one button, until when it works, and what to do if it was not asked for. */
export function composeSignIn({ url, expiresAt, baseUrl }: SignInMail, translator: Translator): MailContent {
  const until = { until: translator.dateTime(expiresAt), zone: translator.timeZone };
  return writeLetter(
    {
      subject: msg('mail.sign-in-subject'),
      headline: msg('mail.sign-in-title'),
      leads: [msg('mail.sign-in-lead', until)],
      button: { words: msg('mail.sign-in-button'), url },
      why: msg('mail.sign-in-why'),
    },
    baseUrl,
    translator,
  );
}
