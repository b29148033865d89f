import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { firstSection } from '../../kernel/rulebook.ts';
import { rulesIn } from '../../kernel/rules-in.ts';
import type { ReplyOutcome, ReplyPart } from '../inbound/reply-outcome.ts';
import { shorten } from '../inbound/reply-reading.ts';
import { type LetterLink, type LetterSection, type Quote, writeLetter } from '../letter/write-letter.ts';
import type { MailContent } from '../render/mail-content.ts';
import { letterSections } from '../replies/tell-letters.ts';
import type { MailQuestion, MailTable } from '../turn/table-mail.ts';
import { writeQuestion } from '../turn/write-question.ts';

/** Lines of a reply that its answer gives back; nobody writes more to a question. */
const MOST_QUOTED = 60;
/** Keeps the height of a line in which nothing stands. */
const NOTHING = '\u00a0';

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
  /** Why it was not done at once, where its player wants that. */
  readonly waits?: Message | undefined;
  /** The word by which a reply confirms it. */
  readonly yes?: string | undefined;
  /** What it asked to be shown. */
  readonly shown?: readonly LetterSection[];
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
  const inShortLine = shorten(mail.wrote) === mail.wrote.trim();
  const several = words.some((_, i) => questions[i]?.number !== undefined);
  return writeLetter(
    {
      subject: subject(mail),
      about: { game: table.gameName, table: table.name },
      headline: headline(outcome),
      leads: [
        ...(inShortLine ? [msg('mail.answer-wrote', { text: mail.wrote.trim() })] : []),
        ...(mail.cut ? [msg('mail.answer-cut')] : []),
        ...leads(mail),
        ...(isRead && mail.waits ? [mail.waits] : []),
        ...(isRead && mail.yes ? [msg('reply.confirm-by-word', { word: mail.yes })] : []),
      ],
      quotes: inShortLine ? [] : [asWritten(mail.wrote, translator)],
      sections: [...sectionsOf(outcome, table), ...(isRead ? letterSections(outcome.acts) : []), ...(mail.shown ?? [])],
      button: isRead ? outcome.confirm[0] : undefined,
      notes:
        isRead && first
          ? [...(outcome.parts.length !== 1 ? [] : [msg('mail.answer-to', { prompt: first.prompt })]), first.due]
          : [],
      questions: isRead ? [] : words,
      several: !isRead && several ? msg('mail.reply-several') : undefined,
      why: msg('mail.answer-why', { from: mail.from }),
      links: [...(isRead ? outcome.confirm.slice(1) : []), { words: msg('mail.foot-table'), url: table.url }],
      preheader: inOneLine(outcome),
    },
    mail.baseUrl,
    translator,
  );
}

function subject({ outcome }: ReplyAnswerMail): Message {
  switch (outcome.kind) {
    case 'read':
      return msg('subjects.answer-read', { answer: inShort(outcome) });
    case 'unread':
      return msg('subjects.answer-unread');
    case 'late':
      return msg('subjects.answer-late');
    case 'asks':
      return msg('reply.asks-subject');
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
    case 'asks':
      return msg('reply.asks-title');
  }
}

/** What matters most of it: why nothing was taken, or that it waits for a click. Undefined: what was written. */
function inOneLine(outcome: ReplyOutcome): readonly Message[] | undefined {
  if (outcome.kind === 'read') return [msg('mail.answer-confirm-lead')];
  const [why] = outcome.parts.flatMap(({ outcome: part }) => {
    if (part.kind === 'late') return [part.why];
    return part.kind === 'unread' ? [part.problem] : [];
  });
  return why && [why];
}

/** What it does, or how many things those are. */
function inShort({ acts }: Extract<ReplyOutcome, { kind: 'read' }>): Message {
  const said = acts.flatMap((act) => act.said);
  const [only] = said;
  return only && said.length === 1 ? only : msg('mail.answer-several', { count: said.length });
}

/** What was written, line by line, with its empty lines: they may be what it is about. */
function asWritten(wrote: string, { t }: Translator): Quote {
  const lines = wrote.trim().split('\n');
  const shown = lines.slice(0, MOST_QUOTED).map((line) => line.trimEnd() || NOTHING);
  return { by: t(msg('mail.answer-you-wrote')), lines: lines.length > MOST_QUOTED ? [...shown, '…'] : shown };
}

function leads({ outcome, wrote }: ReplyAnswerMail): readonly Message[] {
  switch (outcome.kind) {
    case 'read':
      return [msg('mail.answer-confirm-lead'), ...(outcome.apart ? [msg('mail.answer-apart')] : [])];
    case 'unread':
      return [
        ...(outcome.problem ? [outcome.problem] : []),
        ...(outcome.parts.length > 1 || (outcome.parts.length === 0 && wrote.trim().includes('\n'))
          ? [msg('mail.answer-none-taken')]
          : []),
      ];
    case 'late':
    case 'asks':
      return [];
  }
}

/** What became of all of it, part by part; acts that no part says are said by themselves. */
function sectionsOf(outcome: ReplyOutcome, table: Pick<MailTable, 'rulesUrl'>): readonly LetterSection[] {
  const parts = outcome.parts.flatMap((part) => sections(part, outcome, table));
  if (outcome.kind === 'unread' && outcome.problem)
    return [{ leads: [], lines: [], links: ruleLinks([outcome.problem], table) }, ...parts];
  if (outcome.kind !== 'read') return parts;
  const all = outcome.acts.flatMap((act) => act.said);
  // Letters have sections of their own.
  const acts = outcome.acts.filter(({ does }) => does !== 'letter');
  const others = outcome.parts.length > 0 ? acts.filter(({ does }) => does !== 'answer') : acts;
  const lines = all.length > 1 ? others.flatMap(({ said }) => said) : [];
  return lines.length > 0 ? [...parts, { leads: [], lines }] : parts;
}

/** What became of the words for one question. A single answer that the headline says already is not said again. */
function sections(part: ReplyPart, whole: ReplyOutcome, table: Pick<MailTable, 'rulesUrl'>): readonly LetterSection[] {
  const { kind, parts } = whole;
  const alone = parts.length === 1 && (whole.kind !== 'read' || whole.acts.flatMap(({ said }) => said).length === 1);
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
      const wrong: LetterSection = { title, leads: [problem], lines, links: ruleLinks([problem, ...lines], table) };
      if (understood.length === 0) return [wrong];
      return [wrong, { title: msg('mail.answer-understood'), leads: [], lines: understood }];
    }
    case 'late':
      return [{ title, leads: [outcome.why], lines: [], links: ruleLinks([outcome.why], table) }];
  }
}

/** The rules by which something is refused, to be read. */
function ruleLinks(sentences: readonly Message[], { rulesUrl }: Pick<MailTable, 'rulesUrl'>): readonly LetterLink[] {
  const named = new Set(sentences.flatMap(rulesIn));
  return [...named].map((section) => ({
    words: msg('pages.question.section', { section }),
    url: `${rulesUrl}#${firstSection(section)}`,
  }));
}
