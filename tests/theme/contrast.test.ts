import { describe, expect, test } from '@jest/globals';
import { REGION_TINTS, SIDE_COLOURS } from '../../src/games/iron-curtain/board/colours.ts';
import { DARK, LIGHT, type Palette, SEAT_LOOKS, seatLook } from '../../src/theme/tokens.ts';
import { contrast } from '../harness/contrast.ts';

const TEXT = 4.5;
const SHAPES = 3;

test('the measure itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});

/** Each voice with the papers it stands on. */
function pairs(palette: Palette): readonly (readonly [string, string, string])[] {
  const papers = ['paper', 'sheet', 'shade'] as const;
  const washes = ['accentWash', 'dangerWash', 'warnWash', 'goodWash'] as const;
  const on = (inks: readonly (keyof Palette)[], grounds: readonly (keyof Palette)[]) =>
    inks.flatMap((ink) => grounds.map((ground) => [`${ink} on ${ground}`, palette[ink], palette[ground]] as const));
  return [
    ...on(['ink', 'muted', 'accent'], [...papers, ...washes]),
    ...on(['danger'], ['paper', 'sheet', 'dangerWash']),
    ...on(['onAccent'], ['accent']),
    ...on(['onDanger'], ['danger']),
  ];
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('%s', (shade, palette) => {
  test.each(pairs(palette))('%s can be read', (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['paper', 'sheet'] as const)('edges of what can be operated can be seen on %s', (ground) => {
    expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(SHAPES);
  });

  test.each(Array.from({ length: SEAT_LOOKS }, (_, place) => place))('the name of seat %i can be read', (place) => {
    for (const ground of [palette.paper, palette.sheet, palette.accentWash]) {
      expect(contrast(seatLook(place)[shade], ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });
});

describe('boards', () => {
  test('white figures on a side’s colour, its figures on its wash and on a card', () => {
    for (const { strong, wash } of Object.values(SIDE_COLOURS)) {
      for (const ground of [wash, '#ffffff', LIGHT.sheet, LIGHT.shade]) {
        expect(contrast(strong, ground)).toBeGreaterThanOrEqual(TEXT);
      }
    }
  });

  test('ink on every region’s tint', () => {
    for (const tint of REGION_TINTS) {
      expect(contrast(LIGHT.ink, tint)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test('every seat has a shape of its own', () => {
    const shapes = Array.from({ length: SEAT_LOOKS }, (_, place) => seatLook(place).shape);
    expect(new Set(shapes).size).toBe(SEAT_LOOKS);
  });
});
