import { expect, test } from '@jest/globals';
import { usePixels } from '../../src/pictures/use-pixels.ts';

const SIDE = 2000;
const BYTES = SIDE * SIDE * 4;
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">` +
  '<path fill="red" d="M0 0h9v9z"/></svg>';

test('what a drawing is used for comes back, and pixels do not pile up', async () => {
  const draw = () => usePixels(svg, {}, (pixels) => pixels.length);
  expect(await draw()).toBe(BYTES);

  const before = process.memoryUsage().external;
  for (let n = 0; n < 3; n++) await draw();
  expect(process.memoryUsage().external - before).toBeLessThan(2.5 * BYTES);
});
