import { describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import type { Message } from '../../src/kernel/message.ts';
import type { ChapterSpan } from '../../src/log/chapter-spans.ts';
import type { ToldLine } from '../../src/log/log-line.ts';
import { MOST_ROWS, summariseNews } from '../../src/mail/turn/summarise-news.ts';
import { writeTableMail } from '../../src/mail/turn/write-table-mail.ts';
import { logLine, tableMail, words } from './sample-mails.ts';

const madrid = translator('en', 'Europe/Madrid');
const SEATS = ['us', 'ussr', 'uk', 'fr', 'it', 'de', 'jp'].map((seat) => ({ seat, name: words(seat.toUpperCase()) }));
const READER = {
  reader: 'us',
  seats: SEATS,
  neighbours: ['uk', 'ussr'],
  rows: (text: Message) => Math.ceil(madrid.t(text).length / 68),
};

/** Months of so many entries each, without parts. */
function months(...lengths: readonly number[]): readonly ChapterSpan[] {
  let last = 0;
  return lengths.map((length, i) => {
    const first = last + 1;
    last += length;
    const id = `1805-0${i + 1}`;
    return { id, name: words(`Month ${i + 1}`), address: id, first, last, parts: [] };
  });
}

/** Entries `from` to `to`, of all seats in turn. */
function entries(from: number, to: number): readonly ToldLine[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const seq = from + i;
    const by = SEATS[seq % SEATS.length]?.seat;
    return logLine(seq, by, `${by} does ${seq}`);
  });
}

/** The news as a mail in text has it, line by line. */
function newsIn(lines: readonly ToldLine[], chapters: readonly ChapterSpan[]) {
  const mail = tableMail({
    news: summariseNews(lines, READER, chapters),
    gains: [words('Areas: 3 to 5'), words('Men: 20 to 12')],
    next: words('Month 3: Orders'),
  });
  const { text, html } = writeTableMail(mail, { subject: words('s'), headline: words('h'), leads: [] }, madrid);
  const all = text.split('\n');
  const from = all.findIndex((line) => line.startsWith('Since you last looked'));
  const to = all.indexOf('Only you see this');
  return { rows: all.slice(from, to).filter((line) => line.trim() !== ''), html: html ?? '', text };
}

describe('a few lines', () => {
  test('stand as they happened, without a word of chapters', () => {
    const { rows, text } = newsIn(entries(1, 6), months(3, 3));
    expect(rows.filter((row) => row.startsWith('  - '))).toHaveLength(6 + 2);
    expect(text).not.toContain('Month');
  });
});

describe('many lines', () => {
  const chapters = months(20, 30, 40);
  const { rows, text, html } = newsIn(entries(21, 90), chapters);

  test('are a digest by chapters, in order, each with a link to all of it', () => {
    expect(rows.filter((row) => /^ {2}Month \d$/.test(row))).toEqual(['  Month 2', '  Month 3']);
    expect(text).toContain('/t/tuesday/log?chapter=1805-03');
    expect(html).toContain('/t/tuesday/log?chapter&#x3D;1805-03');
  });

  test('tell first of the reader, then of their neighbours, and count what happened elsewhere', () => {
    const third = rows.slice(rows.indexOf('  Month 3'));
    const heads = third.filter((row) => /^ {2}(You \(US\)|US|USSR|UK|FR|IT|DE|JP)$/.test(row));
    expect(heads).toEqual(['  You (US)', '  USSR', '  UK']);
    expect(third.join(' ')).toMatch(/Not told here: FR \(\d+\), IT \(\d+\), DE \(\d+\) and\s+JP \(\d+\)/);
    for (const line of entries(51, 90).filter(({ by }) => by === 'us')) expect(text).toContain(`us does ${line.seq}\n`);
    expect(text).not.toContain('fr does 87');
  });

  test('end with gains and losses, and what is next by when', () => {
    expect(rows.slice(-4, -1)).toEqual(['  Gained and lost', '  - Areas: 3 to 5', '  - Men: 20 to 12']);
    expect(rows.at(-1)).toBe('  Now: Month 3: Orders. You are asked above, until Thu 26 Nov, 20:00.');
  });
});

test.each([[[15]], [[400]], [[200, 200]], [Array(9).fill(40)], [Array(9).fill(3)], [[90, 1, 1, 1, 1]]])(
  'chapters of %j entries fill no more rows than anybody reads',
  (lengths) => {
    const total = lengths.reduce((sum: number, length: number) => sum + length, 0);
    const { rows } = newsIn(entries(1, total), months(...lengths));
    expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
    // The newest is always there.
    expect(rows.join('\n')).toMatch(total % 7 === 3 ? /Not told here/ : /does|Not told here/);
  },
);

test('long sentences count with all their rows', () => {
  const long = entries(1, 60).map((line) => ({
    ...line,
    told: line.told.map(({ by }) => ({ by, text: words(`${line.seq} ${'and then the corps marched on '.repeat(6)}`) })),
  }));
  const { rows } = newsIn(long, months(60));
  expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
  expect(rows.length).toBeGreaterThan(MOST_ROWS / 2);
});

test('what one entry sets off is told under the seats whose doing it is', () => {
  const battle = {
    ...logLine(2, 'fr', 'fr sends orders'),
    told: [
      { text: words('fr sends orders'), by: 'fr' },
      ...Array.from({ length: 15 }, (_, i) => ({ text: words(`us corps ${i} marches`), by: 'us' })),
      { text: words('The month is over'), by: undefined },
    ],
  };
  const { rows } = newsIn([battle], months(5));
  const mine = rows.slice(rows.indexOf('  You (US)'), rows.indexOf('  The table'));
  expect(mine).toHaveLength(16);
  expect(rows.join('\n')).toMatch(/The table\n {2}- The month is over\n {2}Not told here: FR \(1\)/);
});

test('a game without chapters is told by its newest lines, as ever', () => {
  const { earlier, chapters } = summariseNews(entries(1, 60), READER);
  expect(earlier).toBe(46);
  expect(chapters.map(({ chapter }) => chapter)).toEqual([undefined]);
});
