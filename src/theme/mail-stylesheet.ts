import { colours, fillIn, sizes } from './custom-properties.ts';
import { readSheet } from './read-sheet.ts';
import { DARK, LIGHT } from './tokens.ts';

/**
 * The CSS of all mails that is inlined (theme/inline-mail-styles). Mail programs know no custom properties, so it has
 * their values.
 */
export function mailStylesheet(): string {
  const layout = ['mail', 'mail-parts'].map((name) => fillIn(readSheet(name), sizes));
  return [...layout, fillIn(readSheet('mail-colours'), colours(LIGHT, 'light'))].join('\n');
}

/** The CSS that stays in a mail's head, for programs that read it there: dark paper, and narrow screens. */
export function mailHeadStylesheet(): string {
  const dark = fillIn(readSheet('mail-colours'), colours(DARK, 'dark'));
  return [
    `@media (prefers-color-scheme:dark){${outdoing(dark)}${outdoing(readSheet('mail-dark'))}}`,
    `@media only screen and (max-width:620px){${outdoing(readSheet('mail-narrow'))}}`,
  ].join('\n');
}

/** Rules, not nested, whose declarations outdo what is inlined. */
function outdoing(rules: string): string {
  return rules.replaceAll(/[;}]/g, ' !important$&');
}
