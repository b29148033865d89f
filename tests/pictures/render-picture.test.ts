import { afterAll, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { board } from '../../src/games/iron-curtain/board.ts';
import { translator } from '../../src/i18n/translator.ts';
import { openPictureFonts } from '../../src/pictures/picture-fonts.ts';
import { createRenderer, LARGEST } from '../../src/pictures/render-picture.ts';
import { aView, SEVENTEEN } from '../games/iron-curtain/board/a-view.ts';

const { t } = translator('en', 'utc');
const fonts = await openPictureFonts();
afterAll(() => fonts.close());
const render = createRenderer(fonts);

const font = { loadSystemFonts: false, fontFiles: fonts.faces.map(({ whole }) => whole), defaultFontFamily: 'x' };
/** A picture as grey values, read back from its file, smoothed over so many pixels each way. */
function greys(file: string, width: number, over: number): readonly number[] {
  const { pixels, width: wide, height } = new Resvg(file, { font, fitTo: { mode: 'width', value: width } }).render();
  const sums: number[] = Array(Math.ceil(wide / over) * Math.ceil(height / over)).fill(0);
  for (let i = 0; i < wide * height; i++) {
    const at = Math.floor(Math.floor(i / wide) / over) * Math.ceil(wide / over) + Math.floor((i % wide) / over);
    sums[at] = (sums[at] ?? 0) + (pixels[4 * i] ?? 0) + (pixels[4 * i + 1] ?? 0) + (pixels[4 * i + 2] ?? 0);
  }
  return sums.map((sum) => sum / (3 * over * over));
}
const asSvg = (png: Buffer) => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  );
};

test('a picture shows what the drawing shows, words where they belong', async () => {
  const svg = board.draw('board', aView(SEVENTEEN), { t });
  const png = await render(svg, 1088);
  const width = png.readUInt32BE(16);
  const [drawn, wanted] = [greys(asSvg(png), width, 12), greys(svg, width, 12)];
  const apart = drawn.map((grey, i) => Math.abs(grey - (wanted[i] ?? 0)));
  expect(drawn.length).toBe(wanted.length);
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(1.5);
  // Nowhere is a word missing: it would be a third of a square of its size.
  expect(Math.max(...apart)).toBeLessThan(40);
});

test('the same drawing is the same file, whatever was drawn before', async () => {
  const svg = board.draw('board', aView(SEVENTEEN), { t });
  const first = await render(svg, 544);
  await render(board.draw('board', aView(SEVENTEEN, { score: 3 }), { t }), 544);
  expect((await render(svg, 544)).equals(first)).toBe(true);
  expect((await createRenderer(fonts)(svg, 544)).equals(first)).toBe(true);
});

/** Confetti, which no file compresses. */
const confetti = (dots: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500">' +
  Array.from({ length: dots }, (_, n) => {
    const [x, y, colour] = [(n * 7919) % 500, (n * 104_729) % 499, (n * 0x9e3779) & 0xffffff];
    return `<rect x="${x}" y="${y}" width="3" height="3" fill="#${colour.toString(16).padStart(6, '0')}"/>`;
  }).join('') +
  '</svg>';

test('a picture over its limit is drawn smaller, never sent larger', async () => {
  const png = await render(confetti(20_000), 1088);
  expect(png.length).toBeLessThanOrEqual(LARGEST);
  expect(png.readUInt32BE(16)).toBeLessThan(700);
  const few = await render(confetti(40), 1088);
  expect(few.readUInt32BE(16)).toBe(1088);
});
