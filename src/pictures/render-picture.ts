import { Resvg } from '@resvg/resvg-js';
import { FONTS } from '../theme/tokens.ts';
import { choosePalette, fewerColours } from './choose-palette.ts';
import { encodePng } from './encode-png.ts';
import { type Face, fontFilesFor } from './picture-fonts.ts';
import { pictureWidth } from './picture-width.ts';

/** From this size on, in bytes, a picture has fewer colours: the edges of its letters are a little less soft. */
const LARGE = 150_000;
const FEW_COLOURS = 128;

/**
 * An indexed PNG of an SVG document, at most `width` pixels wide, on white where it is transparent,
 * in these type faces.
 * Takes some 150 ms of one core: only the picture threads call it. Throws for a document that cannot be read.
 */
export function renderPicture(svg: string, width: number, faces: readonly Face[]): Buffer {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: pictureWidth(svg, width) },
    background: '#ffffff',
    font: { loadSystemFonts: false, fontFiles: fontFilesFor(svg, faces), defaultFontFamily: FONTS.text.family },
  }).render();
  const { pixels, width: wide, height } = image;
  const indexed = choosePalette(pixels);
  const png = encodePng(indexed, wide, height);
  return png.length <= LARGE ? png : encodePng(fewerColours(indexed, FEW_COLOURS), wide, height);
}
