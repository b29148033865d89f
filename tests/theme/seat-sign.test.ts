import { expect, test } from '@jest/globals';
import { seatSign } from '../../src/theme/seat-sign.ts';

test('a seat’s shape as a sign', () => {
  expect([0, 1, 2].map(seatSign)).toEqual(['■', '◆', '●']);
});
