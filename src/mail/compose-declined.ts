import type en from '../i18n/en/mail.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const say = messagesOf<typeof en>();

export type DeclinedMail = {
  /** Whoever declined, as the host knows him: his address. */
  readonly who: string;
  /** The address that the host wrote to, which may stand in the mail as it is. */
  readonly address: string;
  readonly tableName: string;
  readonly gameName: Message;
  readonly url: string;
  readonly baseUrl: string;
};

/** To the host: somebody will not play, so that the place is open again. */
export function composeDeclined(mail: DeclinedMail, translator: Translator): MailContent {
  const text = (message: Message) => translator.say(message);
  const names = { who: mail.who, game: mail.gameName, table: mail.tableName };
  const letter: Letter = {
    masthead: `${text(mail.gameName)} · ${mail.tableName}`,
    headline: text(say('mail.declined-title', names)),
    leads: [text(say('mail.declined-lead'))],
    facts: [],
    button: { words: text(say('mail.foot-table')), url: mail.url },
    notes: [],
    question: undefined,
    small: [text(say('mail.host-why', { game: mail.gameName, table: mail.tableName }))],
    links: [{ words: text(say('mail.foot-preferences')), url: `${mail.baseUrl}/preferences` }],
  };
  const subject = text(say('mail.declined-subject', names));
  return renderMail(
    'letter',
    { subject, preheader: letter.leads.join(' '), baseUrl: mail.baseUrl, trusted: [mail.address] },
    letter,
    [],
    translator,
  );
}
