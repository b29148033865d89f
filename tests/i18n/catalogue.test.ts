import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readCatalogues } from '../../src/i18n/catalogue.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

test('a language is a folder of files, and a file beside each game’s words: found without code', () => {
  write('i18n/en/mail.json', { 'mail.a': 'A' });
  write('i18n/de/mail.json', { 'mail.a': 'Ä' });
  write('games/chess/words/de.json', { 'chess.check': 'Schach' });
  write('games/chess/board/words/de.json', { 'chess-board.title': 'Brett' });
  write('games/chess/data/pack.json', { 'chess.check': 'not words' });
  const catalogues = readCatalogues(folder);
  expect([...catalogues.keys()].sort()).toEqual(['de', 'en']);
  expect(Object.fromEntries(catalogues.get('de') ?? [])).toEqual({
    'mail.a': 'Ä',
    'chess.check': 'Schach',
    'chess-board.title': 'Brett',
  });
});

test('a key that stands twice, and what is not a text, are faults', () => {
  write('i18n/en/mail.json', { 'mail.a': 'A' });
  write('i18n/en/page.json', { 'mail.a': 'B' });
  expect(() => readCatalogues(folder)).toThrow('mail.a stands twice');
  write('i18n/en/page.json', { 'page.a': { nested: 'B' } });
  expect(() => readCatalogues(folder)).toThrow('page.a is not a text');
});
