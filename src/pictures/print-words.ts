import type { Indexed } from './index-pixels.ts';
import { inkTable, type PicturePalette } from './picture-palette.ts';
import type { Word } from './take-words.ts';
import type { Stamp } from './word-stamps.ts';

/** Print words on an image, each with its stamp on the nearest whole pixel; what lies outside is cut off. */
export function printWords(
  image: Indexed,
  words: readonly Word[],
  stamps: readonly Stamp[],
  scale: number,
  palette: PicturePalette,
): void {
  for (const [n, word] of words.entries()) {
    const stamp = stamps[n];
    const ink = inkTable(palette, Number.parseInt(word.fill.slice(1), 16));
    if (stamp) print(image, stamp, Math.round(word.x * scale), Math.round(word.y * scale), ink);
  }
}

function print({ width, height, rows }: Indexed, stamp: Stamp, x: number, y: number, printed: Uint8Array) {
  const left = x + stamp.left;
  const top = y + stamp.top;
  const [first, last] = [Math.max(0, -left), Math.min(stamp.width, width - left)];
  const [upper, lower] = [Math.max(0, -top), Math.min(stamp.height, height - top)];
  for (let row = upper; row < lower; row++) {
    const from = row * stamp.width;
    const to = (top + row) * (width + 1) + 1 + left;
    for (let i = first; i < last; i++)
      rows[to + i] = printed[((stamp.ink[from + i] ?? 0) << 8) | (rows[to + i] ?? 0)] ?? 0;
  }
}
