import { type Message, messagesOf } from '../kernel/message.ts';
import type { TicketView } from '../moderation/tickets/read-ticket.ts';
import type { TicketNews } from '../moderation/tickets/ticket-notices.ts';
import type mailWords from '../words/en/mail.json';
import type en from '../words/en/moderation.json';
import type { Speaker } from '../words/speaker.ts';
import type { Letter } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

const say = messagesOf<typeof en>();
const sayMail = messagesOf<typeof mailWords>();

export type TicketMail = {
  readonly ticket: TicketView;
  readonly what: TicketNews;
  /** Given for `message`. */
  readonly message: TicketView['messages'][number] | undefined;
  readonly gameName: Message;
  /** Why he is told. */
  readonly as: 'party' | 'moderator' | 'opener';
  readonly url: string;
  readonly baseUrl: string;
};

/** News of a dispute: it was opened, taken, written in, decided, withdrawn, or handed on; with the link to answer. */
export function composeTicket(mail: TicketMail, speaker: Speaker): MailContent {
  const { ticket, what, gameName, as, url, baseUrl } = mail;
  const text = (message: Message) => speaker.say(message);
  const names = { game: gameName, table: ticket.tableName, name: whoDid(mail) };
  const entry = ticket.seq === undefined ? 'none' : String(ticket.seq);
  const type = say(`moderation.type-${ticket.type}`);
  const paused = ticket.pausesTo && what === 'opened';
  const isClosed = what === 'resolved' || what === 'withdrawn';
  const letter: Letter = {
    masthead: `${text(gameName)} · ${ticket.tableName}`,
    headline: text(say(`moderation.mail-title-${what}`, names)),
    leads: [...told(mail).map(text), ...wordsOf(mail)],
    facts: [
      text(say('moderation.mail-kind', { type, entry, name: ticket.openerName })),
      ...(paused && ticket.pausesTo
        ? [text(say('moderation.mail-paused', { when: speaker.dateTime(ticket.pausesTo) }))]
        : []),
    ],
    button: { words: text(say(isClosed ? 'moderation.mail-look' : 'moderation.mail-read')), url },
    notes: [],
    question: undefined,
    small: [text(say(`moderation.mail-why-${as}`, names))],
    links: [{ words: text(sayMail('mail.foot-preferences')), url: `${baseUrl}/preferences` }],
  };
  const subject = text(say(`moderation.mail-subject-${what}`, names));
  return renderMail('letter', { subject, preheader: letter.leads.join(' '), baseUrl }, letter, [], speaker);
}

function whoDid({ ticket, what, message }: TicketMail): string {
  if (what === 'message') return message?.name ?? '';
  return what === 'taken' || what === 'resolved' ? (ticket.takenByName ?? '') : ticket.openerName;
}

function told({ what }: TicketMail): readonly Message[] {
  if (what === 'taken') return [say('moderation.mail-taken')];
  return what === 'escalated' ? [say('moderation.mail-escalated')] : [];
}

/** What somebody wrote, paragraph by paragraph. */
function wordsOf({ ticket, what, message }: TicketMail): readonly string[] {
  const words =
    what === 'message' ? message?.text : what === 'resolved' ? ticket.resolution : what === 'taken' ? '' : ticket.text;
  return (words ?? '').split(/\n+/).filter((line) => line.trim() !== '');
}
