import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FONTS } from '../theme/tokens.ts';
import { cutFonts } from './cut-fonts.ts';
import {
  hasJapanese,
  JAPANESE,
  type JapaneseFonts,
  japaneseFilesFor,
  japaneseFonts,
  prepareJapanese,
} from './japanese-fonts.ts';

/** A type face as TrueType files: with every letter, and with the letters of western languages alone. */
export type Face = { readonly family: string; readonly whole: string; readonly western: string };

/** The files that pictures are drawn with: plain data, which goes to the threads. */
export type FontFiles = { readonly faces: readonly Face[]; readonly japanese: JapaneseFonts };

export type PictureFonts = FontFiles & {
  /** Write what a drawing needs and was not needed before: only who draws Japanese waits for its fonts. */
  prepareFor(svg: string): Promise<void>;
  /** Remove what was written. */
  close(): Promise<void>;
};

// The renderer reads TrueType only: from a woff2 font it draws a picture without its text, and reports nothing.
const SANS = '@expo-google-fonts/source-sans-3';
const FACES = [
  { family: FONTS.title.family, file: '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf' },
  { family: FONTS.text.family, file: `${SANS}/400Regular/SourceSans3_400Regular.ttf` },
  { family: FONTS.text.family, file: `${SANS}/400Regular_Italic/SourceSans3_400Regular_Italic.ttf` },
  { family: FONTS.text.family, file: `${SANS}/600SemiBold/SourceSans3_600SemiBold.ttf` },
];

/**
 * The letters of the cut-down files, by their code points: Latin with its usual accents, punctuation, arrows, minus.
 */
const WESTERN = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2b0, 0x2dd],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
] as const;

const WESTERN_LETTERS = WESTERN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

const resolve = createRequire(import.meta.url).resolve;

/**
 * The fonts that pictures are drawn with. Where nothing can be written down, the whole ones have to do for all letters.
 */
export async function openPictureFonts(): Promise<PictureFonts> {
  const whole = FACES.map(({ family, file }) => ({ family, whole: resolve(file) }));
  try {
    const folder = await mkdtemp(join(tmpdir(), 'despatch-fonts-'));
    const faces = whole.map((face) => ({ ...face, western: join(folder, basename(face.whole)) }));
    await cutFonts(faces.map((face) => ({ whole: face.whole, letters: WESTERN_LETTERS, file: face.western })));
    const japanese = japaneseFonts(folder);
    let prepared: Promise<void> | undefined;
    const prepare = () => {
      prepared ??= prepareJapanese(japanese).catch((fault: unknown) => {
        prepared = undefined;
        throw fault;
      });
      return prepared;
    };
    return {
      faces,
      japanese,
      prepareFor: async (svg) => (hasJapanese(svg) ? prepare() : undefined),
      async close() {
        await prepared?.catch(() => {});
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch {
    const faces = whole.map((face) => ({ ...face, western: face.whole }));
    return { faces, japanese: japaneseFonts(undefined), prepareFor: async () => {}, close: async () => {} };
  }
}

/**
 * The files to draw a document with. The renderer reads a font's file again for every letter (resvg-js, issue 367), so
 * a family whose texts are all western comes as the small files: a board's text then takes a quarter of the time. The
 * whole ones follow for letters in places that were not foreseen.
 */
export function fontFilesFor(svg: string, { faces, japanese }: FontFiles): string[] {
  const { regular, bold } = japanese;
  const eastern = hasJapanese(svg) ? [regular.small, bold.small, regular.whole] : [];
  if (!BEYOND.test(svg)) return [...faces.map(({ western }) => western), ...eastern];
  const beyond = new Set<string>();
  for (const [, how = '', text = ''] of svg.matchAll(/<text\b([^>]*)>([^<]*)/g))
    if (BEYOND.test(text)) beyond.add(how.includes(FONTS.title.family) ? FONTS.title.family : FONTS.text.family);
  const wanted = faces.map(({ family, whole, western }) => (beyond.has(family) ? whole : western));
  return [...new Set([...wanted, ...faces.map(({ whole }) => whole), ...eastern])];
}

/**
 * The files for a plain word, which `isPlain` holds for. Where a family lacks a letter the renderer takes it from the
 * first file that has it, whatever its weight: so Japanese comes in the weight that is asked for, and no other.
 */
export function fontFilesForWord(text: string, bold: boolean, { faces, japanese }: FontFiles): readonly string[] {
  const western = faces.map((face) => face.western);
  return hasJapanese(text) ? [...western, ...japaneseFilesFor(text, bold, japanese)] : western;
}

/** Whether a text's letters are all western or Japanese. */
export function isPlain(text: string): boolean {
  return !BEYOND.test(text);
}

const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
const BEYOND = new RegExp(`[^\\s${WESTERN.map(([from, to]) => `${hex(from)}-${hex(to)}`).join('')}${JAPANESE}]`, 'u');
