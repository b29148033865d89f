import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reportFault } from '../../src/cli/report-fault.ts';
import { translator } from '../../src/i18n/translator.ts';

const words = translator('en', 'UTC');
let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'despatch-faults-'));
  file = join(folder, 'there');
  await writeFile(file, 'text');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a terminal is told of something that goes wrong. */
const told = (work: () => Promise<unknown>) =>
  work().then(
    () => 'nothing went wrong',
    (fault: unknown) => reportFault(fault, words),
  );

test('a file that cannot be read or written is named in a sentence', async () => {
  expect(await told(() => readFile(join(folder, 'gone')))).toBe(`There is no such file: ${join(folder, 'gone')}`);
  expect(await told(() => open(file, 'wx'))).toBe(
    `${file} is there already. Give another name: nothing is overwritten.`,
  );
  expect(await told(() => readFile(folder))).toBe('This is a folder; a file is needed.');
  expect(await told(() => readdir(file))).toBe(`This is not a folder: ${file}`);
});

test('what may not be touched, and a full disk', () => {
  const fault = (code: string) => reportFault(Object.assign(new Error('no'), { code, path: '/backups/x' }), words);
  for (const code of ['EACCES', 'EPERM', 'EROFS'])
    expect(fault(code)).toBe('This program may not read or write /backups/x.');
  expect(fault('ENOSPC')).toBe('The disk is full. What was written of the file has been removed.');
});

test('a fault of the program keeps its stack, for whoever mends it', () => {
  expect(reportFault(new Error('odd'), words)).toMatch(/^Error: odd\n {4}at /);
  expect(reportFault(Object.assign(new Error('odd'), { code: 'EODD' }), words)).toMatch(/^Error: odd\n {4}at /);
});
