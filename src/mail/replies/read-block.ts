import { splitFirstLine } from '../inbound/split-first-line.ts';

/** A paragraph that begins with a line of its own kind, and how many lines it has. */
export type Block = { readonly lines: readonly string[]; readonly count: number };

/** A letter in a reply: to whom, as it was written, and what it says. */
export type LetterBlock = {
  readonly names: string;
  readonly text: string;
  readonly unsigned: boolean;
  /** The lines below its first one. */
  readonly more: readonly string[];
  readonly count: number;
};

/**
 * The lines from here to the next empty one, or to the first that `ends` it. Where the first says all before its
 * text begins ("to FRANCE:"), empty lines below it are passed over.
 */
export function readBlock(lines: readonly string[], from: number, ends: (line: string) => boolean): Block {
  let at = from + 1;
  if (/[:：]\s*$/u.test(lines[from] ?? '')) while (at < lines.length && lines[at]?.trim() === '') at += 1;
  while (at < lines.length && lines[at]?.trim() !== '' && !ends(lines[at] ?? '')) at += 1;
  return { lines: lines.slice(from, at), count: at - from };
}

/** The letter that begins with this line, `to FRANCE, UK: …`; undefined where it begins none. */
export function readLetterBlock(
  lines: readonly string[],
  from: number,
  locale: string,
  ends: (line: string) => boolean,
): LetterBlock | undefined {
  if (!beginsLetter(lines[from] ?? '', locale)) return undefined;
  const block = readBlock(lines, from, (line) => beginsLetter(line, locale) || ends(line));
  const first = splitFirstLine(block.lines.join('\n').trim(), [locale, 'en']);
  return first && { ...first, more: block.lines.slice(1).filter((line) => line.trim() !== ''), count: block.count };
}

/** `to: Green` is the field of a form. */
function beginsLetter(line: string, locale: string): boolean {
  const first = /[:：]/u.test(line) ? splitFirstLine(line.trim(), [locale, 'en']) : undefined;
  return first !== undefined && (first.names.trim() !== '' || first.unsigned);
}
