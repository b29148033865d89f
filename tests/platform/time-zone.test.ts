import { expect, test } from '@jest/globals';
import { readLocale } from '../../src/platform/locale.ts';
import { readTimeZone, timeZones } from '../../src/platform/time-zone.ts';

test.each([
  ['UTC', 'UTC'],
  ['Europe/Madrid', 'Europe/Madrid'],
  ['europe/madrid', 'Europe/Madrid'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
])('%s is the zone %s', (given, kept) => {
  expect(readTimeZone(given)).toBe(kept);
});

test.each([
  '',
  '+02:00',
  '-0530',
  'Madrid',
  'Europe/Atlantis',
  'Europe/Madrid\r\nX: y',
  '../etc/passwd',
  undefined,
  1,
  {},
])('the zone %j is refused', (given) => {
  expect(() => readTimeZone(given)).toThrow('people.bad-time-zone');
});

test('every zone on offer is accepted', () => {
  const zones = timeZones();
  expect(zones).toContain('UTC');
  expect(zones).toContain('Pacific/Chatham');
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.map(readTimeZone)).toEqual(zones);
});

test.each([
  ['en', 'en'],
  ['de-at', 'de-AT'],
  ['EN-gb', 'en-GB'],
])('%s is the language %s', (given, kept) => {
  expect(readLocale(given)).toBe(kept);
});

test.each(['', 'english please', 'en\r\nX: y', '../en', `en-${'x-aaaaaaaa'.repeat(9)}`, undefined, 1])(
  'the language %j is refused',
  (given) => {
    expect(() => readLocale(given)).toThrow('people.bad-locale');
  },
);
