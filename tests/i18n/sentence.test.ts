import { expect, test } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { argumentsOf } from '../../src/i18n/arguments-of.ts';
import { readCatalogues } from '../../src/i18n/catalogue.ts';
import { sentenceOf } from '../../src/i18n/sentence.ts';

test('every message of the catalogue sounds as the library says it, however it is put together', () => {
  const values = (text: string, value: string | number) => {
    const found = argumentsOf(text);
    return 'names' in found ? Object.fromEntries(found.names.map((name) => [name, value])) : {};
  };
  let said = 0;
  for (const [language, catalogue] of readCatalogues()) {
    for (const text of catalogue.values()) {
      for (const value of [0, 1, 7, 1234]) {
        const given = values(text, value);
        const whole = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
        expect(sentenceOf(text, language)(given)).toBe(String(whole.format(given)));
        said += 1;
      }
    }
  }
  expect(said).toBeGreaterThan(1000);
});

test('words and names alone, quotes and braces among them', () => {
  expect(sentenceOf('{who}: {n} of {of}', 'en')({ who: '<b>', n: 0, of: '' })).toBe('<b>: 0 of ');
  expect(sentenceOf("It''s '{'here'}'", 'en')({})).toBe("It's {here}");
  expect(sentenceOf('', 'en')({})).toBe('');
});

test('an argument that is missing is named', () => {
  expect(() => sentenceOf('Dear {name}', 'en')({})).toThrow('name');
  expect(() => sentenceOf('{n, plural, one {# day} other {# days}}', 'en')({})).toThrow('n');
});

test('a number that is said as it is has a true minus; what a message counts by stays a number', () => {
  expect(sentenceOf('{vp} VP', 'en')({ vp: -3 })).toBe('−3 VP');
  expect(sentenceOf('{n, plural, one {# cube} other {{n} cubes}} of {vp}', 'en')({ n: 1, vp: -3 })).toBe(
    '1 cube of −3',
  );
  expect(
    sentenceOf(
      '{score, select, none {} other {{score} of {n, plural, one {#} other {two}}}}',
      'en',
    )({ score: -1, n: 2 }),
  ).toBe('−1 of two');
  expect(sentenceOf('{name}: {vp}', 'en')({ name: '-1', vp: -0 })).toBe('-1: 0');
});
