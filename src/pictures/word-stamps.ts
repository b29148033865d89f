import { LRUCache } from 'lru-cache';
import { BOARD_FONT } from '../theme/drawing/lettering.ts';
import { FONTS } from '../theme/tokens.ts';
import { LEVELS } from './picture-palette.ts';
import type { Word } from './take-words.ts';
import { usePixels } from './use-pixels.ts';

/** A word as pixels: for each, row by row, how much of it is ink, from 0 to `LEVELS`. */
export type Stamp = {
  /** Where its upper left pixel is, from the pixel that the word is set on. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
};

/** The stamps of words at a scale, in pixels a unit. */
export type WordStamps = (words: readonly Word[], scale: number) => Promise<readonly Stamp[]>;

/** The font files that have all letters of a text, for its weight. */
export type FilesFor = (text: string, bold: boolean) => readonly string[];

const BOLD = /font-weight="[6-9]00"/;
/** Words that are drawn at once. */
const BATCH = 128;
/** The sheet that they are drawn on, pixels across. */
const SHEET = 2048;
/** No letter is wider (in ems), and none higher above the line or deeper below it. */
const EM = { wide: 1.1, above: 1.2, below: 0.5 };
/** Below this, of 255, a pixel has no ink. */
const FAINT = 255 / LEVELS / 2;
/** What a stamp takes beside its pixels. */
const BESIDE = 200;

/**
 * Stamps, drawn when they are first asked for and then kept, up to so many bytes: from picture to picture a board has
 * nearly the same words, and letters are the dearest that a picture has.
 */
export function createWordStamps(filesFor: FilesFor, bytes = 24_000_000): WordStamps {
  const kept = new LRUCache<string, Stamp>({ maxSize: bytes, sizeCalculation: ({ ink }) => BESIDE + ink.length });

  return async (words, scale) => {
    const keyOf = ({ face, size, anchor, text }: Word) => `${scale} ${size} ${anchor} ${face}>${text}`;
    const found = new Map<string, Stamp>();
    const missing = new Map<string, Word>();
    for (const word of words) {
      const key = keyOf(word);
      const stamp = kept.get(key);
      if (stamp) found.set(key, stamp);
      else missing.set(key, word);
    }
    for (const { fontFiles, wanted } of byFont(missing, filesFor)) {
      const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: FONTS.text.family };
      for (let from = 0; from < wanted.length; from += BATCH) {
        for (const [key, stamp] of await drawStamps(wanted.slice(from, from + BATCH), scale, font)) {
          kept.set(key, stamp);
          found.set(key, stamp);
        }
      }
    }
    return words.map((word) => found.get(keyOf(word)) ?? fail(word));
  };
}

type Wanted = [key: string, word: Word];

/** What is drawn with the same files, together. */
function byFont(missing: ReadonlyMap<string, Word>, filesFor: FilesFor) {
  const groups = new Map<string, { readonly fontFiles: string[]; readonly wanted: Wanted[] }>();
  for (const [key, word] of missing) {
    const files = filesFor(word.text, BOLD.test(word.face));
    const name = files.join();
    const group = groups.get(name) ?? { fontFiles: [...files], wanted: [] };
    group.wanted.push([key, word]);
    groups.set(name, group);
  }
  return groups.values();
}

function fail({ text }: Word): never {
  throw new Error(`There is no stamp of “${text}”`);
}

/** The part of the sheet that one word is drawn in, and the pixel that it is set on. */
type Cell = {
  readonly key: string;
  readonly word: Word;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
};

type Font = { readonly loadSystemFonts: boolean; readonly fontFiles: string[]; readonly defaultFontFamily: string };

function drawStamps(words: readonly (readonly [string, Word])[], scale: number, font: Font) {
  const { cells, width, height } = layOut(words, scale);
  const texts = cells.map(
    ({ word: { anchor, face, size, text }, x, y }) =>
      `<g transform="translate(${x} ${y}) scale(${scale})"><text ${face} font-size="${size}"` +
      `${anchor ? ` text-anchor="${anchor}"` : ''}>${text}</text></g>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${BOARD_FONT}">` +
    `${texts.join('')}</svg>`;
  return usePixels(svg, { font }, (pixels) => cells.map((cell) => [cell.key, cutOut(cell, pixels, width)] as const));
}

/** The words side by side in rows, each with more room than its letters can take. */
function layOut(words: readonly (readonly [string, Word])[], scale: number) {
  const cells: Cell[] = [];
  let [left, top, row, across] = [0, 0, 0, 0];
  for (const [key, word] of words) {
    const em = word.size * scale;
    const width = Math.ceil(([...word.text].length + 1) * em * EM.wide);
    const height = Math.ceil((EM.above + EM.below) * em);
    if (left > 0 && left + width > SHEET) [left, top, row] = [0, top + row, 0];
    const start = Math.ceil(em / 2);
    const x = word.anchor === 'middle' ? width >> 1 : word.anchor === 'end' ? width - start : start;
    cells.push({ key, word, left, top, width, height, x: left + x, y: top + Math.ceil(EM.above * em) });
    left += width;
    across = Math.max(across, left);
    row = Math.max(row, height);
  }
  return { cells, width: across, height: top + row };
}

/** The pixels of a cell that have any ink. */
function cutOut({ left, top, width, height, x, y }: Cell, rgba: Uint8Array, sheet: number): Stamp {
  let [first, last, upper, lower] = [left + width, left - 1, top + height, top - 1];
  for (let row = top; row < top + height; row++)
    for (let column = left; column < left + width; column++) {
      if ((rgba[(row * sheet + column) * 4 + 3] ?? 0) < FAINT) continue;
      if (column < first) first = column;
      if (column > last) last = column;
      if (row < upper) upper = row;
      lower = row;
    }
  const [wide, tall] = [Math.max(0, last - first + 1), Math.max(0, lower - upper + 1)];
  const ink = new Uint8Array(wide * tall);
  for (let row = 0, at = 0; row < tall; row++)
    for (let column = 0; column < wide; column++, at++) {
      const alpha = rgba[((upper + row) * sheet + first + column) * 4 + 3] ?? 0;
      ink[at] = Math.round((alpha * LEVELS) / 255);
    }
  return { left: first - x, top: upper - y, width: wide, height: tall, ink };
}
