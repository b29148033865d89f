import { inlineMailStyles } from '../../../src/theme/inline-mail-styles.ts';

/**
 * A mail with its styles inlined in the whole of it, as if its templates had none, nor the attributes that go with
 * them.
 */
export function inlineAnew(html: string): string {
  return inlineMailStyles(html.replaceAll(/ (?:style|bgcolor|height)="[^"]*"/g, ''));
}
