import { colours, declarations, sizes } from './custom-properties.ts';
import { readSheet } from './read-sheet.ts';
import { DARK, LIGHT } from './tokens.ts';

/** What the page of the API has beside Swagger's own stylesheet. */
export function apiDocsStylesheet(): string {
  return [
    `html:not(.dark-mode){${declarations({ ...sizes, ...colours(LIGHT, 'light') })}}`,
    `html.dark-mode{${declarations({ ...sizes, ...colours(DARK, 'dark') })}}`,
    readSheet('api-docs'),
  ].join('\n');
}
