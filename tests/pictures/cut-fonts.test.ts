import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { cutFonts } from '../../src/pictures/cut-fonts.ts';

const { resolve } = createRequire(import.meta.url);
const whole = resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf');
const folder = await mkdtemp(join(tmpdir(), 'despatch-cut-'));
afterAll(() => rm(folder, { recursive: true }));

test('fonts with more letters are larger, and all are smaller than the whole one', async () => {
  const [few, many] = [join(folder, 'few.ttf'), join(folder, 'many.ttf')];
  await cutFonts([
    { whole, letters: 'abc', file: few },
    { whole, letters: 'abcdefghijklmnopqrstuvwxyz', file: many },
  ]);
  const sizes = [few, many, whole].map((file) => statSync(file).size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(3);
});

test('a file that cannot be written is said', async () => {
  await expect(cutFonts([{ whole, letters: 'abc', file: join(folder, 'none', 'a.ttf') }])).rejects.toThrow('ENOENT');
});
