import type { DisputeView } from '../disputes/read-dispute.ts';
import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { DisputeNews } from '../notifications/notification.ts';
import type { Letter, Quote } from './letter.ts';
import type { MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { stopLink } from './stop-link.ts';

/** More messages than these are read on the page. */
const MOST_QUOTED = 10;

export type DisputeMail = {
  readonly dispute: DisputeView;
  readonly what: DisputeNews;
  /** What was written since the last mail, oldest first. */
  readonly messages: DisputeView['messages'];
  readonly gameName: Message;
  /** Why they are told. */
  readonly as: 'party' | 'moderator' | 'opener';
  readonly url: string;
  /** Stops such mails, for a reader who has no seat at the table. */
  readonly stopUrl: string | undefined;
  readonly baseUrl: string;
};

/** News of a dispute: it was opened, taken, written in, decided, withdrawn, or handed on; with the link to answer. */
export function composeDispute(mail: DisputeMail, translator: Translator): MailContent {
  const { dispute, what, messages, gameName, as, url, baseUrl } = mail;
  const text = (message: Message) => translator.t(message);
  const names = { game: gameName, table: dispute.tableName, name: whoDid(mail), count: messages.length };

  const kind = what === 'message' && messages.length > 1 ? 'messages' : what;
  const earlier = messages.length - MOST_QUOTED;
  const entry = dispute.seq === undefined ? 'none' : String(dispute.seq);
  const type = msg(`moderation.type-${dispute.type}`);
  const paused = dispute.pausesTo && what === 'opened';
  const isClosed = what === 'resolved' || what === 'withdrawn';

  const letter: Letter = {
    masthead: `${text(gameName)} · ${dispute.tableName}`,
    headline: text(msg(`moderation.mail-title-${kind}`, names)),
    leads: [
      ...told(mail).map(text),
      ...(earlier > 0 ? [text(msg('moderation.mail-more-messages', { count: earlier }))] : []),
    ],
    quotes: quotesOf(mail),
    facts: [
      text(msg('moderation.mail-kind', { type, entry, name: dispute.openerName })),
      ...(paused && dispute.pausesTo
        ? [text(msg('moderation.mail-paused', { when: translator.dateTime(dispute.pausesTo) }))]
        : []),
    ],
    button: { words: text(msg(isClosed ? 'moderation.mail-look' : 'moderation.mail-read')), url },
    notes: [],
    question: undefined,
    small: [text(msg(`moderation.mail-why-${as}`, names))],
    links: [
      { words: text(msg('mail.foot-preferences')), url: `${baseUrl}/preferences` },
      ...stopLink(mail.stopUrl, text),
    ],
  };

  const subject = text(msg(`moderation.mail-subject-${kind}`, names));
  return renderMail('letter', { subject, preheader: letter.leads.join(' '), baseUrl }, letter, [], translator);
}

function whoDid({ dispute, what, messages }: DisputeMail): string {
  if (what === 'message') return messages.at(-1)?.name ?? '';
  return what === 'taken' || what === 'resolved' ? (dispute.takenByName ?? '') : dispute.openerName;
}

function told({ what }: DisputeMail): readonly Message[] {
  if (what === 'taken') return [msg('moderation.mail-taken')];
  return what === 'escalated' ? [msg('moderation.mail-escalated')] : [];
}

/** What was written, as quotations: what the dispute is about or how it was decided, and the newest messages. */
function quotesOf({ dispute, what, messages }: DisputeMail): readonly Quote[] {
  const words = what === 'message' || what === 'taken' ? '' : what === 'resolved' ? dispute.resolution : dispute.text;
  const several = messages.length > 1 || what !== 'message';
  return [
    ...(words ? [{ by: undefined, lines: linesOf(words) }] : []),
    ...messages.slice(-MOST_QUOTED).map(({ name, text }) => ({ by: several ? name : undefined, lines: linesOf(text) })),
  ];
}

function linesOf(text: string): readonly string[] {
  return text.split(/\n+/).filter((line) => line.trim() !== '');
}
