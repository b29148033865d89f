import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

export type OpenWordsMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly seedHash: string;
  /** What the server adds to chance; see tables/salts/await-words.ts. */
  readonly serverSalt: string;
  readonly url: string;
  readonly baseUrl: string;
};

/**
 * Everybody has sat down: the reader is asked for the words promised, with what the server fixed before they are open.
 */
export function composeOpenWords(mail: OpenWordsMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.t(message);
  const names = { game: mail.gameName, table: mail.tableName };
  const { seedHash: seal, serverSalt: server, baseUrl } = mail;
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(msg('mail.words-title')),
    leads: [text(msg('mail.words-lead', names))],
    facts: [text(msg('mail.words-seal', { seal })), text(msg('mail.words-server', { server }))],
    button: { words: text(msg('mail.words-button')), url: mail.url },
    notes: [text(msg('mail.words-lost'))],
    question: undefined,
    small: [text(msg('mail.words-why', names))],
    links: [{ words: text(msg('mail.foot-preferences')), url: `${baseUrl}/preferences` }],
  };
  const subject = text(msg('mail.words-subject', names));
  return renderMail('letter', { subject, preheader: letter.leads.join(' '), baseUrl }, letter, [], translator);
}
