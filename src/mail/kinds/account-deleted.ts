import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { writeLetter } from '../letter/write-letter.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { AccountMail } from './account-copied.ts';

export type AccountDeletedMail = AccountMail & {
  /** In the administrator's words. */
  readonly reason: string;
};

/** To somebody whose account an administrator has deleted: that it is done, why, and whom to ask. No notification. */
export function composeAccountDeleted(mail: AccountDeletedMail, translator: Translator): MailContent {
  const { name, reason, contact, baseUrl } = mail;
  return writeLetter(
    {
      subject: msg('accounts.deleted-subject'),
      headline: msg('accounts.deleted-title'),
      leads: [msg('accounts.deleted-lead', { name })],
      quotes: [{ by: undefined, lines: reason.split('\n') }],
      notes: [msg('accounts.deleted'), msg('accounts.ask', { contact })],
      why: msg('accounts.mail-why'),
      trusted: [contact],
    },
    baseUrl,
    translator,
  );
}
