import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReplyOutcome, ReplyPart } from '../inbound/reply-outcome.ts';
import { shorten } from '../inbound/reply-reading.ts';
import { type LetterSection, writeLetter } from '../letter/write-letter.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { MailQuestion, MailTable } from '../turn/table-mail.ts';
import { writeQuestion } from '../turn/write-question.ts';

/** A question as it is now, with fresh links, and its number where the answer's own reply address has several. */
export type AskedAgain = {
  readonly decision: DecisionId;
  readonly number: number | undefined;
  readonly question: MailQuestion;
};

export type ReplyAnswerMail = {
  readonly table: MailTable;
  /** What was written, and from which address it came. */
  readonly wrote: string;
  readonly from: string;
  /** There was more of it than is read. */
  readonly cut?: boolean;
  readonly outcome: ReplyOutcome;
  /** The questions that it is about. */
  readonly questions: readonly AskedAgain[];
  readonly now: Date;
  readonly baseUrl: string;
};

/**
 * The answer to a reply: what was understood, question by question and order by order, with the one link that confirms
 * it; or what was not, with all that is possible.
 */
export function composeReplyAnswer(mail: ReplyAnswerMail, translator: Translator): MailContent {
  const { outcome, table, questions } = mail;
  const words = questions.map(({ question, number }) =>
    writeQuestion(table, question, true, mail.now, translator, number),
  );
  const [first] = words;
  const isRead = outcome.kind === 'read';
  const several = words.some((_, i) => questions[i]?.number !== undefined);
  return writeLetter(
    {
      subject: subject(mail),
      masthead: [table.gameName, table.name],
      headline: headline(outcome),
      leads: [
        msg('mail.answer-wrote', { text: shorten(mail.wrote) }),
        ...(mail.cut ? [msg('mail.answer-cut')] : []),
        ...leads(outcome),
      ],
      sections: outcome.parts.flatMap((part) => sections(part, outcome)),
      button: isRead ? { words: msg('mail.answer-confirm'), url: outcome.confirmUrl } : undefined,
      notes:
        isRead && first
          ? [...(outcome.parts.length > 1 ? [] : [msg('mail.answer-to', { prompt: first.prompt })]), first.due]
          : [],
      questions: isRead ? [] : words,
      several: !isRead && several ? msg('mail.reply-several') : undefined,
      why: msg('mail.answer-why', { from: mail.from }),
      links: [{ words: msg('mail.foot-table'), url: table.url }],
    },
    mail.baseUrl,
    translator,
  );
}

function subject({ outcome, table }: ReplyAnswerMail): Message {
  const names = { game: table.gameName, table: table.name };
  switch (outcome.kind) {
    case 'read':
      return msg('mail.answer-subject-read', { ...names, answer: inShort(outcome) });
    case 'unread':
      return msg('mail.answer-subject-unread', names);
    case 'late':
      return msg('mail.answer-subject-late', names);
  }
}

function headline(outcome: ReplyOutcome): Message {
  switch (outcome.kind) {
    case 'read':
      return msg('mail.answer-title-read', { answer: inShort(outcome) });
    case 'unread':
      return msg('mail.answer-title-unread');
    case 'late':
      return msg('mail.answer-title-late');
  }
}

/** The answer, or how many there are. */
function inShort({ parts }: ReplyOutcome): Message {
  const read = parts.flatMap(({ outcome }) => (outcome.kind === 'read' ? [outcome.said] : []));
  const [only] = read;
  return only && read.length === 1 ? only : msg('mail.answer-several', { count: read.length });
}

function leads(outcome: ReplyOutcome): readonly Message[] {
  switch (outcome.kind) {
    case 'read':
      return [msg('mail.answer-confirm-lead'), ...(outcome.apart ? [msg('mail.answer-apart')] : [])];
    case 'unread':
      return [
        ...(outcome.problem ? [outcome.problem] : []),
        ...(outcome.parts.length === 1 ? [] : [msg('mail.answer-none-taken')]),
      ];
    case 'late':
      return [];
  }
}

/** What became of the words for one question. A single answer that the headline says already is not said again. */
function sections(part: ReplyPart, { kind, parts }: ReplyOutcome): readonly LetterSection[] {
  const alone = parts.length === 1;
  const title = alone ? undefined : (part.prompt ?? msg('mail.answer-part', { number: part.number }));
  const { outcome } = part;
  switch (outcome.kind) {
    case 'read': {
      const { said, sheet, ignored } = outcome;
      const notes = [
        ...(sheet?.costs ?? []),
        ...(ignored ? [msg('mail.answer-ignored', { text: shorten(ignored) })] : []),
      ];
      const leads = alone ? [] : [kind === 'read' ? said : msg('mail.answer-title-read', { answer: said })];
      const lines = sheet?.lines ?? [];
      return leads.length + lines.length + notes.length > 0 ? [{ title, leads, lines, notes }] : [];
    }
    case 'unread': {
      const { problem, lines = [], understood } = outcome;
      const wrong: LetterSection = { title, leads: [problem], lines };
      if (understood.length === 0) return [wrong];
      return [wrong, { title: msg('mail.answer-understood'), leads: [], lines: understood }];
    }
    case 'late':
      return [{ title, leads: [outcome.why], lines: [] }];
  }
}
