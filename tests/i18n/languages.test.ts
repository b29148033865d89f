import { expect, test } from '@jest/globals';
import { isForPlayers, languages, offeredLanguages, translatedLanguages } from '../../src/i18n/languages.ts';

/** Catalogues with these keys. */
function catalogues(given: { readonly [language: string]: readonly string[] }) {
  return new Map(
    Object.entries(given).map(([language, keys]) => [language, new Map(keys.map((key) => [key, key]))] as const),
  );
}

test('a language is translated with what players read, whatever operators and programs read', () => {
  const en = ['mail.a', 'chess.check', 'cli.a', 'api.a', 'config.a'];
  const all = catalogues({
    en,
    es: en,
    it: ['mail.a', 'chess.check'],
    fr: ['mail.a', 'cli.a', 'api.a', 'config.a'],
    de: [],
  });
  expect(translatedLanguages(all)).toEqual(['en', 'es', 'it']);
});

test('two new sentences in a hundred take no language away, three do', () => {
  const en = Array.from({ length: 100 }, (_, n) => `mail.${n}`);
  const all = catalogues({ en, it: en.slice(2), ja: en.slice(3) });
  expect(translatedLanguages(all)).toEqual(['en', 'it']);
});

test('rooms are told by the whole of their names', () => {
  expect(['cli.a', 'api.b.c', 'config.c'].filter(isForPlayers)).toEqual([]);
  const others = ['clients.a', 'mail.cli.a', 'common.api'];
  expect(others.filter(isForPlayers)).toEqual(others);
});

test('translated languages are offered, English first, and others where the operator says so', () => {
  const offered = offeredLanguages({});
  expect(offered.slice(0, 1)).toEqual(['en']);
  expect(offered).toContain('es');
  expect(offeredLanguages({ unfinishedLanguages: languages() })).toEqual(languages());
});
