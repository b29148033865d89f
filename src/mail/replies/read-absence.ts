import { DateTime, Info } from 'luxon';
import { readDays, type WantedDays } from '../../absences/absence-days.ts';
import { msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';
import { shorten } from '../inbound/reply-reading.ts';

type Day = { readonly day: number; readonly month: number; readonly year: number | undefined };
type Calendar = { readonly locale: string; readonly timeZone: string; readonly now: Date };

/**
 * Days away as somebody wrote them, in their language or in English: "1 Dec to 10 Dec", "del 1 al 10 de diciembre de
 * 2027", "dall'1 all'8 dicembre", "1-8 Dec", "12月1日から10日まで", "2026-12-01 to 2026-12-10", "until 10 Dec" (from
 * today), "tomorrow", or one day alone. A year that is missing is the next one in which they are still to come, where
 * the player is. Dates of numbers alone, "1/12", are not guessed at. The problem where it is no such thing, or
 * `addAbsence` would not take the days.
 */
export function readAbsence(
  given: string,
  { locale, timeZone, now }: Calendar,
): WantedDays | { readonly problem: Message } {
  const problem = msg('reply.absent-unread', { given: shorten(given) });
  const calendar = wordsOf(locale);
  const isTo = (word: string | undefined) => word !== undefined && calendar.to.has(word);
  const all = normaliseWords(spaced(given))
    .split(' ')
    .filter((word) => !calendar.from.has(word) || isTo(word));
  // Japanese says "until" behind the day.
  const ends = calendar.until.has(all.at(-1) ?? '') && !isTo(all.at(-1));
  const words = ends ? all.slice(0, -1) : all;
  const at = words.findIndex(isTo);
  // "fino al 10", "up to": two words may stand there.
  const after = isTo(words[at + 1]) ? at + 2 : at + 1;
  const [first, last] = at === -1 ? [words, words] : [words.slice(0, at), words.slice(after)];

  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  // "Dec 1 to 8", "1 to 8 Dec": the month may stand with either.
  const end = readDay(last, calendar, today, readDay(first, calendar, today));
  const fromToday = at === -1 ? ends : first.length === 0 && calendar.until.has(words[at] ?? '');
  const begin = fromToday ? dayOf(today) : readDay(first, calendar, today, end);
  if (!begin || !end) return { problem };
  // "28 to 3 Dec" is a slip, and not a year.
  if (end.year === undefined && begin.month === end.month && begin.day > end.day) return { problem };
  const start = nextOne(begin, today, end.year);
  const stop = start && nextOne(end, start);
  if (!start || !stop) return { problem };
  const days = { from: start.toISODate() ?? '', to: stop.toISODate() ?? '' };
  try {
    readDays(days, timeZone, now);
    return days;
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.reason };
    throw error;
  }
}

/** Whether some words may be days: there is a number in them, or a word such as "tomorrow". */
export function namesDay(given: string, locale: string): boolean {
  if (/\d/u.test(given)) return true;
  const { today, tomorrow, first } = wordsOf(locale);
  return normaliseWords(given)
    .split(' ')
    .some((word) => today.has(word) || tomorrow.has(word) || first.has(word));
}

/** Words that are written in one piece: "1–8 dic", "1-8 Dec" (but not "2026-12-01"), "dall'1", "12月1日から". */
function spaced(given: string): string {
  return given
    .replace(/[–—]/gu, ' - ')
    .replace(/(?<![\d-])(\d{1,2})-(?=\d{1,2}(?![\d-]))/gu, '$1 - ')
    .replace(/(?<=\p{L})['’]/gu, ' ')
    .replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}])(?=\d)|(?<=[\d\p{sc=Han}])(?=\p{sc=Hiragana})/gu, ' ');
}

