import { expect } from '@jest/globals';
import { load } from 'cheerio';
import type { MailContent } from '../../../src/mail/render/mail-content.ts';
import { BASE } from '../sample-mails.ts';
import { inlineAnew } from './inline-anew.ts';

/** What the HTML part says besides: the letterhead, game and table, and what links and pictures are called. */
const BESIDES = 'Despatch Iron Curtain Tuesday Club The table The board The whole board in words';
const VOID = ['meta', 'br', 'hr', 'img'];

/**
 * The HTML part of a mail says what its text part says, links where it links, and is built as mail programs take it.
 */
export function checkHtml({ subject, text, html = '', pictures }: MailContent): void {
  const $ = load(html);
  const [headline] = text.split('\n');
  expect($('title').text()).toBe(subject);
  expect(
    $('h1')
      .toArray()
      .map((h1) => $(h1).text()),
  ).toEqual([headline]);

  // The line that a mailbox shows after the subject is not shown in the mail.
  const [first] = $('body').children().toArray();
  expect($(first).attr('class')).toBe('preheader');
  expect($(first).attr('style')).toContain('display: none');

  const tables = $('table')
    .toArray()
    .map((table) => $(table).attr('role'));
  expect(new Set(tables)).toEqual(new Set(['presentation']));
  const images = $('img')
    .toArray()
    .map((img) => $(img).attr());
  expect(images.map((image) => image?.src)).toEqual(pictures.map(({ cid }) => `cid:${cid}`));
  for (const image of images)
    expect(image).toMatchObject({ alt: expect.stringMatching(/\w{3}/), width: expect.any(String) });

  // Mail programs drop the stylesheet. What was inlined in the templates is what it says of the whole mail.
  expect(
    $('[class]:not([style])')
      .toArray()
      .map((element) => $(element).attr('class')),
  ).toEqual([]);
  expect(html).toBe(inlineAnew(html));
  expect(unclosed(html)).toEqual([]);

  // A part of a page that is linked besides is no other page.
  const links = (found: readonly (string | undefined)[]) =>
    [...new Set(found.map((url) => url?.replace(/#.*$/, '')))].filter((url) => url !== `${BASE}/`);
  const linked = links(
    $('a')
      .toArray()
      .map((a) => $(a).attr('href')),
  );
  expect(linked.sort()).toEqual(links(text.match(/https:\S+/g) ?? []).sort());

  $('style, title, .preheader').remove();
  $('*').append(' ');
  const inWords = pictures.length > 0 && $('.board-text').length === 0 ? withoutBoard(text) : text;
  const [told, shown] = [wordsOf(inWords.replaceAll(/https:\S+/g, ' ')), wordsOf($('body').text())];
  expect(without(told, shown)).toEqual([]);
  expect(without(without(shown, told), wordsOf(BESIDES))).toEqual([]);
}

/** Tags that are opened more often than closed, or less. */
function unclosed(html: string): readonly string[] {
  const count = new Map<string, number>();
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z]\w*)/g))
    count.set(tag, (count.get(tag) ?? 0) + (end === '' ? 1 : -1));
  return [...count].flatMap(([tag, left]) => (left === 0 || VOID.includes(tag) ? [] : [tag]));
}

/** The text without the board in words: in HTML its picture says that. */
const withoutBoard = (text: string) => text.replace(/\nThe board\n(?: {2}.*\n)+/, '\n');

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** The words of one text that another does not have, or not as often. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
