import { existsSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { fontFilesFor, openPictureFonts } from '../../src/pictures/picture-fonts.ts';
import { FONTS } from '../../src/theme/tokens.ts';

const fonts = await openPictureFonts();
afterAll(() => fonts.close());
const [title, ...text] = fonts.faces;
const whole = fonts.faces.map((face) => face.whole);
const western = fonts.faces.map((face) => face.western);

const sheet = (words: string, style: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 60" width="360" height="60"><text x="8" y="40" ' +
  `font-size="30" ${style}>${words}</text></svg>`;
const pixels = (svg: string, files: readonly string[]) => {
  const font = { loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: FONTS.text.family };
  return new Resvg(svg, { font, background: '#ffffff' }).render().pixels;
};
/** How much of a picture is other than in another one; letters that stand a hair's breadth aside count little. */
const difference = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / (255 * a.length);

const STYLES = [
  `font-family="'EB Garamond', serif" font-weight="500"`,
  `font-family="'Source Sans 3', sans-serif" font-weight="400"`,
  `font-family="'Source Sans 3', sans-serif" font-weight="400" font-style="italic"`,
  `font-family="'Source Sans 3', sans-serif" font-weight="600"`,
];

test.each(STYLES)('the small font of %s draws western words as the whole one does', (style) => {
  const words = sheet('Wilson’s “14” – Pašić £3 − ½', style);
  const drawn = pixels(words, fontFilesFor(words, fonts));
  expect(difference(drawn, pixels(words, whole))).toBeLessThan(0.001);
  // It is the small one that did, and no other face in its place.
  expect(difference(drawn, pixels(words, western))).toBe(0);
  for (const other of STYLES.filter((one) => one !== style))
    expect(difference(drawn, pixels(sheet('Wilson’s “14” – Pašić £3 − ½', other), whole))).toBeGreaterThan(0.005);
});

test.each(STYLES)('other letters are drawn by the whole font of %s', (style) => {
  const words = sheet('Pasic Ωδ Ж', style);
  expect(difference(pixels(words, fontFilesFor(words, fonts)), pixels(words, whole))).toBe(0);
});

test('only a family that needs it comes whole first', () => {
  const [serif = '', sans = ''] = STYLES;
  expect(fontFilesFor(sheet('Pašić', serif), fonts)).toEqual(western);
  expect(fontFilesFor(sheet('Пашић', serif), fonts).slice(0, 4)).toEqual([
    title?.whole,
    ...text.map((face) => face.western),
  ]);
  expect(fontFilesFor(sheet('Пашић', sans), fonts).slice(0, 4)).toEqual([
    title?.western,
    ...text.map((face) => face.whole),
  ]);
  // A board names the family of most letters once, on its root.
  expect(fontFilesFor(sheet('Пашић', ''), fonts).slice(0, 4)).toEqual([
    title?.western,
    ...text.map((face) => face.whole),
  ]);
});

test('letters in places that were not foreseen are drawn all the same', () => {
  const words = sheet('<tspan>Ωδ Ж</tspan>', '');
  expect(difference(pixels(words, fontFilesFor(words, fonts)), pixels(sheet('', ''), whole))).toBeGreaterThan(0.005);
});

test('nothing is left behind', async () => {
  const own = await openPictureFonts();
  expect(own.faces.every((face) => existsSync(face.western) && existsSync(face.whole))).toBe(true);
  await own.close();
  expect(own.faces.some((face) => existsSync(face.western))).toBe(false);
  expect(own.faces.every((face) => existsSync(face.whole))).toBe(true);
});
