import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { catalogues } from '../../src/i18n/languages.ts';
import { translator } from '../../src/i18n/translator.ts';
import { type Printed, printedAs } from '../../src/kernel/printed.ts';

const english = translator('en', 'UTC');
const spanish = translator('es', 'UTC');

/** Every text that is printed somewhere in this. */
function printedIn(value: unknown): readonly Printed[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPrinted(value)) return [value];
  return Object.values(value).flatMap(printedIn);
}

function isPrinted(value: object): value is Printed {
  return 'printed' in value && 'key' in value;
}

describe.each([...games.values()].map(({ rules }) => [rules.id, rules] as const))('%s', (id, rules) => {
  const printed = printedIn(rules.builtInPack().pack);
  const keys = new Set(printed.map(({ key }) => key));

  test('the English catalogue has what the pack prints, and nothing else', () => {
    const inEnglish = catalogues().get('en') ?? new Map<string, string>();
    expect([...inEnglish.keys()].filter((key) => key.startsWith(`${id}-pack.`)).sort()).toEqual([...keys].sort());
    for (const { key, printed: text } of printed) expect([key, inEnglish.get(key)]).toEqual([key, text]);
  });
  test('every language that has some of it has all of it', () => {
    for (const [language, words] of catalogues())
      if ([...keys].some((key) => words.has(key)))
        expect([language, [...keys].filter((key) => !words.has(key))]).toEqual([language, []]);
  });
  test('what is printed is said in each language', () => {
    for (const one of printed) {
      expect(english.t(one)).toBe(one.printed);
      expect(spanish.t(one)).toBe(catalogues().get('es')?.get(one.key));
    }
  });
});

test('a name of a pack’s own is said as it stands, in every language, whatever signs it has', () => {
  const own = [
    printedAs('iron-curtain-pack.card-poland', 'Republic of Poland'),
    printedAs('iron-curtain-pack.card-atlantis', 'Atlantis'),
    printedAs('constructor', "It's {name} <b>"),
  ];
  for (const { t } of [english, spanish]) expect(own.map(t)).toEqual(own.map(({ printed }) => printed));
  expect(spanish.t(printedAs('iron-curtain-pack.card-poland', 'Poland'))).toBe('Polonia');
});
