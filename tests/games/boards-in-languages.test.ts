import { describe, expect, test } from '@jest/globals';
import { board as ironCurtain } from '../../src/games/iron-curtain/board.ts';
import { drawHappiness } from '../../src/games/versailles-1919/board/draw-happiness.ts';
import { drawTracks } from '../../src/games/versailles-1919/board/draw-tracks.ts';
import { nationTitle } from '../../src/games/versailles-1919/board/names.ts';
import { board as versailles } from '../../src/games/versailles-1919/board.ts';
import { languages } from '../../src/i18n/languages.ts';
import { translator } from '../../src/i18n/translator.ts';
import { aView, SEVENTEEN } from './iron-curtain/board/a-view.ts';
import { aFullTable } from './versailles-1919/board/a-board.ts';
import { overlaps, readSvg } from './versailles-1919/board/read-svg.ts';

/** A whole board of each game, with something everywhere, in a language. */
const BOARDS: { readonly [game: string]: (locale: string) => string } = {
  'iron-curtain': (locale) =>
    ironCurtain.draw('board', aView(SEVENTEEN, { round: 2, turn: 8, score: 5 }), { t: translator(locale, 'UTC').t }),
  'versailles-1919': (locale) =>
    versailles.draw('board', aFullTable().turnOf('fr').view(), { t: translator(locale, 'UTC').t }),
};

describe.each(languages())('in %s', (language) => {
  test.each(Object.entries(BOARDS))('the board of %s has its letters side by side, and inside', (_, draw) => {
    const svg = draw(language);
    const width = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
    const read = readSvg(svg);
    // The marker on the track covers the number that it stands on, and repeats it.
    expect(overlaps(read).filter((two) => two !== '5 / 5')).toEqual([]);
    expect(width).toBeGreaterThanOrEqual(400);
    expect(read.letters.filter(({ right }) => right > width)).toEqual([]);
  });

  test('the names of nations end before the track of happiness begins', () => {
    const { t } = translator(language, 'UTC');
    const view = aFullTable().turnOf('fr').view();
    const { letters, rects } = readSvg(drawHappiness(view, t).svg);
    const track = Math.min(...rects.filter(({ left, right }) => right - left > 60).map(({ left }) => left));
    const called = view.happiness.map(({ nation }) => t(nationTitle(nation)));
    const names = letters.filter(({ text }) => called.includes(text));
    expect(names).toHaveLength(called.length);
    expect(names.filter(({ right }) => right + 4 > track)).toEqual([]);
  });

  test('what stands in the field of a region stays in it', () => {
    const { t } = translator(language, 'UTC');
    const view = aFullTable().turnOf('fr').view();
    const { letters, rects } = readSvg(drawTracks(view, new Map(), t).svg);
    const first = Math.min(...rects.map(({ left }) => left));
    const fields = rects.filter(({ left }) => left === first);
    expect(fields).toHaveLength(view.tracks.length);
    const inside = letters.filter(({ base }) => fields.some(({ bottom }) => base < bottom && base > bottom - 34));
    const texts = inside.filter(({ left }) => left < (fields[0]?.right ?? 0));
    expect(texts).toHaveLength(2 * fields.length);
    expect(texts.filter(({ right }) => right > (fields[0]?.right ?? 0))).toEqual([]);
  });
});

test('cards, regions and issues are named in the reader’s language', () => {
  const words = (game: string, locale: string) =>
    readSvg(BOARDS[game]?.(locale) ?? '')
      .letters.map(({ text }) => text)
      .join(' ');
  expect(words('iron-curtain', 'es')).toContain('Alemania Occidental');
  expect(words('iron-curtain', 'es')).toContain('Centroamérica');
  expect(words('versailles-1919', 'es')).toContain('Renania');
  expect(words('versailles-1919', 'es')).toContain('Ocupación francesa');
  expect(words('versailles-1919', 'es')).not.toMatch(/Rhineland|French Occupation|Unrest/);
});
