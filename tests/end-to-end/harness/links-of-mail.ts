import type { ReadMail } from './read-mail.ts';
import { headerOf } from './read-mail.ts';

/** Every address that a mail holds: in its HTML, in its text, in its headers. What a scanner finds. */
export function linksOfMail(read: ReadMail): readonly string[] {
  const { $, mail } = read;
  const inHtml = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  const inText = (mail.text ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const inHeaders = headerOf(read, 'list-unsubscribe')?.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return [...new Set([...inHtml, ...inText, ...inHeaders])];
}
