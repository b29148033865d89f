import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FONTS } from '../look/tokens.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A type face as TrueType files: with every letter, and with the letters of western languages alone. */
export type Face = { readonly family: string; readonly whole: string; readonly western: string };

export type PictureFonts = {
  readonly faces: readonly Face[];
  /** Remove what was written. */
  close(): void;
};

// The renderer reads TrueType only: from a woff2 font it draws a picture without its text, and reports nothing.
const FACES: readonly Face[] = [
  {
    family: FONTS.title.family,
    whole: '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
    western: '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff',
  },
  {
    family: FONTS.text.family,
    whole: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    western: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  },
  {
    family: FONTS.text.family,
    whole: '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
    western: '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff',
  },
  {
    family: FONTS.text.family,
    whole: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
    western: '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff',
  },
];

const resolve = createRequire(import.meta.url).resolve;

/** The fonts that pictures are drawn with. Where nothing can be written down, the whole ones have to do for all letters. */
export function openPictureFonts(): PictureFonts {
  const whole = FACES.map((face) => ({ ...face, whole: resolve(face.whole) }));
  try {
    const folder = mkdtempSync(join(tmpdir(), 'despatch-fonts-'));
    const close = () => rmSync(folder, { recursive: true, force: true });
    return { faces: whole.map((face) => ({ ...face, western: unpackInto(folder, face) })), close };
  } catch {
    return { faces: whole.map((face) => ({ ...face, western: face.whole })), close: () => {} };
  }
}

/**
 * The files to draw a document with. The renderer reads a font's file again for every letter (resvg-js, issue 367), so a
 * family whose texts are all western comes as the small files: a board's text then takes a quarter of the time. The whole
 * ones follow for letters in places that were not foreseen.
 */
export function fontFilesFor(svg: string, faces: readonly Face[]): string[] {
  const beyond = new Set<string>();
  for (const [, how = '', text = ''] of svg.matchAll(/<text\b([^>]*)>([^<]*)/g))
    if (NOT_WESTERN.test(text)) beyond.add(how.includes(FONTS.title.family) ? FONTS.title.family : FONTS.text.family);
  const wanted = faces.map(({ family, whole, western }) => (beyond.has(family) ? whole : western));
  return [...new Set([...wanted, ...faces.map(({ whole }) => whole)])];
}

/** The letters that the small files are made for, as their style sheets say (`unicode-range`). */
const NOT_WESTERN =
  /[^\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215\s]/;

function unpackInto(folder: string, { western, family }: Face): string {
  const file = join(folder, `${basename(western, '.woff')}.ttf`);
  writeFileSync(file, unpackWoff(readFileSync(resolve(western)), family));
  return file;
}
