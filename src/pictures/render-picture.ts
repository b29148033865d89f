import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { FONTS } from '../theme/tokens.ts';
import { encodePng } from './encode-png.ts';
import { indexPixels } from './index-pixels.ts';
import { type FontFiles, fontFilesFor, fontFilesForWord, isPlain } from './picture-fonts.ts';
import { coloursIn, type PicturePalette, paletteOf } from './picture-palette.ts';
import { drawingSize, pictureWidths } from './picture-widths.ts';
import { printWords } from './print-words.ts';
import { takeWords } from './take-words.ts';
import { usePixels } from './use-pixels.ts';
import { createWordStamps, type WordStamps } from './word-stamps.ts';

/** No picture's file is larger, in bytes: that much of a mail is loaded without asking. */
export const LARGEST = 170_000;

/** Draws an SVG document as an indexed PNG, at most `width` pixels wide, on white where it is transparent. */
export type RenderPicture = (svg: string, width: number) => Promise<Buffer>;

/** Sets of colours whose palettes are kept: a board has another one when a colour comes or goes. */
const PALETTES = 24;

/**
 * A renderer with these type faces. A picture whose file would be larger than `LARGEST` is drawn smaller, until it is
 * not. What pictures have in common, palettes and words, is kept from one to the next. It holds its thread up: only
 * the picture threads have one. Throws for a document that cannot be read, and for one that is too large however small
 * it is drawn.
 */
export function createRenderer(fonts: FontFiles): RenderPicture {
  const stampsOf = createWordStamps((text, bold) => fontFilesForWord(text, bold, fonts));
  const palettes = new LRUCache<string, PicturePalette>({ max: PALETTES });

  const paletteFor = (svg: string) => {
    const colours = coloursIn(svg);
    const key = colours.join();
    const palette = palettes.get(key) ?? paletteOf(colours);
    palettes.set(key, palette);
    return palette;
  };

  return async (svg, most) => {
    const palette = paletteFor(svg);
    for (let widths = pictureWidths(svg, most); ; ) {
      const [width] = widths;
      if (width === undefined) throw new Error(`its file is larger than ${LARGEST} bytes at any size`);
      const png = await draw(svg, width, { fonts, palette, stampsOf });
      if (png.length <= LARGEST) return png;
      // About as many bytes as it is wide: most of a file are its lines and letters.
      const fitting = (width * LARGEST) / png.length;
      const smaller = widths.filter((other) => other <= fitting);
      widths = smaller.length > 0 ? smaller : widths.slice(1);
    }
  };
}

type Means = {
  readonly fonts: FontFiles;
  readonly palette: PicturePalette;
  readonly stampsOf: WordStamps;
};

async function draw(svg: string, width: number, { fonts, palette, stampsOf }: Means): Promise<Buffer> {
  const scale = width / (drawingSize(svg)?.wide ?? width);
  const { shapes, words } = takeWords(svg, isPlain);
  const how: ResvgRenderOptions = {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: shapes.includes('<text') ? fontFilesFor(shapes, fonts) : [],
      defaultFontFamily: FONTS.text.family,
    },
  };
  const stamps = await stampsOf(words, scale);
  const image = await usePixels(shapes, how, (pixels) => indexPixels(pixels, width, palette));
  printWords(image, words, stamps, scale, palette);
  return encodePng(image, palette.colours);
}
