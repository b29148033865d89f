import { createRequire } from 'node:module';
import { join } from 'node:path';
import { catalogues } from '../i18n/languages.ts';
import { cutFonts } from './cut-fonts.ts';

/** A weight of the Japanese type face as TrueType files: with every letter, and with those of our own words alone. */
export type JapaneseFace = { readonly whole: string; readonly small: string };
export type JapaneseFonts = {
  readonly regular: JapaneseFace;
  readonly bold: JapaneseFace;
  /** What the small files have: all that our words and syllables need. */
  readonly letters: string;
};

const NOTO = '@expo-google-fonts/noto-sans-jp';
const resolve = createRequire(import.meta.url).resolve;
const WHOLE = {
  regular: resolve(`${NOTO}/400Regular/NotoSansJP_400Regular.ttf`),
  bold: resolve(`${NOTO}/600SemiBold/NotoSansJP_600SemiBold.ttf`),
};

/** Syllables, ideographs, and the punctuation and broad forms that go with them. */
export const JAPANESE = '\\u3000-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u{20000}-\\u{2ffff}';
const SOME = new RegExp(`[${JAPANESE}]`, 'u');
const ALL = new RegExp(`[${JAPANESE}]`, 'gu');
/** Both syllabaries and their punctuation, for names and remarks that players type. */
const SYLLABLES = Array.from({ length: 0x100 }, (_, i) => String.fromCodePoint(0x3000 + i)).join('');

/** Whether a drawing has any Japanese letter. */
export function hasJapanese(svg: string): boolean {
  return SOME.test(svg);
}

/**
 * Where the Japanese fonts are, and will be: the small files are written (by `prepare`) into this folder when the first
 * drawing needs them. Without a folder the whole ones have to do.
 *
 * The small ones are what makes it bearable. The renderer reads a file again for each letter, and of these each has
 * 5.4 MB: 4 to 7 ms a letter and 9 MB more memory, against 0.1 ms of the small ones, which are cut in 0.1 s. So the
 * whole ones draw words with other letters alone, such as a player's name, and a word is drawn once in a thread.
 */
export function japaneseFonts(folder: string | undefined): JapaneseFonts {
  const small = (name: 'regular' | 'bold') => (folder ? join(folder, `japanese-${name}.ttf`) : WHOLE[name]);
  return {
    regular: { whole: WHOLE.regular, small: small('regular') },
    bold: { whole: WHOLE.bold, small: small('bold') },
    letters: [...new Set(SYLLABLES + ownLetters())].join(''),
  };
}

/** Write the small files. */
export async function prepareJapanese({ regular, bold, letters }: JapaneseFonts): Promise<void> {
  await cutFonts([regular, bold].map(({ whole, small }) => ({ whole, letters, file: small })));
}

/** The files that have a plain word's Japanese letters, in its weight. */
export function japaneseFilesFor(text: string, bold: boolean, fonts: JapaneseFonts): readonly string[] {
  const { small, whole } = bold ? fonts.bold : fonts.regular;
  const has = lettersOf(fonts);
  return (text.match(ALL) ?? []).every((letter) => has.has(letter)) ? [small] : [small, whole];
}

const sets = new WeakMap<JapaneseFonts, ReadonlySet<string>>();
function lettersOf(fonts: JapaneseFonts): ReadonlySet<string> {
  const set = sets.get(fonts) ?? new Set(fonts.letters);
  sets.set(fonts, set);
  return set;
}

function ownLetters(): string {
  return [...(catalogues().get('ja')?.values() ?? [])].flatMap((text) => text.match(ALL) ?? []).join('');
}
