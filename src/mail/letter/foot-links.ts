import { msg } from '../../i18n/msg.ts';
import type { LetterLink } from './write-letter.ts';

/** The link to what mails somebody gets. */
export function preferencesLink(baseUrl: string): LetterLink {
  return { words: msg('mail.foot-preferences'), url: `${baseUrl}/preferences` };
}

/** The link that stops such mails; none for readers who have a seat at the table. */
export function stopLinks(url: string | undefined): readonly LetterLink[] {
  return url === undefined ? [] : [{ words: msg('mail.foot-stop'), url }];
}
