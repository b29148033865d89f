import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { MailContent } from '../render/mail-content.ts';
import { renderMail } from '../render/render-mail.ts';
import { type SubjectTable, tableSubjects } from '../render/subject.ts';
import type { QuestionWords } from '../turn/write-question.ts';

/** What somebody wrote: the writer, where it is not said already, and the lines. */
export type Quote = { readonly by: string | undefined; readonly lines: readonly string[] };

/** A stretch of a letter: sentences, then a list, then small print. */
export type LetterSection = {
  readonly title?: Words | undefined;
  readonly leads: readonly Words[];
  readonly lines: readonly Words[];
  readonly notes?: readonly Words[];
  /** Where more about it can be read. */
  readonly links?: readonly LetterLink[];
};

/** A link at the foot of a letter, or its button. */
export type LetterLink = { readonly words: Message; readonly url: string };

/** Words to be rendered, or what somebody typed. */
type Words = Message | string;

/** A mail that is a few sentences and one button. */
export type LetterParts = {
  /** Of a letter about a table: what the subject says of it. */
  readonly subject: Message;
  /** What it is about: it stands above the headline, and the subject begins with the table. */
  readonly about?: SubjectTable;
  readonly headline: Message;
  /** What somebody says before all else. */
  readonly opening?: Quote | undefined;
  readonly leads: readonly Message[];
  readonly quotes?: readonly Quote[];
  readonly facts?: readonly Message[];
  /** Under the facts. */
  readonly picture?: { readonly png: Buffer; readonly alt: Message } | undefined;
  readonly sections?: readonly LetterSection[];
  readonly button?: LetterLink | undefined;
  readonly notes?: readonly Words[];
  readonly questions?: readonly QuestionWords[];
  /** How a reply names one of several questions. */
  readonly several?: Message | undefined;
  /** Why the reader gets it. */
  readonly why: Message;
  readonly links?: readonly LetterLink[];
  /** What mail programs show beside the subject; when not given the leads, or else what somebody wrote. */
  readonly preheader?: readonly Words[] | undefined;
  /** Words that may be links though they stand in the text: an address to write to. */
  readonly trusted?: readonly string[];
};

const PICTURE = 'picture';
/** Pixels across in a mail 600 wide. */
const PICTURE_WIDTH = 544;

/** Writes a letter in its reader's language. */
export function writeLetter(parts: LetterParts, baseUrl: string, translator: Translator): MailContent {
  const text = (words: Words) => (typeof words === 'string' ? words : translator.t(words));
  const { about } = parts;
  const link = ({ words, url }: LetterLink) => ({ words: text(words), url });
  const letter = {
    masthead: about && `${text(about.game)} · ${about.table}`,
    headline: text(parts.headline),
    opening: parts.opening,
    leads: parts.leads.map(text),
    quotes: parts.quotes,
    facts: (parts.facts ?? []).map(text),
    picture: parts.picture && { cid: PICTURE, width: PICTURE_WIDTH, alt: text(parts.picture.alt) },
    sections: (parts.sections ?? []).map(({ title, leads, lines, notes = [], links = [] }) => ({
      title: title === undefined ? undefined : text(title),
      leads: leads.map(text),
      lines: lines.map(text),
      notes: notes.map(text),
      links: links.map(link),
    })),
    button: parts.button && link(parts.button),
    notes: (parts.notes ?? []).map(text),
    questions: parts.questions ?? [],
    several: parts.several && text(parts.several),
    small: [text(parts.why)],
    links: (parts.links ?? []).map(link),
  };
  const preheader = (parts.preheader ?? beginning(parts)).map(text).join(' ');
  const subjects = about ? tableSubjects(about, parts.subject, translator) : { subject: text(parts.subject) };
  const frame = { ...subjects, preheader, baseUrl, trusted: parts.trusted ?? [] };
  const pictures = parts.picture ? [{ cid: PICTURE, filename: `${PICTURE}.png`, png: parts.picture.png }] : [];
  return renderMail('letter', frame, letter, pictures, translator);
}

/** What a letter begins with. */
function beginning({ leads, quotes = [] }: LetterParts): readonly Words[] {
  return leads.length > 0 ? leads : quotes.flatMap(({ lines }) => lines);
}
