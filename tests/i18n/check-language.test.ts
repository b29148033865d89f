import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkLanguage, readTexts } from '../../src/i18n/check-language.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: { readonly [key: string]: string }) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

const check = (language: string) => checkLanguage(language, readTexts(folder));

beforeEach(() => {
  write('i18n/en/mail.json', { 'mail.a': 'A {name}', 'mail.b': 'B' });
  write('games/chess/words/en.json', { 'chess.check': 'Check' });
});

test('a language without a file lacks every sentence, and is told where each belongs', () => {
  expect(check('fr')).toEqual([
    { key: 'chess.check', file: 'games/chess/words/fr.json', fault: 'missing', english: 'Check' },
    { key: 'mail.a', file: 'i18n/fr/mail.json', fault: 'missing', english: 'A {name}' },
    { key: 'mail.b', file: 'i18n/fr/mail.json', fault: 'missing', english: 'B' },
  ]);
});

test('what only operators and programs read is not needed, and still listed', () => {
  write('i18n/en/cli.json', { 'cli.a': 'A' });
  write('i18n/fr/mail.json', { 'mail.a': 'A {name}', 'mail.b': 'B' });
  write('games/chess/words/fr.json', { 'chess.check': 'Échec' });
  expect(check('fr')).toEqual([{ key: 'cli.a', file: 'i18n/fr/cli.json', fault: 'not-needed', english: 'A' }]);
});

test('what is too much, what cannot be read, and other arguments', () => {
  write('i18n/fr/mail.json', { 'mail.a': 'A {nom}', 'mail.b': '{B', 'mail.c': 'C' });
  write('games/chess/words/fr.json', { 'chess.check': 'Échec' });
  expect(check('fr')).toEqual([
    { key: 'mail.a', file: 'i18n/fr/mail.json', fault: 'arguments', given: ['nom'], expected: ['name'] },
    { key: 'mail.b', file: 'i18n/fr/mail.json', fault: 'unreadable', why: expect.any(String) },
    { key: 'mail.c', file: 'i18n/fr/mail.json', fault: 'superfluous' },
  ]);
});

test('forms of plurals that a language never says, however deep they stand, and none that it has', () => {
  const count =
    '{name}{n, plural, =0 {} one {#} other {{kind, select, a {{m, plural, one {#} few {#} other {#}}} other {}}}}';
  write('i18n/en/mail.json', { 'mail.a': count, 'mail.b': 'B' });
  write('games/chess/words/en.json', {
    'chess.check': '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  });
  const unsaid = (language: string, text: string) => {
    write(`i18n/${language}/mail.json`, { 'mail.a': text, 'mail.b': 'B' });
    write(`games/chess/words/${language}.json`, { 'chess.check': '{n, selectordinal, one {#st} other {#th}}' });
    return check(language).map((fault) => [fault.key, fault.fault === 'unsaid' ? fault.forms : fault.fault]);
  };
  expect(unsaid('ja', count)).toEqual([
    ['chess.check', ['one']],
    ['mail.a', ['one', 'few']],
  ]);
  expect(unsaid('es', count)).toEqual([
    ['chess.check', ['one']],
    ['mail.a', ['few']],
  ]);
  expect(unsaid('pl', count)).toEqual([['chess.check', ['one']]]);
  expect(unsaid('it', count.replace('few', '=3'))).toEqual([['chess.check', ['one']]]);
});

test('nothing, when all is there', () => {
  write('i18n/fr/mail.json', { 'mail.a': 'A {name}', 'mail.b': 'B' });
  write('games/chess/words/fr.json', { 'chess.check': 'Échec' });
  expect(check('fr')).toEqual([]);
});
