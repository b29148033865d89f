import type { DisputeView } from '../../disputes/read-dispute.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { DisputeNews } from '../../notifications/notification.ts';
import { preferencesLink, stopLinks } from '../letter/foot-links.ts';
import { type Quote, writeLetter } from '../letter/write-letter.ts';
import type { MailContent } from '../render/mail-content.ts';

/** More messages than these are read on the page. */
const MOST_QUOTED = 10;

export type DisputeMail = {
  readonly dispute: DisputeView;
  readonly what: DisputeNews;
  /** What was written since the last mail, oldest first. */
  readonly messages: DisputeView['messages'];
  readonly gameName: Message;
  /** What the clocks show, where it stopped them and is closed: until when they stand still, the reader's next time. */
  readonly clocks?: { readonly pausedTo: Date | undefined; readonly dueAt: Date | undefined } | undefined;
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
  const names = { game: gameName, table: dispute.tableName, name: whoDid(mail), count: messages.length };

  const kind = what === 'message' && messages.length > 1 ? 'messages' : what;
  const earlier = messages.length - MOST_QUOTED;
  const entry = dispute.seq === undefined ? 'none' : String(dispute.seq);
  const type = msg(`moderation.type-${dispute.type}`);
  const pausedTo = what === 'opened' ? dispute.pausesTo : undefined;
  const isClosed = what === 'resolved' || what === 'withdrawn';
  return writeLetter(
    {
      subject: msg(`subjects.dispute-${kind}`, names),
      about: { game: gameName, table: dispute.tableName },
      headline: msg(`moderation.mail-title-${kind}`, names),
      leads: [...told(mail), ...(earlier > 0 ? [msg('moderation.mail-more-messages', { count: earlier })] : [])],
      quotes: quotesOf(mail),
      facts: [
        msg('moderation.mail-kind', { type, entry, name: dispute.openerName }),
        ...clockFacts(mail.clocks, translator),
        ...(pausedTo ? [msg('moderation.mail-paused', { when: translator.dateTime(pausedTo) })] : []),
      ],
      button: { words: msg(isClosed ? 'moderation.mail-look' : 'moderation.mail-read'), url },
      why: msg(`moderation.mail-why-${as}`, names),
      links: [preferencesLink(baseUrl), ...stopLinks(mail.stopUrl)],
    },
    baseUrl,
    translator,
  );
}

function clockFacts(clocks: DisputeMail['clocks'], translator: Translator): readonly Message[] {
  if (!clocks) return [];
  const { pausedTo, dueAt } = clocks;
  if (pausedTo) return [msg('disputes.clocks-stand', { when: translator.dateTime(pausedTo) })];
  return [dueAt ? msg('disputes.clocks-run-due', { when: translator.dateTime(dueAt) }) : msg('disputes.clocks-run')];
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
