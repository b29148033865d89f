import { inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { encodePng } from '../../src/pictures/encode-png.ts';
import { indexPixels } from '../../src/pictures/index-pixels.ts';
import { indexOf, paletteOf } from '../../src/pictures/picture-palette.ts';
import { printWords } from '../../src/pictures/print-words.ts';

const palette = paletteOf([0xffffff, 0x211f1b]);
const [white, ink] = [indexOf(palette, 0xffffff), indexOf(palette, 0x211f1b)];
const WHITE = [255, 255, 255, 255];
const INK = [0x21, 0x1f, 0x1b, 255];

test('each row begins with its filter, and what is transparent is white', () => {
  const rgba = Uint8Array.from([WHITE, INK, [0, 0, 0, 0], INK, INK, WHITE].flat());
  expect(indexPixels(rgba, 3, palette)).toEqual({
    width: 3,
    height: 2,
    rows: Uint8Array.from([0, white, ink, white, 0, ink, ink, white]),
  });
});

test('a row that is as the one above comes out as that did, and the one after it as itself', () => {
  const [one, other] = [
    [INK, WHITE],
    [WHITE, INK],
  ];
  const { rows } = indexPixels(Uint8Array.from([one, one, one, other, one].flat(2)), 2, palette);
  const [a, b] = [
    [0, ink, white],
    [0, white, ink],
  ];
  expect([...rows]).toEqual([a, a, a, b, a].flat());
});

test('half transparent ink is what it would be on white', () => {
  const { rows } = indexPixels(Uint8Array.from([0x21, 0x1f, 0x1b, 128]), 1, palette);
  expect(rows[1]).toBe(indexOf(palette, 0x908f8d));
});

test('a file holds the rows and the colours', () => {
  const image = indexPixels(Uint8Array.from([WHITE, INK, INK, WHITE].flat()), 2, palette);
  const png = encodePng(image, palette.colours);
  const at = png.indexOf('IDAT');
  expect([...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))]).toEqual([...image.rows]);
  const colours = png.indexOf('PLTE') + 4;
  expect(png.readUIntBE(colours + 3 * ink, 3)).toBe(0x211f1b);
  expect(png.subarray(-8, -4).toString()).toBe('IEND');
});

test('a word is printed on the nearest pixel, and what is outside the picture is cut off', () => {
  const image = indexPixels(Uint8Array.from(Array.from({ length: 9 }, () => WHITE).flat()), 3, palette);
  const word = { x: 0.7, y: 0.7, fill: '#211f1b', size: 1, anchor: undefined, face: '', text: 'x' };
  const stamp = { left: -2, top: 0, width: 4, height: 3, ink: Uint8Array.from([4, 4, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4]) };
  printWords(image, [word], [stamp], 2, palette);
  // It begins a column left of the picture, in its second row; the third row of the stamp is below it.
  expect([...image.rows].map((index, at) => (at % 4 === 0 ? '|' : index === ink ? 'x' : '.')).join('')).toBe(
    '|...|x.x|xxx',
  );
});
