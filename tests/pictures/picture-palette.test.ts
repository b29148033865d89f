import { expect, test } from '@jest/globals';
import { coloursIn, indexOf, inkTable, LEVELS, paletteOf } from '../../src/pictures/picture-palette.ts';

const [PAPER, CARD, INK, RED] = [0xfffdf8, 0xffffff, 0x211f1b, 0xb02418];
const NAMED = [PAPER, CARD, INK, RED];

test('the colours that a drawing names, in whatever order, and white and black', () => {
  const svg = '<rect fill="#211f1b" stroke="#b02418"/><text fill="#FFFDF8">#123456</text>';
  expect(coloursIn(svg)).toEqual([0xffffff, 0xfffdf8, 0xb02418, 0x211f1b, 0]);
});

test('a colour that is named stays exactly as it is, however near another one is', () => {
  const palette = paletteOf(NAMED);
  const { colours } = palette;
  for (const colour of NAMED) expect(colours[indexOf(palette, colour)]).toBe(colour);
});

test('a colour that no drawing names is not far from one that is there', () => {
  const palette = paletteOf(NAMED);
  const { colours } = palette;
  expect(colours[indexOf(palette, 0x12f010)]).toBe(0x00ff00);
});

test('other colours take the nearest, also when they are asked for again', () => {
  const palette = paletteOf(NAMED);
  const { colours } = palette;
  const apart = (colour: number, other = 0) =>
    2 * ((colour >> 16) - (other >> 16)) ** 2 +
    4 * (((colour >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
    ((colour & 255) - (other & 255)) ** 2;
  const asked = Array.from({ length: 3000 }, (_, n) => (n * 0x9e3779) & 0xffffff);
  for (const colour of [...asked, ...asked]) {
    const least = Math.min(...colours.map((other) => apart(colour, other)));
    expect(apart(colour, colours[indexOf(palette, colour)])).toBe(least);
  }
});

test('an ink leaves its ground, covers it, and has soft edges on it that are of both', () => {
  const palette = paletteOf(NAMED);
  const { colours } = palette;
  const on = (level: number) => colours[inkTable(palette, INK)[level * 256 + indexOf(palette, PAPER)] ?? -1] ?? -1;
  expect([on(0), on(LEVELS)]).toEqual([PAPER, INK]);
  const reds = [0, 1, 2, 3, 4].map((level) => on(level) >> 16);
  expect(reds).toEqual([...reds].sort((a, b) => b - a));
  expect(new Set(reds).size).toBe(5);
});

test('there are never more than 256, whatever a drawing names', () => {
  const many = Array.from({ length: 90 }, (_, n) => (n * 0x2b1d35) & 0xffffff);
  expect(paletteOf(many).colours.length).toBeLessThanOrEqual(256);
  expect(paletteOf(many).colours.slice(0, 90)).toEqual(many);
  const tooMany = Array.from({ length: 300 }, (_, n) => n * 1000);
  expect(paletteOf(tooMany).colours).toEqual(tooMany.slice(0, 256));
});
