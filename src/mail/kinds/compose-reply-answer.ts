import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { shorten } from '../inbound/reply-reading.ts';
import { writeLetter } from '../letter/write-letter.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { MailQuestion, MailTable } from '../turn/table-mail.ts';
import { writeQuestion } from '../turn/write-question.ts';

/** What became of a reply. */
export type ReplyOutcome =
  | { readonly kind: 'read'; readonly said: Message; readonly confirmUrl: string; readonly ignored: string | undefined }
  | { readonly kind: 'unread'; readonly problem: Message; readonly understood: readonly Message[] }
  /** The question is over; `why` says what happened to it. */
  | { readonly kind: 'late'; readonly why: Message };

export type ReplyAnswerMail = {
  readonly table: MailTable;
  /** What was written, and from which address it came. */
  readonly wrote: string;
  readonly from: string;
  /** There was more of it than is read. */
  readonly cut?: boolean;
  readonly outcome: ReplyOutcome;
  /** The question as it is now, with fresh links. */
  readonly question: MailQuestion | undefined;
  readonly now: Date;
  readonly baseUrl: string;
};

/**
 * The answer to a reply: what was understood, with the link that confirms it; or what was not, with all that is
 * possible.
 */
export function composeReplyAnswer(mail: ReplyAnswerMail, translator: Translator): MailContent {
  const { outcome, table, question } = mail;
  const names = { game: table.gameName, table: table.name };
  const words = question && writeQuestion(table, question, true, mail.now, translator);
  const isRead = outcome.kind === 'read';
  return writeLetter(
    {
      subject: subject(outcome, names),
      masthead: [table.gameName, table.name],
      headline: headline(outcome),
      leads: [
        msg('mail.answer-wrote', { text: shorten(mail.wrote) }),
        ...(mail.cut ? [msg('mail.answer-cut')] : []),
        ...leads(outcome),
      ],
      button: isRead ? { words: msg('mail.answer-confirm'), url: outcome.confirmUrl } : undefined,
      notes: isRead && words ? [msg('mail.answer-to', { prompt: words.prompt }), words.due] : [],
      question: isRead ? undefined : words,
      why: msg('mail.answer-why', { from: mail.from }),
      links: [{ words: msg('mail.foot-table'), url: table.url }],
    },
    mail.baseUrl,
    translator,
  );
}

function subject(outcome: ReplyOutcome, names: { readonly game: Message; readonly table: string }): Message {
  switch (outcome.kind) {
    case 'read':
      return msg('mail.answer-subject-read', { ...names, answer: outcome.said });
    case 'unread':
      return msg('mail.answer-subject-unread', names);
    case 'late':
      return msg('mail.answer-subject-late', names);
  }
}

function headline(outcome: ReplyOutcome): Message {
  switch (outcome.kind) {
    case 'read':
      return msg('mail.answer-title-read', { answer: outcome.said });
    case 'unread':
      return msg('mail.answer-title-unread');
    case 'late':
      return msg('mail.answer-title-late');
  }
}

function leads(outcome: ReplyOutcome): readonly Message[] {
  switch (outcome.kind) {
    case 'read': {
      const ignored = outcome.ignored ? [msg('mail.answer-ignored', { text: shorten(outcome.ignored) })] : [];
      return [msg('mail.answer-confirm-lead'), ...ignored];
    }
    case 'unread': {
      const understood =
        outcome.understood.length > 0 ? [msg('mail.answer-understood', { items: outcome.understood })] : [];
      return [outcome.problem, ...understood];
    }
    case 'late':
      return [outcome.why];
  }
}
