import { expect, test } from '@jest/globals';
import { readLocale } from '../../src/platform/locale.ts';
import { readTimeZone, searchTimeZones } from '../../src/platform/time-zone.ts';

test.each([
  ['UTC', 'UTC'],
  ['Europe/Madrid', 'Europe/Madrid'],
  ['europe/madrid', 'Europe/Madrid'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Madrid', 'Europe/Madrid'],
  [' new york ', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['chath', 'Pacific/Chatham'],
])('%s is the zone %s', (given, kept) => {
  expect(readTimeZone(given)).toBe(kept);
});

test.each(['', '+02:00', '-0530', 'x', 'Europe/Atlantis', 'Europe/Madrid\r\nX: y', '../etc/passwd', undefined, 1, {}])(
  'the zone %j is refused',
  (given) => {
    expect(() => readTimeZone(given)).toThrow('people.bad-time-zone');
  },
);

test('what could be several zones is refused with their names', () => {
  expect(searchTimeZones('argentina').length).toBeGreaterThan(6);
  expect(searchTimeZones('Europe/M')).toEqual(expect.arrayContaining(['Europe/Madrid', 'Europe/Moscow']));
  expect(() => readTimeZone('Europe/M')).toThrow('people.several-time-zones');
});

test('every zone that a browser offers is accepted as it is', () => {
  const zones = Intl.supportedValuesOf('timeZone');
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
