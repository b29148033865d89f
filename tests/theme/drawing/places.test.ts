import { expect, test } from '@jest/globals';
import { drawPlace } from '../../../src/theme/drawing/places.ts';

const BOX = { x: 0, y: 0, w: 100, h: 40 };

test.each([
  ['3. East of Poland', '3'],
  ['12. East of Poland', '12'],
  ['b. Italy', 'b'],
  ['East of Poland', '+'],
  ['Nowhere. It stays', '+'],
])('the place “%s” shows %s', (label, sign) => {
  const drawn = drawPlace({ place: 'cell', label }, BOX, 'centre');
  expect(/<text[^>]*>([^<]*)<\/text>/.exec(drawn)?.[1]).toBe(sign);
});
