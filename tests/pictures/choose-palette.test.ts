import { inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { choosePalette, fewerColours } from '../../src/pictures/choose-palette.ts';
import { encodePng } from '../../src/pictures/encode-png.ts';

const pixels = (...colours: readonly (readonly [number, number, number])[]) =>
  Uint8Array.from(colours.flatMap(([r, g, b]) => [r, g, b, 255]));

test('flat areas keep their colour exactly, also beside its soft edges', () => {
  const paper = [255, 253, 248] as const;
  const edge = [254, 252, 249] as const;
  const { palette, indices } = choosePalette(pixels(edge, paper, paper, paper, edge, [31, 29, 26]));
  expect([...palette.subarray(0, 3)]).toEqual([...paper]);
  expect([...indices]).toEqual([0, 0, 0, 0, 0, 1]);
});

test('colours beyond the 256 commonest become the nearest', () => {
  const many = Array.from({ length: 400 }, (_, n) => [(n % 20) * 12, Math.floor(n / 20) * 12, 0] as const);
  const { palette, indices } = choosePalette(pixels(...many, ...many.slice(0, 200)));
  expect(palette.length).toBe(256 * 3);
  const entries = Array.from({ length: 256 }, (_, n) => palette.subarray(n * 3, n * 3 + 3));
  const distance = (entry: Uint8Array, [r, g, b]: readonly [number, number, number]) =>
    2 * ((entry[0] ?? 0) - r) ** 2 + 4 * ((entry[1] ?? 0) - g) ** 2 + ((entry[2] ?? 0) - b) ** 2;
  for (const [n, colour] of many.entries()) {
    const given = entries[indices[n] ?? 0] ?? new Uint8Array();
    expect(distance(given, colour)).toBe(Math.min(...entries.map((entry) => distance(entry, colour))));
  }
});

test('the file holds the rows with their filter byte', () => {
  const png = encodePng({ palette: Uint8Array.from([1, 2, 3, 4, 5, 6]), indices: Uint8Array.from([0, 1, 1, 0]) }, 2, 2);
  const at = png.indexOf('IDAT');
  expect([...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(png.subarray(-8, -4).toString()).toBe('IEND');
});

test('an image has fewer colours: the commonest stay, the others take the nearest of them', () => {
  const indexed = {
    palette: Uint8Array.from([255, 255, 255, 10, 20, 200, 200, 20, 10, 12, 20, 190]),
    indices: Uint8Array.from([0, 0, 0, 1, 1, 2, 3]),
  };
  expect(fewerColours(indexed, 3)).toEqual({
    palette: indexed.palette.subarray(0, 9),
    indices: Uint8Array.from([0, 0, 0, 1, 1, 2, 1]),
  });
});
