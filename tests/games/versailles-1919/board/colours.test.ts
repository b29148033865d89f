import { expect, test } from '@jest/globals';
import { INK, KIND_TINTS, NATION_LOOKS } from '../../../../src/games/versailles-1919/board/colours.ts';
import { contrast } from '../../../harness/contrast.ts';

const TEXT = 4.5;
const SHAPES = 3;

test('a nation’s colour carries white letters, and can be read on every ground it stands on', () => {
  for (const { strong, wash } of Object.values(NATION_LOOKS)) {
    for (const ground of [wash, INK.card, INK.sheet, INK.accentWash])
      expect(contrast(strong, ground)).toBeGreaterThanOrEqual(TEXT);
  }
});

test('ink on the tint of every region, the League and Reparations', () => {
  for (const tint of Object.values(KIND_TINTS)) expect(contrast(INK.text, tint)).toBeGreaterThanOrEqual(TEXT);
});

test('flames and kegs can be seen on cards, shaded columns and the tints of their regions', () => {
  for (const ground of [INK.card, INK.shade, ...Object.values(KIND_TINTS)]) {
    expect(contrast(INK.unrest, ground)).toBeGreaterThanOrEqual(SHAPES);
    expect(contrast(INK.keg, ground)).toBeGreaterThanOrEqual(SHAPES);
  }
});
