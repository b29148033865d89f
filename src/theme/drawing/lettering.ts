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
  let em = 0;
  for (const letter of text) em += letterWidth(letter);
  return em * how.size * (how.serif ? 0.93 : 1) * (how.bold ? 1.05 : 1);
}

function letterWidth(letter: string): number {
  if (/[ijlI.,:;'’|!()[\] ]/.test(letter)) return 0.25;
  if (/[frt\-sJ]/.test(letter)) return 0.38;
  if (/[mwMW]/.test(letter)) return 0.82;
  if (/[\p{Lu}&]/u.test(letter)) return 0.61;
  return 0.51;
}

/** Break a text at spaces into lines no wider than `width`; a word that is wider has its own line. */
export function wrap(text: string, width: number, how: Lettering): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, how) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest size from `most` down to `least` in which a text takes at most `lines` lines of this width. */
export function fitText(
  text: string,
  width: number,
  lines: number,
  most: number,
  least: number,
  how: Omit<Lettering, 'size'>,
): { readonly size: number; readonly lines: readonly string[] } {
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
