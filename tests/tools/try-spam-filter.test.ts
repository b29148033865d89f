import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { trySpamFilter } from '../../tools/try-spam-filter.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'despatch-spam-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that is called like the filter: what it says of the mail that is spam, and of each other one. */
function filterThatSays(spam: string, others: readonly string[]): string {
  const file = join(folder, 'spamassassin');
  const headers = [spam, ...others].map((header) => `X-Spam-Status: ${header}\nSubject: x\n`);
  writeFileSync(file, `#!/bin/sh\n[ "$1" = --version ] && exit 0\ncat <<'END'\n${headers.join('\n')}\nEND\n`);
  chmodSync(file, 0o755);
  return file;
}
const SPAM = 'Yes, score=1000.0 required=5.0 tests=GTUBE autolearn=no';
const GOOD = 'No, score=-0.0 required=5.0 tests=HTML_MESSAGE autolearn=no';
const six = (header: string) => Array.from({ length: 6 }, () => header);

async function tried(program: string): Promise<{ readonly code: number; readonly said: readonly string[] }> {
  const said: string[] = [];
  return { code: await trySpamFilter(program, (line) => said.push(line)), said };
}

test('a machine without SpamAssassin is told in words that nothing was tried', async () => {
  const { code, said } = await tried(join(folder, 'nowhere'));
  expect(code).toBe(3);
  expect(said).toEqual([expect.stringMatching(/^NOT TRIED: /)]);
});

test('six good mails pass, each with the rules that it met', async () => {
  const { code, said } = await tried(filterThatSays(SPAM, six(GOOD)));
  expect(code).toBe(0);
  expect(said).toHaveLength(7);
  expect(said[0]).toBe('0.0 turn of iron-curtain: HTML_MESSAGE');
});

test('a filter that finds nothing wrong with spam, or does not judge them all, has not tried them', async () => {
  expect(await tried(filterThatSays(GOOD, six(GOOD)))).toEqual({
    ...{ code: 1, said: [expect.stringContaining('its rules are missing')] },
  });
  expect(await tried(filterThatSays(SPAM, [GOOD]))).toEqual({
    ...{ code: 1, said: ['SpamAssassin has judged 1 of six mails.'] },
  });
});

test('a mail that scores too much fails, and the rules that it broke are named', async () => {
  const bad = 'No, score=1.2 required=5.0 tests=BAD,\n\tWORSE autolearn=no';
  const { code, said } = await tried(filterThatSays(SPAM, [bad, ...six(GOOD).slice(1)]));
  expect(code).toBe(1);
  expect(said[0]).toBe('1.2 turn of iron-curtain: BAD, WORSE');
  expect(said.at(-1)).toBe('1 of six mails score 1 or more.');
});
