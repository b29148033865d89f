import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** A font file that pages load, by the name it has under `/assets/fonts/`. */
export type WebFont = { readonly name: string; readonly file: string };

const PAGE_FONTS = [
  '@fontsource/eb-garamond/500.css',
  '@fontsource/eb-garamond/500-italic.css',
  '@fontsource/source-sans-3/400.css',
  '@fontsource/source-sans-3/400-italic.css',
  '@fontsource/source-sans-3/600.css',
];
const WOFF2 = /url\(\.\/files\/([\w-]+\.woff2)\) format\('woff2'\)(?:,[^;}]*)?/g;

const sheets = PAGE_FONTS.map((name) => {
  const path = createRequire(import.meta.url).resolve(name);
  return { folder: join(dirname(path), 'files'), css: readFileSync(path, 'utf8') };
});

/** The woff2 files that the `@font-face` rules name. */
export function webFonts(): readonly WebFont[] {
  return sheets.flatMap(({ folder, css }) =>
    [...css.matchAll(WOFF2)].map(([, name = '']) => ({ name, file: join(folder, basename(name)) })),
  );
}

/**
 * The `@font-face` rules; a browser fetches only the alphabets that a page uses. `base` is where the files are served.
 */
export function fontFaces(base = '/assets/fonts'): string {
  return sheets.map(({ css }) => css.replaceAll(WOFF2, `url(${base}/$1) format('woff2')`)).join('\n');
}
