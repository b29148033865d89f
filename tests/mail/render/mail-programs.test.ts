import { beforeAll, expect, test } from '@jest/globals';
import { caniemail } from 'caniemail';
import { load } from 'cheerio';
import { type SixMail, sixMails } from '../../../tools/mails/six-mails.ts';
import { testPictures } from '../../harness/pictures.ts';

/** Gmail, Outlook, Apple Mail and Yahoo, each in all that it runs on. */
const PROGRAMS = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*'] as const;

/** What some of them lack, and why their readers miss nothing. */
const ACCEPTED: { readonly [feature: string]: string } = {
  '<body> element': 'they put a <div> in its place; what it looks like stands in table.outer too',
  '<style> element': 'every style is inlined; the head has only dark colours and the narrow layout',
  '@media': 'without it the mail is light, and as wide as it needs to be',
  'border-radius': 'buttons have sharp corners',
  'color-scheme meta tag': 'they choose the colours themselves',
  'display:none': 'the line for the list of mails is shown above the mail; it says what the mail says',
  float: "an answer's number stands before its words instead of beside them",
  'height property': 'pictures have it by their own proportions',
  'max-height property': 'hides the line for the list of mails where display:none does not',
  overflow: 'the same',
  'role attribute': 'tables are read out as tables',
  'white-space': "a seat's name may break between its words",
};

/** Negative lengths, relative units, pictures in the background, layouts other than blocks and tables. */
const RISKY = [
  /^(?:margin|text-indent|padding)[^:]*:.*-\d/,
  /\d(?:rem|vw|vh)\b/,
  /url\(/,
  /^display:\s*(?:inline-)?(?:flex|grid)/,
  /^position:/,
];

let six: readonly SixMail[];
beforeAll(async () => {
  six = await sixMails({ pictures: testPictures(), now: new Date('2026-11-24T20:14:00Z') });
});

test('Gmail, Outlook, Apple Mail and Yahoo know what six mails are made of, or their readers miss nothing', () => {
  const lacking = new Set<string>();
  for (const { name, content } of six) {
    const { issues } = caniemail({ clients: [...PROGRAMS], html: content.html ?? '' });
    const found = [...issues.errors].flatMap(([program, faults]) => faults.map(({ title }) => ({ program, title })));
    expect([name, found.filter(({ title }) => !(title in ACCEPTED))]).toEqual([name, []]);
    for (const { title } of found) lacking.add(title);
  }
  // What nothing lacks any more needs no reason.
  expect([...lacking].toSorted()).toEqual(Object.keys(ACCEPTED).toSorted());
});

test('of what they know only in part, nothing is used but that part', () => {
  for (const { name, content } of six) {
    const $ = load(content.html ?? '');
    const styles = $('[style]')
      .toArray()
      .flatMap((element) => ($(element).attr('style') ?? '').split(';'))
      .map((declaration) => declaration.trim());
    expect(styles.length).toBeGreaterThan(50);
    const risky = styles.filter((style) => RISKY.some((known) => known.test(style)));
    expect([name, risky]).toEqual([name, []]);
  }
});

test('Gmail cuts none of them off', () => {
  for (const { name, content } of six)
    expect([name, Buffer.byteLength(content.html ?? '') < 102_000]).toEqual([name, true]);
});
