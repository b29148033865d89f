import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { board } from '../../src/games/iron-curtain/board.ts';
import { catalogues } from '../../src/i18n/languages.ts';
import { translator } from '../../src/i18n/translator.ts';
import { fontFilesFor, fontFilesForWord, openPictureFonts } from '../../src/pictures/picture-fonts.ts';
import { createRenderer } from '../../src/pictures/render-picture.ts';
import { takeWords } from '../../src/pictures/take-words.ts';
import { FONTS } from '../../src/theme/tokens.ts';
import { aView, SEVENTEEN } from '../games/iron-curtain/board/a-view.ts';

const fonts = await openPictureFonts();
afterAll(() => fonts.close());
const { regular, bold } = fonts.japanese;
const { t } = translator('ja', 'utc');
const svg = board.draw('board', aView(SEVENTEEN), { t });

const drawn = (text: string, weight: number, files: readonly string[]) => {
  const font = { loadSystemFonts: false, fontFiles: [...files], defaultFontFamily: FONTS.text.family };
  const words =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${text.length * 24 + 16}" height="36"><text x="8" y="26" ` +
    `font-size="22" font-family="${FONTS.text.fallback}" font-weight="${weight}">${text}</text></svg>`;
  return Buffer.from(new Resvg(words, { font }).render().pixels);
};
const ink = (pixels: Buffer) => pixels.reduce((sum, value, i) => (i % 4 === 3 ? sum + value : sum), 0);
const plain = (text: string, weight: number) => drawn(text, weight, fontFilesForWord(text, weight === 600, fonts));

test('only a drawing with Japanese letters makes and loads the fonts for them', async () => {
  const english = board.draw('board', aView(SEVENTEEN), { t: translator('en', 'utc').t });
  await fonts.prepareFor(english);
  expect(existsSync(regular.small)).toBe(false);
  expect(fontFilesFor(english, fonts)).toEqual(fonts.faces.map(({ western }) => western));
  await fonts.prepareFor(svg);
  expect(statSync(regular.small).size).toBeLessThan(statSync(regular.whole).size / 5);
  expect(statSync(bold.small).size).toBeLessThan(statSync(bold.whole).size / 5);
});

test('the small fonts have every letter of the Japanese words', async () => {
  await fonts.prepareFor(svg);
  const words = [...(catalogues().get('ja')?.values() ?? [])].join('');
  const letters = [...new Set(words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・ー、。「」（）]/gu))];
  expect(letters.length).toBeGreaterThan(150);
  for (const [weight, { small }] of [
    [400, regular],
    [600, bold],
  ] as const) {
    const western = fonts.faces.map((face) => face.western);
    const box = drawn('\ue123', weight, [...western, small]);
    const boxes = letters.filter((letter) => {
      expect(fontFilesForWord(letter, weight === 600, fonts)).toEqual([...western, small]);
      const pixels = plain(letter, weight);
      return ink(pixels) === 0 || pixels.equals(box);
    });
    expect(boxes).toEqual([]);
  }
});

test('letters differ, also those of names that no catalogue has; bold is bolder', async () => {
  await fonts.prepareFor(svg);
  expect(fontFilesForWord('鷗外', false, fonts).slice(-2)).toEqual([regular.small, regular.whole]);
  expect(plain('鷗', 400).equals(plain('麟', 400))).toBe(false);
  expect(plain('東', 400).equals(plain('西', 400))).toBe(false);
  for (const text of ['東ドイツ', '森鷗外']) expect(ink(plain(text, 600))).toBeGreaterThan(ink(plain(text, 400)) * 1.1);
});

test('a Japanese board is drawn with all its words', async () => {
  await fonts.prepareFor(svg);
  const { words } = takeWords(svg, (text) => /[\u3040-\u9fff]/.test(text));
  expect(words.length).toBeGreaterThan(30);
  const render = createRenderer(fonts);
  const png = await render(svg, 1088);
  if (process.env.SCREENSHOTS) {
    await mkdir(process.env.SCREENSHOTS, { recursive: true });
    await writeFile(`${process.env.SCREENSHOTS}/iron-curtain-ja.png`, png);
  }
  // Other letters, and the picture is another.
  expect((await render(svg.replace('>日本<', '>本日<'), 1088)).equals(png)).toBe(false);
  // A name with rare letters stands in it like any other.
  const rare = await render(svg.replace('>日本<', '>鷗<'), 1088);
  expect(rare.equals(await render(svg.replace('>日本<', '>麟<'), 1088))).toBe(false);
});
