import { FONTS, LIGHT } from '../tokens.ts';
import { element, escapeText } from './svg.ts';

/** Letters of the board: the serif for names and titles, the sans for everything that is read or counted. */
export type Lettering = {
  readonly size: number;
  readonly serif?: boolean;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
};

/** The family of most letters: a board sets it once, on its root. */
export const BOARD_FONT = FONTS.text.fallback;

export function letters(x: number, y: number, text: string, how: Lettering): string {
  return element(
    'text',
    {
      x,
      y,
      'font-family': how.serif ? FONTS.title.fallback : undefined,
      'font-size': how.size,
      'font-weight': how.bold ? 600 : how.serif ? 500 : 400,
      'font-style': how.italic ? 'italic' : undefined,
      'text-anchor': how.anchor === 'start' ? undefined : how.anchor,
      fill: how.fill ?? LIGHT.ink,
    },
    escapeText(text),
  );
}

/**
 * About how wide a text is, in the size's unit: good enough to break lines, a little too wide rather than too narrow.
 */
export function textWidth(text: string, how: Lettering): number {
  let [em, broad] = [0, 0];
  for (const letter of text) {
    const width = letterWidth(letter);
    // No face but the one for such scripts has letters this wide, and there they are as wide in every weight.
    if (width === 1) broad += 1;
    else em += width;
  }
  return em * how.size * (how.serif ? 0.93 : 1) * (how.bold ? 1.05 : 1) + broad * how.size;
}

/** Letters as wide as they are tall, in scripts that are written without spaces: a line may end after any of them. */
const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60・ー]/u;
/** What no line begins with. */
const CLOSING = /^[、。，．：；！？）」』】〕・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** What no line ends with. */
const OPENING = /[（「『【〔]$/u;

/** By code: most texts are of few letters, and each is measured thousands of times. */
const LATIN = Array.from({ length: 0x250 }, (_, code) => measureLetter(String.fromCharCode(code)));

function letterWidth(letter: string): number {
  return LATIN[letter.codePointAt(0) ?? 0] ?? measureLetter(letter);
}

function measureLetter(letter: string): number {
  if (FULL_WIDTH.test(letter)) return 1;
  if (/[ijlI.,:;'’|!()[\] ]/.test(letter)) return 0.25;
  if (/[frt\-sJ]/.test(letter)) return 0.38;
  if (/[mwMW]/.test(letter)) return 0.82;
  if (/[\p{Lu}&]/u.test(letter)) return 0.61;
  return 0.51;
}

/**
 * Break a text at spaces, and between letters of scripts that have none, into lines no wider than `width`; a word that
 * is wider has its own line.
 */
export function wrap(text: string, width: number, how: Lettering): readonly string[] {
  const lines: string[] = [];
  const words = text.split(/\s+/);
  for (const pieces of FULL_WIDTH.test(text) ? words.map(piecesOf) : words.map((word) => [word]))
    for (const [n, piece] of pieces.entries()) {
      const last = lines.at(-1);
      const longer = `${last ?? ''}${n === 0 && last !== undefined ? ' ' : ''}${piece}`;
      if (last !== undefined && textWidth(longer, how) <= width) lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
  return lines;
}

/** What a line can end between: a word of Latin letters is one piece, of full-width ones each is its own. */
function piecesOf(word: string): readonly string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      (CLOSING.test(letter) || OPENING.test(last) || !(FULL_WIDTH.test(letter) || FULL_WIDTH.test(last)));
    if (joins) pieces[pieces.length - 1] = `${last}${letter}`;
    else pieces.push(letter);
  }
  return pieces;
}

/** How much smaller than it could be a name of such a script is set, for the sake of one line. */
const SMALLER = 0.75;

/** The largest size from `most` down to `least` in which a text takes at most `lines` lines of this width. */
export function fitText(
  text: string,
  width: number,
  lines: number,
  most: number,
  least: number,
  how: Omit<Lettering, 'size'>,
): { readonly size: number; readonly lines: readonly string[] } {
  // A name that may be broken after any letter is better read a little smaller than broken before its last one.
  if (lines > 1 && FULL_WIDTH.test(text)) {
    const one = fitText(text, width, 1, most, Math.max(least, SMALLER * most), how);
    if (one.lines.join('') === text) return one;
  }
  for (let size = most; size > least; size -= 0.5) {
    const broken = wrap(text, width, { ...how, size });
    if (broken.length <= lines && broken.every((part) => textWidth(part, { ...how, size }) <= width)) {
      return { size, lines: broken };
    }
  }
  const broken = wrap(text, width, { ...how, size: least });
  if (broken.length <= lines) return { size: least, lines: broken };
  return { size: least, lines: [...broken.slice(0, lines - 1), `${broken[lines - 1] ?? ''}…`] };
}
