import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from '@jest/globals';
import { argumentTypes } from '../../src/i18n/arguments-of.ts';
import { catalogues } from '../../src/i18n/languages.ts';
import { sentenceOf } from '../../src/i18n/sentence.ts';

/** What each argument can be chosen or counted by, in all depths of a sentence. */
function waysOf(elements: readonly MessageFormatElement[]): ReadonlyMap<string, readonly (string | number)[]> {
  const ways = new Map<string, (string | number)[]>();
  for (const element of elements) {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    const counts = element.type === TYPE.plural ? [0, 1, 2, 5, 21] : Object.keys(element.options);
    ways.set(element.value, [...(ways.get(element.value) ?? []), ...counts]);
    for (const { value } of Object.values(element.options))
      for (const [name, inside] of waysOf(value)) ways.set(name, [...(ways.get(name) ?? []), ...inside]);
  }
  return ways;
}

/** Every way of a sentence: argument by argument, the others at their first. With what must stand in all of them. */
function said(text: string, language: string): { readonly all: readonly string[]; readonly given: readonly string[] } {
  const found = argumentTypes(text);
  if ('fault' in found) throw new Error(found.fault);
  const ways = waysOf(parse(text, { ignoreTag: true }));
  const names = [...found.types];
  const usual = Object.fromEntries(
    names.map(([name, { type }]) => [name, ways.get(name)?.[0] ?? (type === 'number' ? 3 : `«${name}»`)]),
  );
  const sentence = sentenceOf(text, language);
  const all = names.flatMap(([name]) => (ways.get(name) ?? []).map((way) => sentence({ ...usual, [name]: way })));
  const plain = names.filter(([name, { type, required }]) => required && type !== 'number' && !ways.has(name));
  return { all: [sentence(usual), ...all], given: plain.map(([name]) => `«${name}»`) };
}

describe.each([...catalogues()])('every sentence of %s', (language, catalogue) => {
  test('can be said with every argument, in each way that it has, and says what it is given', () => {
    const faults = [...catalogue].flatMap(([key, text]) => {
      const { all, given } = said(text, language);
      return all
        .filter((words) => /undefined|NaN|\[object/.test(words) || given.some((one) => !words.includes(one)))
        .map((words) => `${key}: ${words}`);
    });
    expect(faults).toEqual([]);
  });
});

test('other languages choose by the words that English chooses by', () => {
  const english = catalogues().get('en') ?? new Map<string, string>();
  const faults: string[] = [];
  for (const [language, catalogue] of catalogues())
    for (const [key, text] of catalogue) {
      const known = waysOf(parse(english.get(key) ?? '', { ignoreTag: true }));
      for (const [name, ways] of waysOf(parse(text, { ignoreTag: true })))
        for (const way of ways)
          if (known.has(name) && !known.get(name)?.includes(way)) faults.push(`${language}: ${key} {${name}}: ${way}`);
    }
  expect(faults).toEqual([]);
});
