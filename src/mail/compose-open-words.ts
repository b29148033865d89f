import type en from '../i18n/en/mail.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const say = messagesOf<typeof en>();

export type OpenWordsMail = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly seedHash: string;
  /** What the server adds to chance; see tables/salts/await-words.ts. */
  readonly serverSalt: string;
  readonly url: string;
  readonly baseUrl: string;
};

/** Everybody has sat down: the reader is asked for the words promised, with what the server fixed before they are open. */
export function composeOpenWords(mail: OpenWordsMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.say(message);
  const names = { game: mail.gameName, table: mail.tableName };
  const { seedHash: seal, serverSalt: server, baseUrl } = mail;
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(say('mail.words-title')),
    leads: [text(say('mail.words-lead', names))],
    facts: [text(say('mail.words-seal', { seal })), text(say('mail.words-server', { server }))],
    button: { words: text(say('mail.words-button')), url: mail.url },
    notes: [text(say('mail.words-lost'))],
    question: undefined,
    small: [text(say('mail.words-why', names))],
    links: [{ words: text(say('mail.foot-preferences')), url: `${baseUrl}/preferences` }],
  };
  const subject = text(say('mail.words-subject', names));
  return renderMail('letter', { subject, preheader: letter.leads.join(' '), baseUrl }, letter, [], translator);
}