/** What dates are written with, in a language and in English, as words are compared. */
type Words = {
  /** Between two days, and before the last of them. */
  readonly to: ReadonlySet<string>;
  readonly until: ReadonlySet<string>;
  /** Stand before a day or a month and mean nothing. */
  readonly from: ReadonlySet<string>;
  readonly today: ReadonlySet<string>;
  readonly tomorrow: ReadonlySet<string>;
  /** The first of a month, as a word. */
  readonly first: ReadonlySet<string>;
  /** May end the number of a day: "1st", "1.º". */
  readonly ordinals: ReadonlySet<string>;
  readonly months: readonly (readonly string[])[];
};

type DayList =
  | 'reply.days-to'
  | 'reply.days-until'
  | 'reply.days-from'
  | 'reply.day-today'
  | 'reply.day-tomorrow'
  | 'reply.day-first'
  | 'reply.day-ordinals';

function wordsOf(locale: string): Words {
  const languages = [...new Set([translator(locale, 'UTC').locale, 'en'])];
  const listed = (list: DayList) =>
    new Set(languages.flatMap((language) => translator(language, 'UTC').text(list).split('|').map(normaliseWords)));
  return {
    to: new Set([...listed('reply.days-to'), '-']),
    until: listed('reply.days-until'),
    from: listed('reply.days-from'),
    today: listed('reply.day-today'),
    tomorrow: listed('reply.day-tomorrow'),
    first: listed('reply.day-first'),
    ordinals: listed('reply.day-ordinals'),
    months: languages.map((language) => Info.months('long', { locale: language }).map(normaliseWords)),
  };
}

function dayOf({ year, month, day }: DateTime): Day {
  return { year, month, day };
}

/** "1 dec", "dec 1", "1st december 2026", "2026-12-01", "tomorrow"; a day alone has the month of `other`. */
function readDay(words: readonly string[], calendar: Words, today: DateTime, other?: Day): Day | undefined {
  const [only = '', ...more] = words;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(only);
  if (iso && more.length === 0) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  if (more.length === 0 && calendar.today.has(only)) return dayOf(today);
  if (more.length === 0 && calendar.tomorrow.has(only)) return dayOf(today.plus({ days: 1 }));
  let [day, month, year]: (number | undefined)[] = [];
  for (const word of words) {
    const [, number, ending = ''] = /^(\d{1,2})(\p{L}*)$/u.exec(calendar.first.has(word) ? '1' : word) ?? [];
    if (number !== undefined && day === undefined && (ending === '' || calendar.ordinals.has(ending)))
      day = Number(number);
    // "1.º" is two words: the ordinal sign is a letter.
    else if (calendar.ordinals.has(word) && day !== undefined && month === undefined) continue;
    else if (/^\d{4}年?$/u.test(word) && year === undefined) year = Number.parseInt(word, 10);
    else if (month === undefined && monthOf(word, calendar) !== undefined) month = monthOf(word, calendar);
    else return undefined;
  }
  month ??= other?.month;
  return day === undefined || month === undefined ? undefined : { day, month, year };
}

function monthOf(word: string, { months }: Words): number | undefined {
  const long = word.replace(/\.$/u, '');
  for (const names of months) {
    const at = names.findIndex((month) => month === long || (long.length >= 3 && month.startsWith(long)));
    if (at !== -1) return at + 1;
  }
  return undefined;
}

/** The day in its year; without one, the first from `after` on. */
function nextOne({ day, month, year }: Day, after: DateTime, like?: number): DateTime | undefined {
  const known = year ?? like;
  if (known !== undefined) return valid(after.set({ year: known, month, day: 1 }), day);
  const this_ = valid(after.set({ day: 1, month }), day);
  if (this_ && this_ >= after) return this_;
  return valid(after.plus({ years: 1 }).set({ day: 1, month }), day);
}

function valid(month: DateTime, day: number): DateTime | undefined {
  return month.isValid && day >= 1 && day <= (month.daysInMonth ?? 0) ? month.set({ day }).startOf('day') : undefined;
}
