import { expect } from '@jest/globals';
import * as cheerio from 'cheerio';
import type { CaughtEmail } from '../../harness/mailbox.ts';

const MAY_ALSO = 'You may also';

/** A mail as its reader sees it: the HTML where there is one, else the text. */
export type ReadMail = {
  readonly mail: CaughtEmail;
  readonly to: string;
  readonly subject: string;
  readonly headline: string;
  readonly $: cheerio.CheerioAPI;
  /**
   * Addresses of links by their first part: `a` answers, `c` composer, `o` optional actions, `i` invitation, `sign-in`,
   * `u`, `t`.
   */
  links(kind: string): readonly string[];
  /** The answers that it lists, without their numbers and remarks. */
  readonly answers: readonly SaidLink[];
  /** What its reader may also do. */
  readonly mayAlso: readonly SaidLink[];
};

/** A link with its words. */
export type SaidLink = { readonly said: string; readonly href: string };

export function readMail(mail: CaughtEmail): ReadMail {
  const $ = cheerio.load(mail.html ?? '');
  const { headline, links, answers, mayAlso } = mail.html === undefined ? readPlain(mail.text ?? '') : readHtml($);
  return {
    mail,
    to: mail.recipients.join(','),
    subject: mail.subject ?? '',
    headline,
    $,
    links: (kind) => [...new Set(links.filter((link) => new URL(link).pathname.startsWith(`/${kind}/`)))],
    answers,
    mayAlso,
  };
}

type Reading = Pick<ReadMail, 'headline' | 'answers' | 'mayAlso'> & { readonly links: readonly string[] };

function readHtml($: cheerio.CheerioAPI): Reading {
  const linksIn = (selector: string) =>
    $(selector)
      .toArray()
      .map((link) => {
        const words = $(link).clone();
        words.find('.answer-number, .answer-detail, .answer-effect').remove();
        return { said: flat(words.text()).trim(), href: $(link).attr('href') ?? '' };
      });
  return {
    headline: $('h1').text(),
    links: linksIn('a[href]').map(({ href }) => href),
    answers: linksIn('td.answer a'),
    mayAlso: linksIn(`p.kicker:contains("${MAY_ALSO}") + ul a`),
  };
}

/** A mail of nothing but text: each link stands on a line below its words. */
function readPlain(text: string): Reading {
  const linksIn = (part: string, line: RegExp) =>
    [...part.matchAll(line)].map(([, said = '', href = '']) => ({
      said: flat(said).replace(/( \(.*\))?( \[.*\])?$/, ''),
      href,
    }));
  const [, below = ''] = text.split(`\n${MAY_ALSO}\n`);
  return {
    headline: flat(text.split('\n\n')[0] ?? ''),
    links: text.match(/https?:\/\/\S+/g) ?? [],
    answers: linksIn(text, /^ {2}\d+\. (.*(?:\n {5}(?!https?:).*)*)\n {5}(https?:\/\/\S+)$/gm),
    mayAlso: linksIn(below.split('\n\n')[0] ?? '', /^ {2}(\S.*)\n {5}(https?:\/\/\S+)$/gm),
  };
}

export function headerOf({ mail }: Pick<ReadMail, 'mail'>, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name)?.value;
}

/** Words without their line breaks, as they were before wrapping. */
export const flat = (text: string) => text.replace(/\s+/g, ' ');

/**
 * What holds of every mail about a table: its place in the thread, one-click unsubscribing, a text part that stands
 * alone (question, numbered answers, every link), pictures that are in it and have words.
 */
export function checkTableMail(read: ReadMail, thread: { readonly tableId: string; readonly playerId: string }): void {
  const { mail, $ } = read;
  const root = `<table.${thread.tableId}.${thread.playerId}@localhost>`;
  expect(mail.inReplyTo).toBe(root);
  expect(mail.references).toBe(root);
  expect(headerOf(read, 'list-id')).toBe(`<${thread.tableId}.tables.localhost>`);
  expect(headerOf(read, 'list-unsubscribe')).toMatch(/^<http:\/\/localhost:\d+\/u\/[\w-]{43}>$/);
  expect(headerOf(read, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(read, 'auto-submitted')).toBe('auto-generated');
  const text = flat(mail.text ?? '');
  expect(text).toContain(flat(read.headline));
  for (const prompt of $('.decision-prompt').toArray()) expect(text).toContain(flat($(prompt).text()));
  for (const due of $('.decision-due').toArray()) expect(text).toContain(flat($(due).text()));
  for (const answer of $('td.answer a').toArray()) {
    const number = $(answer).find('.answer-number').text();
    const said = flat($(answer).text()).slice(number.length);
    const detail = flat($(answer).find('.answer-detail').text());
    const effect = flat($(answer).find('.answer-effect').text());
    const words = said.slice(0, said.length - detail.length - effect.length).trim();
    expect(text).toContain(`${number}. ${words}`);
    if (detail) expect(text).toContain(`(${detail})`);
    if (effect) expect(text).toContain(`[${effect}]`);
    expect(mail.text).toContain($(answer).attr('href'));
  }
  for (const line of $('.board-text li, .hand li, .news-lines li').toArray())
    expect(text).toContain(flat($(line).text()).trim());
  for (const { said, href } of read.mayAlso) expect(text).toContain(`${said} ${href}`);
  for (const link of [...read.links('a'), ...read.links('c'), ...read.links('o')]) expect(mail.text).toContain(link);
  for (const picture of $('img').toArray()) {
    const file = mail.attachments.find(({ contentId }) => $(picture).attr('src') === `cid:${contentId?.slice(1, -1)}`);
    expect(file?.mimeType).toBe('image/png');
    expect($(picture).attr('alt')).toMatch(/\S/);
    if (!file) throw new Error('a picture that is not in the mail');
    expect(bytesOf(file).byteLength).toBeLessThan(200_000);
  }
}

/** The content of an attachment. */
export function bytesOf({ content }: CaughtEmail['attachments'][number]): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
