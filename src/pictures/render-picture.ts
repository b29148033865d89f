import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { FONTS } from '../look/tokens.ts';
import { choosePalette } from './choose-palette.ts';
import { encodePng } from './encode-png.ts';
import { pictureWidth } from './picture-width.ts';

// The renderer reads TrueType only: from a woff2 font it draws a picture without its text, and reports nothing.
const resolve = createRequire(import.meta.url).resolve;
const FONT_FILES = [
  '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
].map((file) => resolve(file));

/**
 * An indexed PNG of an SVG document, at most `width` pixels wide, on white where it is transparent.
 * Takes some 200 ms of one core: only the picture threads call it. Throws for a document that cannot be read.
 */
export function renderPicture(svg: string, width: number): Buffer {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: pictureWidth(svg, width) },
    background: '#ffffff',
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONTS.text.family },
  }).render();
  return encodePng(choosePalette(image.pixels), image.width, image.height);
}
