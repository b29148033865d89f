import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const tool = fileURLToPath(new URL('../../tools/check-english.mjs', import.meta.url));
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'despatch-english-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(files: { readonly [file: string]: string }): { status: number | null; faults: string[] } {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { status, stdout } = spawnSync(process.execPath, [tool, root], { encoding: 'utf8' });
  return { status, faults: stdout.trim().split('\n').slice(0, -1) };
}

test('they, you and short lines are well; what is generated, printed or kept, and people of tests, are let be', () => {
  expect(
    check({
      'src/play/submit.ts': `// ${'x'.repeat(117)}\nconst the = this.theHead;\n`,
      'src/generated/client.ts': `// he himself ${'x'.repeat(120)}\n`,
      'src/games/x/words/message-arguments.ts': `// he himself ${'x'.repeat(120)}\n`,
      'src/i18n/en/mail.json': `{ "mail.long": "They ${'x'.repeat(120)}" }\n`,
      'src/games/x/data/pack.json': '{ "card": "His Majesty" }\n',
      'src/games/x/rules.md': `He ${'x'.repeat(120)}\n`,
      'templates/pages/home.html.hbs': `<p>They</p>${'x'.repeat(120)}\n`,
      'tests/story.test.ts': "test('Ann takes back her answer', () => {});\n",
      'tests/mail/__snapshots__/a.snap': `he ${'x'.repeat(120)}\n`,
    }),
  ).toEqual({ status: 0, faults: [] });
});

test.each([
  ['src/i18n/en/mail.json', '{\n  "mail.x": "Only he can."\n}', '2: says “he”; people are they, or you'],
  ['src/games/x/words/en.json', '{ "x": "Her choice" }', '1: says “Her”; people are they, or you'],
  ['src/games/x/deals/words/en.json', '{ "x": "by himself" }', '1: says “himself”; people are they, or you'],
  ['templates/mail/a.text.hbs', 'Hello,\nwrite to him.', '2: says “him”; people are they, or you'],
  ['src/play/a.ts', '/** A player and his seat. */', '1: says “his”; people are they, or you'],
  ['src/play/a.ts', '/**\n * She may answer.\n */', '2: says “She”; people are they, or you'],
  ['src/play/a.ts', 'const hisLink = 1;', '1: says “his”; people are they, or you'],
  ['src/http/public/a.js', '// what he sees', '1: says “he”; people are they, or you'],
  ['src/play/a.ts', `\n// ${'x'.repeat(118)}`, '2: has 121 columns; lines end at 120'],
  ['tests/play/a.test.ts', `const a = '${'ä'.repeat(108)}';`, '1: has 121 columns; lines end at 120'],
])('a fault in %s (%#)', (file, text, fault) => {
  expect(check({ [file]: text })).toEqual({ status: 1, faults: [`${file}:${fault}`] });
});
