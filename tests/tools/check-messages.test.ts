import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkMessages, messageSources } from '../../tools/check-messages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The faults of a small repository with these files. */
function faults(files: { readonly [path: string]: string | object }, dynamic: readonly string[] = []) {
  for (const [path, content] of Object.entries({ 'templates/a.html.hbs': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const [src, templates] = ['src', 'templates'].map((name) => join(folder, name));
  return checkMessages({ src: src ?? '', users: [src ?? '', templates ?? ''], dynamic, complete: ['de'] }).join('\n');
}

test('this repository’s messages are in order', () => {
  expect(checkMessages(messageSources())).toEqual([]);
});

test('used in code and in templates', () => {
  const en = { 'mail.a': 'A', 'mail.b': 'B' };
  const code = "say('mail.a'); readFile('mail.json');";
  expect(faults({ 'src/i18n/en/mail.json': en, 'src/x.ts': code, 'templates/x.hbs': "{{t 'mail.b'}}" })).toBe('');
});

test('used and missing', () => {
  const en = { 'mail.a': 'A' };
  const code = "say('mail.a'); say('mail.gone'); translator.text('nowhere.at-all');";
  const found = faults({ 'src/i18n/en/mail.json': en, 'src/x.ts': code, 'templates/x.hbs': "{{t 'post.b' n=1}}" });
  expect(found).toContain('the message mail.gone is used and missing');
  expect(found).toContain('the message nowhere.at-all is used and missing');
  expect(found).toContain('the message post.b is used and missing');
});

test('not used', () => {
  expect(faults({ 'src/i18n/en/mail.json': { 'mail.a': 'A' } })).toContain('the message mail.a is not used');
});

test('composed keys must be declared, and what is declared must exist', () => {
  const files = { 'src/i18n/en/mail.json': { 'mail.kind-x': 'X' }, 'src/x.ts': `say(\`mail.kind-\${kind}\`)` };
  expect(faults(files)).toContain('mail.kind-… is composed; declare it');
  expect(faults(files, ['mail.kind-'])).toBe('');
  expect(faults(files, ['mail.kind-', 'mail.sort-'])).toBe('No message begins with the declared mail.sort-');
});

test('a message that does not parse', () => {
  const en = { 'mail.a': '{count, plural, one {#}}' };
  expect(faults({ 'src/i18n/en/mail.json': en, 'src/x.ts': "'mail.a'" })).toMatch(/mail.a does not parse: .*OTHER/);
});

test('a key in the wrong file, and one in two files', () => {
  const found = faults({
    'src/i18n/en/mail.json': { 'mail.a': 'A', 'page.b': 'B' },
    'src/games/chess/words/en.json': { 'chess.c': 'C' },
    'src/games/chess/board/words/en.json': { 'chess-board.d': 'D', 'mail.a': 'A' },
    'src/x.ts': "'mail.a' 'page.b' 'chess.c' 'chess-board.d'",
  });
  expect(found).toContain('page.b must begin with mail.');
  expect(found).toContain('mail.a must begin with chess-board.');
  expect(found).toContain('mail.a is also in');
  expect(found).not.toContain('chess.c');
});

test('a key that a file has twice', () => {
  const en = '{\n  "mail.a": "A",\n  "mail.b": "B",\n  "mail.a": "Another"\n}';
  expect(faults({ 'src/i18n/en/mail.json': en, 'src/x.ts': "'mail.a' 'mail.b'" })).toBe(
    'i18n/en/mail.json: mail.a is there twice',
  );
});

test('a language that is not complete may lack sentences, and no more than that', () => {
  const found = faults({
    'src/i18n/en/mail.json': { 'mail.a': 'A', 'mail.b': 'B {n}' },
    'src/i18n/nl/mail.json': { 'mail.b': 'B {m}' },
    'src/x.ts': "say('mail.a'); say('mail.b');",
  });
  expect(found).toBe('i18n/nl/mail.json: mail.b has the arguments m, in English n');
});

test('what is printed in a pack needs no declaration, and is used', () => {
  const files = { 'src/games/chess/pack/words/en.json': { 'chess-pack.card-x': 'X' } };
  const one = `printedAs(\`chess-pack.card-\${id}\`, name);`;
  expect(faults({ ...files, 'src/x.ts': one })).toBe('');
  expect(faults({ ...files, 'src/x.ts': `${one} printedAs(\`chess-pack.event-\${id}\`, name);` })).toBe(
    'No message begins with the declared chess-pack.event-',
  );
});

test('another language has the keys and arguments of English', () => {
  const found = faults({
    'src/i18n/en/mail.json': { 'mail.a': '{name} {count, plural, one {#} other {# {what}}}', 'mail.b': 'B' },
    'src/i18n/de/mail.json': { 'mail.a': '{name} {count} {was}', 'mail.z': 'Z' },
    'src/x.ts': "'mail.a' 'mail.b'",
  });
  expect(found).toContain('mail.a has the arguments count,name,was, in English count,name,what');
  expect(found).toContain('de: mail.b is not translated');
  expect(found).toContain('English has no mail.z');
});
