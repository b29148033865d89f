import { expect, test } from '@jest/globals';
import {
  calendarMonth,
  isLastMonth,
  monthNumber,
  timeAt,
} from '../../../../src/games/empires-in-arms/calendar/month-number.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const { calendar } = aCampaign().pack;

test('1, 3: a campaign begins in January 1805 and has 132 months, the short one 36', () => {
  expect(timeAt(calendar, 'grand', 0)).toEqual({ year: 1805, month: 'january' });
  expect([130, 131].map((month) => isLastMonth(calendar, 'grand', month))).toEqual([false, true]);
  expect([34, 35].map((month) => isLastMonth(calendar, 'short', month))).toEqual([false, true]);
});

test('a month has one number, and a number one month', () => {
  for (const month of [0, 1, 11, 12, 59, 131])
    expect(monthNumber(calendar, 'grand', timeAt(calendar, 'grand', month))).toBe(month);
  expect(monthNumber(calendar, 'grand', { year: 1804, month: 'december' })).toBe(-1);
});

test('3.5, 3.6, 9: economic phases in March, June, September and December; winter from December to February', () => {
  const year = Array.from({ length: 12 }, (_, month) => calendarMonth(calendar, 'grand', month + 12));
  const named = (asked: (month: (typeof year)[number]) => boolean) => year.filter(asked).map(({ id }) => id);
  expect(named(({ economic }) => economic)).toEqual(['march', 'june', 'september', 'december']);
  expect(named(({ winter }) => winter)).toEqual(['january', 'february', 'december']);
  expect(named(({ levy }) => levy)).toEqual(['december']);
});
