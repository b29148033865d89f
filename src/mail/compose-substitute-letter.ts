import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** The table and the seat that a letter about a change of players is about. */
export type SeatLetter = {
  readonly tableName: string;
  readonly gameName: Message;
  readonly seatName: Message;
  /** Where its button leads; undefined: it has none. */
  readonly url: string | undefined;
  readonly baseUrl: string;
};

export type SeatOfferLetter = SeatLetter & {
  /** The player who offers the seat, to somebody by name; undefined: it is offered to the waiting list. */
  readonly by: string | undefined;
  readonly reason: string;
  readonly timeControl: Message;
  /** End such mails: stop them, or lead to the waiting list. */
  readonly stops: readonly LetterLink[];
};

/** Would the reader take over a seat? One link to look and answer. */
export function composeSeatOffer(mail: SeatOfferLetter, translator: Translator): MailContent {
  const { by, reason } = mail;
  const names = namesOf(mail);
  return write(mail, translator, {
    subject: msg('substitutes.offer-subject', names),
    headline: msg('substitutes.offer-title', names),
    leads: [
      by === undefined
        ? msg('substitutes.offer-lead-listed', names)
        : msg('substitutes.offer-lead-named', { ...names, by }),
    ],
    facts: [...(reason === '' ? [] : [msg('substitutes.offer-reason', { reason })]), mail.timeControl],
    button: msg('substitutes.offer-button'),
    notes: [msg('substitutes.offer-binds')],
    why:
      by === undefined
        ? msg('substitutes.offer-why-listed', names)
        : msg('substitutes.offer-why-named', { ...names, by }),
    links: mail.stops,
  });
}

/** To the seat's former player: it is somebody else's now. */
export function composeSeatLeft(
  mail: SeatLetter & { readonly player: string; readonly watches: boolean; readonly stopUrl: string },
  translator: Translator,
): MailContent {
  const names = { ...namesOf(mail), player: mail.player };
  return write(mail, translator, {
    subject: msg('substitutes.left-subject', names),
    headline: msg('substitutes.left-title', names),
    leads: [msg('substitutes.left-lead'), ...(mail.watches ? [msg('substitutes.left-watch')] : [])],
    facts: [],
    button: msg('substitutes.table'),
    notes: [],
    why: msg('substitutes.left-why', names),
    links: [preferences(mail), { words: msg('mail.foot-stop'), url: mail.stopUrl }],
  });
}

/** To the player who offered a seat: the person they asked does not want it. */
export function composeSeatDeclined(mail: SeatLetter & { readonly who: string }, translator: Translator): MailContent {
  const names = { ...namesOf(mail), who: mail.who };
  return write(mail, translator, {
    subject: msg('substitutes.declined-subject', names),
    headline: msg('substitutes.declined-title', names),
    leads: [msg('substitutes.declined-lead')],
    facts: [],
    button: msg('substitutes.table'),
    notes: [],
    why: msg('substitutes.declined-why', names),
    links: [preferences(mail)],
    trusted: [mail.who],
  });
}

/**
 * To the host: a player of their table is looking for somebody to take over their seat; without one, a substitute is
 * sought for a seat that has stopped answering.
 */
export function composeSeatOffered(
  mail: SeatLetter & { readonly player: string | undefined; readonly reason: string },
  translator: Translator,
): MailContent {
  const { player, reason } = mail;
  const names = { ...namesOf(mail), player: player ?? '', own: player === undefined ? 'no' : 'yes' };
  return write(mail, translator, {
    subject: msg('substitutes.offered-subject', names),
    headline: msg('substitutes.offered-title', names),
    leads: [msg('substitutes.offered-lead', names)],
    facts: reason === '' ? [] : [msg('substitutes.offer-reason', { reason })],
    button: msg('substitutes.table'),
    notes: [],
    why: msg('substitutes.offered-why', names),
    links: [preferences(mail)],
  });
}

/** To the host, and to those who were asked to take a seat over: its player is back, and keeps it. */
export function composeSeatKept(mail: SeatLetter & { readonly hosts: boolean }, translator: Translator): MailContent {
  const names = namesOf(mail);
  return write(mail, translator, {
    subject: msg('substitutes.kept-subject', names),
    headline: msg('substitutes.kept-title', names),
    leads: [msg(mail.hosts ? 'substitutes.kept-lead-host' : 'substitutes.kept-lead')],
    facts: [],
    button: msg('substitutes.table'),
    notes: [],
    why: mail.hosts ? msg('substitutes.offered-why', names) : msg('substitutes.offer-why-listed', names),
    links: [preferences(mail)],
  });
}

type LetterLink = { readonly words: Message; readonly url: string };
type Parts = {
  readonly subject: Message;
  readonly headline: Message;
  readonly leads: readonly Message[];
  readonly facts: readonly Message[];
  readonly button: Message;
  readonly notes: readonly Message[];
  readonly why: Message;
  readonly links: readonly LetterLink[];
  readonly trusted?: readonly string[];
};

function write(mail: SeatLetter, translator: Translator, parts: Parts): MailContent {
  const { baseUrl, gameName, tableName, url } = mail;
  const text = translator.t;
  const letter: Letter = {
    masthead: `${text(gameName)} · ${tableName}`,
    headline: text(parts.headline),
    leads: parts.leads.map(text),
    facts: parts.facts.map(text),
    button: url === undefined ? undefined : { words: text(parts.button), url },
    notes: parts.notes.map(text),
    question: undefined,
    small: [text(parts.why)],
    links: parts.links.map(({ words, url }) => ({ words: text(words), url })),
  };
  const head = {
    subject: text(parts.subject),
    preheader: letter.leads.join(' '),
    baseUrl,
    trusted: parts.trusted ?? [],
  };
  return renderMail('letter', head, letter, [], translator);
}

function namesOf({ gameName, tableName, seatName }: SeatLetter) {
  return { game: gameName, table: tableName, seat: seatName };
}

function preferences({ baseUrl }: SeatLetter): LetterLink {
  return { words: msg('substitutes.preferences'), url: `${baseUrl}/preferences` };
}
