import { expect, test } from '@jest/globals';
import { seededRandom } from '../../../src/kernel/random.ts';
import { countMails } from '../../../src/simulation/pace/count-mails.ts';
import { DAY, onceADay } from '../../../src/simulation/pace/looks.ts';

const always = () => true;

test('what comes within a minute goes into one mail', () => {
  const mails = countMails(['uk', 'fr']);
  mails.notification('uk', 100);
  mails.notification('uk', 100);
  mails.until(100, always);
  mails.notification('uk', 101);
  mails.until(101, always);
  expect(mails.sent).toEqual({ uk: 1, fr: 0 });
});

test('what comes later makes another one', () => {
  const mails = countMails(['uk']);
  mails.notification('uk', 100);
  mails.until(200, always);
  mails.notification('uk', 200);
  mails.until(300, always);
  expect(mails.sent).toEqual({ uk: 2 });
});

test('what is answered when the mail is due is no longer news', () => {
  const mails = countMails(['uk']);
  mails.notification('uk', 100);
  mails.until(101, () => false);
  mails.until(200, always);
  expect(mails.sent).toEqual({ uk: 0 });
});

test('every seat looks once a day, at an hour of that day, drawn anew each day', () => {
  const days = onceADay(['uk', 'fr', 'us'], seededRandom('looks'));
  const two = [0, 1].map((day) => days(day));
  for (const [day, looks] of two.entries()) {
    expect(looks.map(({ seat }) => seat).toSorted()).toEqual(['fr', 'uk', 'us']);
    expect(looks.map(({ at }) => Math.floor(at / DAY))).toEqual([day, day, day]);
    expect(looks.map(({ at }) => at)).toEqual(looks.map(({ at }) => at).toSorted((a, b) => a - b));
  }
  const minutes = (day: number) => Object.fromEntries((two[day] ?? []).map(({ seat, at }) => [seat, at % DAY]));
  expect(minutes(0)).not.toEqual(minutes(1));
});
