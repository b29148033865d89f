import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { MailContent } from '../render/mail-content.ts';
import { renderMail } from '../render/render-mail.ts';
import type { QuestionWords } from '../turn/write-question.ts';

/** What somebody wrote: the writer, where it is not said already, and the lines. */
export type Quote = { readonly by: string | undefined; readonly lines: readonly string[] };

/** A stretch of a letter: sentences, then a list, then small print. */
export type LetterSection = {
  readonly title?: Words | undefined;
  readonly leads: readonly Words[];
  readonly lines: readonly Words[];
  readonly notes?: readonly Words[];
};

/** A link at the foot of a letter, or its button. */
export type LetterLink = { readonly words: Message; readonly url: string };

/** Words to be rendered, or what somebody typed. */
type Words = Message | string;

/** A mail that is a few sentences and one button. */
export type LetterParts = {
  readonly subject: Message;
  /** What it is about, above the headline: game and table. */
  readonly masthead?: readonly Words[];
  readonly headline: Message;
  readonly leads: readonly Message[];
  readonly quotes?: readonly Quote[];
  readonly facts?: readonly Message[];
  readonly sections?: readonly LetterSection[];
  readonly button?: LetterLink | undefined;
  readonly notes?: readonly Words[];
  readonly questions?: readonly QuestionWords[];
  /** How a reply names one of several questions. */
  readonly several?: Message | undefined;
  /** Why the reader gets it. */
  readonly why: Message;
  readonly links?: readonly LetterLink[];
  /** What mail programs show beside the subject; the leads when not given. */
  readonly preheader?: readonly Message[];
  /** Words that may be links though they stand in the text: an address to write to. */
  readonly trusted?: readonly string[];
};

/** Writes a letter in its reader's language. */
export function writeLetter(parts: LetterParts, baseUrl: string, translator: Translator): MailContent {
  const text = (words: Words) => (typeof words === 'string' ? words : translator.t(words));
  const link = ({ words, url }: LetterLink) => ({ words: text(words), url });
  const letter = {
    masthead: parts.masthead?.map(text).join(' · '),
    headline: text(parts.headline),
    leads: parts.leads.map(text),
    quotes: parts.quotes,
    facts: (parts.facts ?? []).map(text),
    sections: (parts.sections ?? []).map(({ title, leads, lines, notes = [] }) => ({
      title: title === undefined ? undefined : text(title),
      leads: leads.map(text),
      lines: lines.map(text),
      notes: notes.map(text),
    })),
    button: parts.button && link(parts.button),
    notes: (parts.notes ?? []).map(text),
    questions: parts.questions ?? [],
    several: parts.several && text(parts.several),
    small: [text(parts.why)],
    links: (parts.links ?? []).map(link),
  };
  const preheader = (parts.preheader ?? parts.leads).map(text).join(' ');
  const frame = { subject: text(parts.subject), preheader, baseUrl, trusted: parts.trusted ?? [] };
  return renderMail('letter', frame, letter, [], translator);
}
