import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

export type DeclinedMail = {
  /** The person who declined, as the host knows them: by address. */
  readonly who: string;
  /** The address that the host wrote to, which may be in the mail as it is. */
  readonly address: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  readonly baseUrl: string;
};

/** To the host: somebody will not play, so the place is open again. */
export function composeDeclined(mail: DeclinedMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const names = { who: mail.who, game: mail.gameName, table: mail.tableName };
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(msg('mail.declined-title', names)),
    leads: [text(msg('mail.declined-lead'))],
    facts: [],
    button: { words: text(msg('mail.foot-table')), url: mail.url },
    notes: [],
    question: undefined,
    small: [text(msg('mail.host-why', { game: mail.gameName, table: mail.tableName }))],
    links: [{ words: text(msg('mail.foot-preferences')), url: `${mail.baseUrl}/preferences` }],
  };
  const subject = text(msg('mail.declined-subject', names));
  return renderMail(
    'letter',
    { subject, preheader: letter.leads.join(' '), baseUrl: mail.baseUrl, trusted: [mail.address] },
    letter,
    [],
    translator,
  );
}
