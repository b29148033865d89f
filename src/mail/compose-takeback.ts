import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Takeback } from '../rulings/takeback/takeback.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

export type TakebackMail = {
  readonly tableName: string;
  readonly gameName: Message;
  /** The seat that is written to. */
  readonly seatName: Message;
  readonly takeback: Takeback;
  /** What would be taken back, in words for the reader, in order. */
  readonly voided: readonly Message[];
  /** Where they answer; for the player who asked, the table. */
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
    subject: msg('takebacks.asked-subject', { ...namesOf(mail), who }),
    headline: msg('takebacks.asked-title', { who, to }),
    leads: [
      ...(reason === '' ? [] : [msg('takebacks.asked-words', { who, reason })]),
      msg('takebacks.asked-lead', { to }),
      ...(mail.voided.length > 0 ? [msg('takebacks.asked-voided')] : []),
    ],
    facts: mail.voided,
    button: msg('takebacks.asked-button'),
    notes: [msg('takebacks.asked-until', until), msg('takebacks.asked-binds')],
  });
}

/** To the player who asked: it is not taken back, because somebody refused or not everybody answered. */
export function composeTakebackOver(mail: TakebackMail, translator: Translator): MailContent {
  const { asked, toSeq: to } = mail.takeback;
  const who = asked.filter(({ said }) => said === 'no').map(({ name }) => name);
  return write(mail, translator, {
    subject: msg('takebacks.refused-subject', namesOf(mail)),
    headline: msg('takebacks.refused-title', { to }),
    leads: [who.length > 0 ? msg('takebacks.refused-lead', { who }) : msg('takebacks.expired-lead')],
    facts: [],
    button: msg('takebacks.table'),
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
  const text = translator.t;
  const letter: Letter = {
    masthead: `${text(gameName)} · ${tableName}`,
    headline: text(parts.headline),
    leads: parts.leads.map(text),
    facts: parts.facts.map(text),
    button: { words: text(parts.button), url: mail.url },
    notes: parts.notes.map(text),
    question: undefined,
    small: [text(msg('takebacks.asked-why', { ...namesOf(mail), seat }))],
    links: [{ words: text(msg('takebacks.preferences')), url: `${baseUrl}/preferences` }],
  };
  const head = { subject: text(parts.subject), preheader: letter.leads.join(' '), baseUrl };
  return renderMail('letter', head, letter, [], translator);
}

function namesOf({ gameName, tableName }: TakebackMail) {
  return { game: gameName, table: tableName };
}
