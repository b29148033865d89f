import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { FONTS } from '../theme/tokens.ts';

/** A type face as TrueType files: with every letter, and with the letters of western languages alone. */
export type Face = { readonly family: string; readonly whole: string; readonly western: string };

export type PictureFonts = {
  readonly faces: readonly Face[];
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

const resolve = createRequire(import.meta.url).resolve;

/**
 * The fonts that pictures are drawn with. Where nothing can be written down, the whole ones have to do for all letters.
 */
export async function openPictureFonts(): Promise<PictureFonts> {
  const whole = FACES.map(({ family, file }) => ({ family, whole: resolve(file) }));
  try {
    const folder = await mkdtemp(join(tmpdir(), 'despatch-fonts-'));
    const faces = await Promise.all(
      whole.map(async (face) => ({ ...face, western: await cutDown(folder, face.whole) })),
    );
    return { faces, close: () => rm(folder, { recursive: true, force: true }) };
  } catch {
    return { faces: whole.map((face) => ({ ...face, western: face.whole })), close: async () => {} };
  }
}

/**
 * The files to draw a document with. The renderer reads a font's file again for every letter (resvg-js, issue 367), so
 * a family whose texts are all western comes as the small files: a board's text then takes a quarter of the time. The
 * whole ones follow for letters in places that were not foreseen.
 */
export function fontFilesFor(svg: string, faces: readonly Face[]): string[] {
  if (!NOT_WESTERN.test(svg)) return faces.map(({ western }) => western);
  const beyond = new Set<string>();
  for (const [, how = '', text = ''] of svg.matchAll(/<text\b([^>]*)>([^<]*)/g))
    if (NOT_WESTERN.test(text)) beyond.add(how.includes(FONTS.title.family) ? FONTS.title.family : FONTS.text.family);
  const wanted = faces.map(({ family, whole, western }) => (beyond.has(family) ? whole : western));
  return [...new Set([...wanted, ...faces.map(({ whole }) => whole)])];
}

/** Whether the small files have all letters of a text. */
export function isWestern(text: string): boolean {
  return !NOT_WESTERN.test(text);
}

const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
const NOT_WESTERN = new RegExp(`[^\\s${WESTERN.map(([from, to]) => `${hex(from)}-${hex(to)}`).join('')}]`);

/** Names of the face within its family (OpenType, `name`): without them a semibold is a family of its own. */
const TYPOGRAPHIC_NAMES = [16, 17];

async function cutDown(folder: string, whole: string): Promise<string> {
  const letters = WESTERN.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  ).join('');
  // Small capitals and other forms of letters that nobody asks for are two thirds of a file.
  const options = { targetFormat: 'sfnt', preserveNameIds: TYPOGRAPHIC_NAMES, noLayoutClosure: true } as const;
  const file = join(folder, basename(whole));
  await writeFile(file, await subsetFont(await readFile(whole), letters, options));
  return file;
}
