import { expect } from '@jest/globals';
import { type Browser, linkOn } from '../harness/browser.ts';
import { flat, type ReadMail } from '../harness/read-mail.ts';
import type { Hall } from './hall.ts';

/** A mail's text in one line. */
export function sentence({ mail }: ReadMail): string {
  return flat(mail.text ?? '');
}

/** Whose mails say this, and nobody's twice. */
export function whoRead(mails: readonly ReadMail[], words: string | RegExp): readonly string[] {
  return toWhom(mails.filter((mail) => says(mail, words)));
}

export function toWhom(mails: readonly ReadMail[]): readonly string[] {
  return mails.map(({ to }) => to).sort();
}

/** The only one of these mails to somebody, of those that say something. */
export function mailTo(mails: readonly ReadMail[], to: string, words: string | RegExp = ''): ReadMail {
  const his = mails.filter((mail) => mail.to === to && says(mail, words));
  const [mail] = his;
  if (!mail || his.length > 1) throw new Error(`${his.length} mails to ${to}: ${mails.map(({ subject }) => subject)}`);
  return mail;
}

function says(mail: ReadMail, words: string | RegExp): boolean {
  return typeof words === 'string' ? sentence(mail).includes(words) : words.test(sentence(mail));
}

/** The address behind words in a mail. */
export function behind(mail: ReadMail, words: string): string {
  const [, address] = mail.mail.text?.split(`${words}:`)[1]?.match(/^\s+(\S+)/) ?? [];
  if (address === undefined) throw new Error(`no “${words}” in ${mail.mail.text}`);
  return address;
}

/** A link to what the mail asks. */
export function asksAt(mail: ReadMail): string {
  const [link] = mail.links('c');
  expect(link).toBeDefined();
  return link ?? '';
}

export type Line = {
  readonly seq: number;
  readonly by: string;
  /** Not given by the player's own hand just then. */
  readonly byItself: boolean;
  readonly said: string;
  readonly voided: boolean;
};

/** The whole log of the table, as somebody reads it page by page, the newest first. */
export async function logOf({ tableUrl }: Hall, reader: Browser): Promise<readonly Line[]> {
  const lines: Line[] = [];
  // By itself the page shows the present chapter.
  let next: string | undefined = linkOn(await reader.open(`${tableUrl}/log`), 'All entries, a hundred at a time');
  while (next !== undefined) {
    const { $, url } = await reader.open(next);
    for (const line of $('li.log-line').toArray())
      lines.push({
        seq: Number($(line).attr('id')?.replace('entry-', '')),
        by: $(line).children('.seat').text(),
        byItself: /standing order|own answer/.test($(line).find('.log-time').text()),
        said: flat($(line).find('.log-text li').text()),
        voided: $(line).hasClass('voided'),
      });
    const older: string | undefined = $('main a[rel=next]').attr('href');
    next = older && new URL(older, url).href;
  }
  return lines;
}
