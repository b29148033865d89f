import { expect, test } from '@jest/globals';
import { INK } from '../../../../src/games/empires-in-arms/board/layout.ts';
import { map } from '../../../../src/games/empires-in-arms/map.ts';
import { powerLook } from '../../../../src/theme/map/power-marks.ts';
import { LIGHT } from '../../../../src/theme/tokens.ts';
import { contrast } from '../../../harness/contrast.ts';

const TEXT = 4.5;

test('letters can be read on the ground of every zone and every cell', () => {
  for (const ground of [INK.card, INK.warWash, INK.allyWash, INK.peaceWash, LIGHT.sheet])
    for (const ink of [INK.text, INK.muted]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(INK.war, INK.warWash)).toBeGreaterThanOrEqual(TEXT);
});

test('every power’s marker carries white letters', () => {
  for (const { id } of map.moment.powers)
    expect(contrast(powerLook(map.moment, id).light, INK.card)).toBeGreaterThanOrEqual(TEXT);
});
