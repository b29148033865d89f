import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { unpackWoff } from '../../src/pictures/unpack-woff.ts';

const file = createRequire(import.meta.url).resolve('@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff');
const woff = readFileSync(file);
const font = unpackWoff(woff, 'EB Garamond');

/** Where a table of the font is. */
function table(tag: string): Buffer {
  const entry = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i).find(
    (at) => font.toString('latin1', at, at + 4) === tag,
  );
  if (entry === undefined) throw new Error(`no table ${tag}`);
  const offset = font.readUInt32BE(entry + 8);
  return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
}

test('the tables of the font are as long as the file says, each at a multiple of four', () => {
  const count = woff.readUInt16BE(12);
  expect(font.readUInt16BE(4)).toBe(count);
  for (let i = 0; i < count; i += 1) {
    const [from, to] = [44 + 20 * i, 12 + 16 * i];
    const tag = woff.toString('latin1', from, from + 4);
    expect(font.toString('latin1', to, to + 4)).toBe(tag);
    expect(font.readUInt32BE(to + 8) % 4).toBe(0);
    if (tag !== 'name') expect(table(tag).length).toBe(woff.readUInt32BE(from + 12));
  }
  // The magic number of the font header.
  expect(table('head').readUInt32BE(12)).toBe(0x5f0f3cf5);
});

test('its only name is that of the family', () => {
  const names = table('name');
  expect([0, 1].map((i) => names.readUInt16BE(6 + 12 * i + 6))).toEqual([1, 6]);
  const text = names.subarray(names.readUInt16BE(4));
  expect(Buffer.from(text).swap16().toString('utf16le')).toBe('EB Garamond');
});
