import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { findPlayer, readerAt } from '../letter/reader.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { drop } from '../reasons.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { LetterKind } from './mail-kind.ts';

/** An administrator wants to see that mail arrives, and how it looks there. */
export const testMail: LetterKind<'test-mail'> = {
  letter: async ({ services: s }, { to, told: [{ playerId }] }) => {
    const player = await findPlayer(s, playerId);
    if (!player) return drop('nobody-to-tell');
    const { baseUrl } = s.settings;
    return {
      what: 'letter',
      to: readerAt(to, player, player),
      compose: (translator) => composeTestMail(baseUrl, translator),
    };
  },
};

/** To the administrator who asked for it: that it has arrived, and what else to look at. */
export function composeTestMail(baseUrl: string, translator: Translator): MailContent {
  return writeLetter(
    {
      subject: msg('mail-check.test-subject'),
      headline: msg('mail-check.test-title'),
      leads: [msg('mail-check.test-lead'), msg('mail-check.test-headers')],
      why: msg('mail-check.test-why'),
    },
    baseUrl,
    translator,
  );
}
