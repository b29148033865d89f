import type en from '../i18n/en/takebacks.json';
import type { Translator } from '../i18n/translator.ts';
import { type Message, messagesOf } from '../kernel/message.ts';
import type { Takeback } from '../rulings/takeback/takeback.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const say = messagesOf<typeof en>();

export type TakebackMail = {
  readonly tableName: string;
  readonly gameName: Message;
  /** The seat that is written to. */
  readonly seatName: Message;
  readonly takeback: Takeback;
  /** What would be taken back, in words for the reader, in order. */
  readonly voided: readonly Message[];
  /** Where he answers; for who asked, the table. */
  readonly url: string;
  readonly baseUrl: string;
};

/** Somebody asks the reader's consent to take something back. */
export function composeTakebackAsked(mail: TakebackMail, translator: Translator): MailContent {
  const { takeback } = mail;
  const { reason, toSeq: to } = takeback;
  const who = takeback.seatName;
  const until = { until: translator.dateTime(takeback.expiresAt), zone: translator.timeZone };
  return write(mail, translator, {
    subject: say('takebacks.asked-subject', { ...namesOf(mail), who }),
    headline: say('takebacks.asked-title', { who, to }),
    leads: [
      ...(reason === '' ? [] : [say('takebacks.asked-words', { who, reason })]),
      say('takebacks.asked-lead', { to }),
      ...(mail.voided.length > 0 ? [say('takebacks.asked-voided')] : []),
    ],
    facts: mail.voided,
    button: say('takebacks.asked-button'),
    notes: [say('takebacks.asked-until', until), say('takebacks.asked-binds')],
  });
}

/** To who asked: it is not taken back, because somebody refused or not everybody answered. */
export function composeTakebackOver(mail: TakebackMail, translator: Translator): MailContent {
  const { asked, toSeq: to } = mail.takeback;
  const who = asked.filter(({ said }) => said === 'no').map(({ name }) => name);
  return write(mail, translator, {
    subject: say('takebacks.refused-subject', namesOf(mail)),
    headline: say('takebacks.refused-title', { to }),
    leads: [who.length > 0 ? say('takebacks.refused-lead', { who }) : say('takebacks.expired-lead')],
    facts: [],
    button: say('takebacks.table'),
    notes: [],
  });
}

type Parts = {
  readonly subject: Message;
  readonly headline: Message;
  readonly leads: readonly Message[];
  readonly facts: readonly Message[];
  readonly button: Message;
  readonly notes: readonly Message[];
};

function write(mail: TakebackMail, translator: Translator, parts: Parts): MailContent {
  const { baseUrl, gameName, tableName, seatName: seat } = mail;
  const text = translator.say;
  const letter: Letter = {
    masthead: `${text(gameName)} · ${tableName}`,
    headline: text(parts.headline),
    leads: parts.leads.map(text),
    facts: parts.facts.map(text),
    button: { words: text(parts.button), url: mail.url },
    notes: parts.notes.map(text),
    question: undefined,
    small: [text(say('takebacks.asked-why', { ...namesOf(mail), seat }))],
    links: [{ words: text(say('takebacks.preferences')), url: `${baseUrl}/preferences` }],
  };
  const head = { subject: text(parts.subject), preheader: letter.leads.join(' '), baseUrl };
  return renderMail('letter', head, letter, [], translator);
}

function namesOf({ gameName, tableName }: TakebackMail) {
  return { game: gameName, table: tableName };
}
