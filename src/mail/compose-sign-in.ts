import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

export type SignInMail = { readonly url: string; readonly expiresAt: Date; readonly baseUrl: string };

/** The link that signs in: one button, until when it works, and what to do if it was not asked for. */
export function composeSignIn(mail: SignInMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const until = { until: translator.dateTime(mail.expiresAt), zone: translator.timeZone };
  const letter: Letter = {
    masthead: undefined,
    headline: text(msg('mail.sign-in-title')),
    leads: [text(msg('mail.sign-in-lead', until))],
    facts: [],
    button: { words: text(msg('mail.sign-in-button')), url: mail.url },
    notes: [],
    question: undefined,
    small: [text(msg('mail.sign-in-why'))],
    links: [],
  };
  const subject = text(msg('mail.sign-in-subject'));
  return renderMail(
    'letter',
    { subject, preheader: letter.leads.join(' '), baseUrl: mail.baseUrl },
    letter,
    [],
    translator,
  );
}
