import { colours, fillIn, sizes } from './custom-properties.ts';
import { readSheet } from './read-sheet.ts';
import { DARK, LIGHT } from './tokens.ts';

/**
 * The CSS of all mails, to be put into a `<style>` element and inlined with juice (media queries kept). Mail programs
 * know no custom properties, so it has their values.
 */
export function mailStylesheet(): string {
  const layout = ['mail', 'mail-parts'].map((name) => fillIn(readSheet(name), sizes));
  const inked = readSheet('mail-colours');

  return [
    ...layout,
    fillIn(inked, colours(LIGHT, 'light')),
    `@media (prefers-color-scheme:dark){${outdoing(fillIn(inked, colours(DARK, 'dark')))}}`,
    `@media only screen and (max-width:620px){${outdoing(readSheet('mail-narrow'))}}`,
  ].join('\n');
}

/** Rules, not nested, whose declarations outdo what juice inlines. */
function outdoing(rules: string): string {
  return rules.replaceAll(/[;}]/g, ' !important$&');
}
