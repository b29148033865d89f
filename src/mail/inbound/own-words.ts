import { isFarewell, isHeaderBlock, isQuoted, isRule, readAttribution } from './quotation-lines.ts';

/** More lines than this are not a reply to a question; the rest is not looked at. */
const MOST_LINES = 2000;

/** What somebody wrote; `cut` when there was more of it than was looked at. */
export type OwnWords = { readonly words: string; readonly cut: boolean };

/**
 * What a person wrote themselves, above, between and below what they quote: without the quotation and the line that
 * introduces it, without a signature, without empty lines at either end. Each line is looked at a few times, however
 * many there are.
 * @param text cleaned: see `cleanText`
 * @param whole false when it is only the beginning of what the mail says
 */
export function ownWords(text: string, whole = true): OwnWords {
  const lines = text.split('\n', MOST_LINES + 1);
  const own: string[] = [];
  let reading: 'own' | 'signature' | 'quotation' = 'own';
  let at = 0;
  while (at < Math.min(lines.length, MOST_LINES)) {
    const line = lines[at] ?? '';
    const introduced = isQuoted(line) ? 0 : readAttribution(lines, at);
    if (introduced > 0 || isHeaderBlock(lines, at)) {
      at = nextWritten(lines, at + Math.max(1, introduced));
      // Without brackets nothing says where the quotation ends.
      if (!isQuoted(lines[at] ?? '')) return { words: paragraphs(own), cut: false };
      continue;
    }
    // Below a quotation somebody may write on, also where they had signed above it.
    if (isQuoted(line)) reading = 'quotation';
    else if (reading === 'quotation' && line.trim() !== '') reading = 'own';
    if (reading === 'own' && (isRule(line) || isFarewell(line))) reading = 'signature';
    if (reading === 'own') own.push(line);
    else if (reading === 'quotation') own.push('');
    at += 1;
  }
  return { words: paragraphs(own), cut: reading === 'own' && (!whole || lines.length > MOST_LINES) };
}

function paragraphs(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function nextWritten(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]?.trim() === '') at += 1;
  return at;
}

/** The first paragraph, and what comes after it: a greeting, a joke, a signature without its dashes. */
export function firstParagraph(words: string): { readonly first: string; readonly rest: string } {
  const [first = '', ...rest] = words.split(/\n\n+/u);
  return { first: first.trim(), rest: rest.join('\n\n').trim() };
}
