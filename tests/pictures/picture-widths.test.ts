import { expect, test } from '@jest/globals';
import { drawingSize, pictureWidths } from '../../src/pictures/picture-widths.ts';

const board = (wide: number, tall: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}">`;

test('a board of usual height is drawn as wide as asked for, then ever smaller', () => {
  const widths = pictureWidths(board(360, 780), 1088);
  expect(widths.slice(0, 3)).toEqual([1088, 998, 915]);
  expect(widths).toContain(544);
  expect(widths.at(-1)).toBeLessThan(110);
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
  expect(pictureWidths(board(360, 780), 544)[0]).toBe(544);
});

test('a tall board is drawn narrower, at one of the same widths', () => {
  const [first = 0] = pictureWidths(board(400, 2500), 1088);
  expect(first).toBe(593);
  expect(pictureWidths(board(360, 780), 1088)).toContain(first);
  expect(pictureWidths(board(400, 900_000), 1088)).toHaveLength(1);
});

test('a drawing full of lines says how wide it is drawn at most', () => {
  const window = board(600, 500).replace('<svg ', '<svg data-pixels="960" ');
  expect(pictureWidths(window, 1088)[0]).toBe(915);
  expect(pictureWidths(window, 544)[0]).toBe(544);
});

test('a document without a viewBox is drawn as wide as asked for', () => {
  expect(drawingSize('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeUndefined();
  expect(pictureWidths('<svg xmlns="http://www.w3.org/2000/svg"/>', 1088)[0]).toBe(1088);
});

test('there is always one: a picture smaller than the smallest is drawn as it is asked for', () => {
  expect(pictureWidths(board(360, 780), 60)).toEqual([60]);
});
