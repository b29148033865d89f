import { FAREWELLS, FROM, ON, ORIGINAL, SENT_FROM, WROTE } from './quotation-words.ts';

/** A line that introduces a quotation is no longer than this, also when it is broken into several. */
const LONGEST = 400;
const MOST_LINES = 3;

/** `> what was said before`. */
export function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>');
}

/**
 * How many lines from here on introduce a quotation ("On Tue, 24 Nov 2026 at 13:00, Anna <anna@people.example> wrote:",
 * in many languages, broken into up to three lines); 0 when none do.
 */
export function readAttribution(lines: readonly string[], at: number): number {
  const first = (lines[at] ?? '').slice(0, LONGEST).trim();
  if (first === '') return 0;
  if (isAttribution(first)) return 1;
  if (!startsLikeOne(first)) return 0;
  let joined = first;
  for (let count = 2; count <= MOST_LINES; count += 1) {
    const line = (lines[at + count - 1] ?? '').slice(0, LONGEST).trim();
    // A line that introduces a quotation all by itself leaves those before it alone.
    if (line === '' || isQuoted(line) || (isAttribution(line) && startsLikeOne(line))) return 0;
    joined = `${joined} ${line}`.slice(0, LONGEST);
    if (isAttribution(joined)) return count;
  }
  return 0;
}

/** It ends in a colon, says that somebody wrote, and when or from which address. */
function isAttribution(line: string): boolean {
  const bare = strip(line).toLowerCase();
  if (!/[:：]$/u.test(bare)) return false;
  if (bare.endsWith('>:')) return bare.includes('@') && /\d{2}/u.test(bare);
  return (/\d/u.test(bare) || bare.includes('@')) && WROTE.some((verb) => hasWord(bare, verb));
}

function startsLikeOne(line: string): boolean {
  const bare = strip(line).toLowerCase();
  return /\d/u.test(bare) && ON.some((word) => bare.startsWith(word));
}

/** Without dashes and blanks at either end. */
function strip(line: string): string {
  let from = 0;
  let to = line.length;
  while (from < to && (line[from] === '-' || line[from] === ' ')) from += 1;
  while (to > from && (line[to - 1] === '-' || line[to - 1] === ' ')) to -= 1;
  return line.slice(from, to);
}

function hasWord(line: string, word: string): boolean {
  const at = line.indexOf(word);
  return at === 0 || (at > 0 && !/[a-z]/u.test(line[at - 1] ?? ''));
}

/** `-----Original Message-----`, or `From: Anna <anna@people.example>`: from here on everything is quoted. */
export function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').slice(0, LONGEST).trim();
  if (line.startsWith('-') && line.endsWith('-') && ORIGINAL.includes(strip(line).toLowerCase())) return true;
  const colon = line.indexOf(':');
  if (colon < 1 || !FROM.includes(line.slice(0, colon).replaceAll('*', '').trim().toLowerCase())) return false;
  return line.includes('@') || (lines[at + 1] ?? '').slice(0, LONGEST).trim().startsWith('<');
}

/** `-- `, `____`: what comes below is a signature. */
export function isRule(line: string): boolean {
  const bare = line.slice(0, LONGEST).trim();
  if (bare.length < 2 || bare.length === LONGEST || !'-_=+'.includes(bare.charAt(0))) return false;
  const long = bare.startsWith('_') && bare.length >= 20;
  return (bare.length <= 4 || long) && new Set(bare).size === 1;
}

/** "Sent from my phone", "Kind regards,": what comes below is a name. */
export function isFarewell(line: string): boolean {
  const bare = line.slice(0, LONGEST).trim().toLowerCase();
  if (SENT_FROM.some((words) => bare.startsWith(words))) return true;
  if (bare.startsWith('von ') && bare.endsWith(' gesendet')) return true;
  return FAREWELLS.includes(bare.replace(/[,!.！]{0,3}$/u, ''));
}
