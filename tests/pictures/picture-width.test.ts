import { expect, test } from '@jest/globals';
import { pictureWidth } from '../../src/pictures/picture-width.ts';

const board = (wide: number, tall: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}">`;

test('a board of usual height is drawn as wide as asked for', () => {
  expect(pictureWidth(board(360, 900), 1080)).toBe(1080);
  expect(pictureWidth(board(360, 900), 540)).toBe(540);
});

test('a tall board is drawn narrower, with the same number of pixels in all', () => {
  expect(pictureWidth(board(400, 2500), 1080)).toBe(683);
  expect(pictureWidth(board(400, 10_000), 1080)).toBe(341);
});

test('a drawing full of lines says how wide it is drawn at most', () => {
  const window = board(600, 500).replace('<svg ', '<svg data-pixels="960" ');
  expect(pictureWidth(window, 1080)).toBe(960);
  expect(pictureWidth(window, 540)).toBe(540);
});

test('a document without a viewBox is drawn as asked for', () => {
  expect(pictureWidth('<svg xmlns="http://www.w3.org/2000/svg"/>', 1080)).toBe(1080);
});
