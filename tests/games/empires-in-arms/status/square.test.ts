import { expect, test } from '@jest/globals';
import { lastSquare, squareOf, victoryPointsAt, zoneAt } from '../../../../src/games/empires-in-arms/status/square.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const { pack } = aCampaign();

test('2.4.3.3: the squares go from Fiasco through Instability and Neutral to Dominant', () => {
  expect(squareOf(pack, { zone: 'fiasco', number: 1 })).toBe(0);
  expect(squareOf(pack, { zone: 'instability', number: 1 })).toBe(10);
  expect(squareOf(pack, { zone: 'dominant', number: 10 })).toBe(lastSquare(pack));
});

test('each square lies in one box', () => {
  for (let square = 0; square <= lastSquare(pack); square += 1) {
    const { zone, number } = zoneAt(pack, square);
    expect(squareOf(pack, { zone: zone.id, number })).toBe(square);
  }
  for (const outside of [-1, lastSquare(pack) + 1]) expect(() => zoneAt(pack, outside)).toThrow('no square');
});

test('8.1: the last square of Neutral gives 8 victory points', () => {
  expect(victoryPointsAt(pack, squareOf(pack, { zone: 'neutral', number: 10 }))).toBe(8);
});
