import { indexOf, type PicturePalette } from './picture-palette.ts';

/** An image of at most 256 colours, in rows as PNG has them: a byte for the row's filter, then one for each pixel. */
export type Indexed = { readonly width: number; readonly height: number; readonly rows: Uint8Array };

/** The pixels (RGBA, four bytes each) in the nearest colours of a palette, on white where they are transparent. */
export function indexPixels(rgba: Uint8Array, width: number, palette: PicturePalette): Indexed {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2);
  const height = pixels.length / width;
  const rows = new Uint8Array((width + 1) * height);
  const bytes = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.length);
  // Boards are flat areas: most rows are as the one above, most pixels of others as the one before. The inner loop
  // would run two million times a board.
  let last = OPAQUE_WHITE;
  let index = indexOf(palette, 0xffffff);
  for (let from = 0, at = 1; from < pixels.length; from += width, at += 1) {
    if (from > 0 && isAsAbove(bytes, 4 * from, 4 * width)) {
      rows.copyWithin(at, at - width - 1, at - 1);
      at += width;
      continue;
    }
    for (let i = from; i < from + width; i++, at++) {
      const pixel = pixels[i] ?? 0;
      if (pixel !== last) {
        last = pixel;
        index = indexOf(palette, onWhite(pixel));
      }
      rows[at] = index;
    }
  }
  return { width, height, rows };
}

function isAsAbove(bytes: Buffer, from: number, length: number): boolean {
  return bytes.compare(bytes, from - length, from, from, from + length) === 0;
}

const OPAQUE_WHITE = 0xffffffff;

/** The RGB number of a pixel as it is in memory: `aabbggrr`. */
function onWhite(pixel: number): number {
  const alpha = pixel >>> 24;
  const part = (shift: number) => Math.round(255 + ((((pixel >>> shift) & 255) - 255) * alpha) / 255);
  return (part(0) << 16) | (part(8) << 8) | part(16);
}
