import { describe, expect, test } from '@jest/globals';
import { board as empiresInArms } from '../../../src/games/empires-in-arms/board.ts';
import { board as ironCurtain } from '../../../src/games/iron-curtain/board.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { BOARD, DARK_OF, darkBoards, TINTS, WASHES } from '../../../src/theme/drawing/board-colours.ts';
import { DARK, LIGHT, SEAT_LOOKS, seatLook } from '../../../src/theme/tokens.ts';
import { aBusyCampaign, drawn as drawnEmpires, seenBy } from '../../games/empires-in-arms/board/a-board.ts';
import { aView, SEVENTEEN } from '../../games/iron-curtain/board/a-view.ts';
import { aFullTable, drawn as drawnVersailles } from '../../games/versailles-1919/board/a-board.ts';
import { contrast } from '../../harness/contrast.ts';

const TEXT = 4.5;
const { t } = translator('en', 'utc');

const inTheDark = (light: string) => DARK_OF.get(light) ?? light;
const all = (shades: object) => Object.values(shades).map(({ dark }: { readonly dark: string }) => dark);

describe('every colour that a board names has another on dark paper', () => {
  const campaign = seenBy('france', aBusyCampaign);
  const places = [{ place: 'rhineland', label: 'a. Rhineland' }];
  const boards = {
    'Iron Curtain': ironCurtain.draw('board', aView(SEVENTEEN, { score: 5 }), { t }),
    'Versailles 1919': drawnVersailles(aFullTable().turnOf('fr').view(), places).svg,
    'Empires in Arms': empiresInArms
      .pictures(campaign)
      .map(({ name }) => drawnEmpires(name, campaign).svg)
      .join(''),
  };

  test.each(Object.entries(boards))('%s', (_, svg) => {
    const named = [...svg.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(([, colour = '']) => colour);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((colour) => !DARK_OF.has(colour))).toEqual([]);
  });
});

test('ink can be read on tints, washes, cards and markers in the dark', () => {
  for (const ground of [...all(TINTS), ...all(WASHES), BOARD.card.dark, BOARD.marker.dark])
    expect(contrast(DARK.ink, ground)).toBeGreaterThanOrEqual(TEXT);
  for (const ground of [...all(WASHES), BOARD.card.dark, DARK.sheet])
    expect(contrast(DARK.muted, ground)).toBeGreaterThanOrEqual(TEXT);
});

test('the colours of seats are read on cards and washes, and carry what was white', () => {
  for (let place = 0; place < SEAT_LOOKS; place += 1) {
    const strong = inTheDark(seatLook(place).light);
    expect(strong).toBe(seatLook(place).dark);
    for (const ground of [...all(WASHES), BOARD.card.dark, DARK.sheet])
      expect(contrast(strong, ground)).toBeGreaterThanOrEqual(TEXT);
  }
  for (const strong of [DARK.accent, DARK.danger, DARK.ink])
    expect(contrast(inTheDark('#ffffff'), strong)).toBeGreaterThanOrEqual(TEXT);
});

test('the sheet says it for fills and for strokes, within boards alone', () => {
  const css = darkBoards();
  expect(css).toContain(`.board [fill='${LIGHT.ink}']{fill:${DARK.ink}}`);
  expect(css).toContain(`.board [stroke='${LIGHT.rule}']{stroke:${DARK.rule}}`);
  expect(css.split('}').filter((rule) => rule && !rule.startsWith('.board '))).toEqual([]);
});
