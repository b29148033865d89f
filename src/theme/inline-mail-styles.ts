import juice from 'juice';
import { mailStylesheet } from './mail-stylesheet.ts';

const stylesheet = mailStylesheet();

/**
 * The HTML of a mail, or of a part of one, with the styles of its classes in `style` attributes: many mail programs
 * read no others. It takes a while, so templates are given and not mails: what is in braces stays as it is. A class
 * must therefore stand there in full, and a rule must not need two files to match. What only a mail knows, the colour
 * of a seat, its template says in a `style` of its own.
 */
export function inlineMailStyles(html: string): string {
  return juice.inlineContent(html, stylesheet);
}
