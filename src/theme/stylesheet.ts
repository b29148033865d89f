import { colours, declarations, named, sizes } from './custom-properties.ts';
import { darkBoards } from './drawing/board-colours.ts';
import { fontFaces } from './fonts.ts';
import { DARK_MAP, LIGHT_MAP } from './map/map-colours.ts';
import { readSheet } from './read-sheet.ts';
import { DARK, LIGHT } from './tokens.ts';

/**
 * The sheets of the pages, in the order of the cascade: phone first, light and dark, no scripts needed. Each says at
 * its top which classes it is for.
 */
export const PAGE_SHEETS = [
  'type',
  'frame',
  'buttons',
  'forms',
  'choices',
  'lists',
  'decisions',
  'log',
  'figures',
  'notices',
  'seats',
  'board',
  'about',
  'map',
  'composer',
  'home',
  'packs',
  'print',
] as const;

/** The whole CSS of the pages; `fonts` is where the font files are served. */
export function stylesheet(fonts = '/assets/fonts'): string {
  const light = { ...colours(LIGHT, 'light'), ...named('map-', LIGHT_MAP) };
  const dark = { ...colours(DARK, 'dark'), ...named('map-', DARK_MAP) };
  const printed = colours({ ...LIGHT, paper: '#ffffff', sheet: '#ffffff' }, 'light');

  return [
    fontFaces(fonts),
    `:root{color-scheme:light dark;${declarations({ ...sizes, ...light })}}`,
    `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`,
    `@media print{:root{color-scheme:light;${declarations(printed)}}}`,
    ...PAGE_SHEETS.map(readSheet),
    `@media screen and (prefers-color-scheme:dark){${darkBoards()}}`,
  ].join('\n');
}
