import { expect, test } from '@jest/globals';
import { tallyOf } from '../../../src/games/iron-curtain/ending/tally.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { positionOf } from '../../../src/kernel/machine.ts';
import { aGame } from './a-game.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');

function tally(game: TestGame) {
  const { winners, summary, standings, sheet } = tallyOf(positionOf(game.game, game.machine));
  return { winners, summary: english.t(summary), standings, sheet: sheet.map((line) => english.t(line)) };
}

test('7.2, 7.3: all regions are scored as they lie, and the marker decides', () => {
  const game = aGame()
    .withCards({ europe_start: { at: '0,0', us: 0, ussr: 2 }, japan: { at: '1,0', us: 2 } })
    .withScore(1)
    .turnOf('us');
  const { winners, summary, standings, sheet } = tally(game);
  expect([winners, summary, standings]).toEqual([
    ['us'],
    'The US wins: after the final scoring the marker is in the middle, which counts for the US.',
    [
      { seat: 'us', place: 1 },
      { seat: 'ussr', place: 2 },
    ],
  ]);
  expect(sheet.slice(1, 4)).toEqual([
    'Europe at the end: US 0, USSR 1, bonus 3 to the USSR: USSR +4, marker at USSR 3',
    'Middle East at the end: US 0, USSR 0, no bonus: no points, marker at USSR 3',
    'Asia at the end: US 1, USSR 0, bonus 2 to the US: US +3, marker in the middle',
  ]);
  expect(game.state.sheet.length).toBe(1);
});

test('3.6: a flag that is reached on the way ends it there', () => {
  const game = aGame()
    .withCards({ europe_start: { at: '0,0', us: 2, ussr: 0 }, japan: { at: '1,0', ussr: 2 } })
    .withScore(5)
    .turnOf('us');
  expect([tally(game).winners, tally(game).summary]).toEqual([
    ['us'],
    'The US wins: the marker reached its flag in the final scoring.',
  ]);
  expect(tally(game).sheet.length).toBe(2);
});

test('a game that is over has the outcome that it had', () => {
  const game = aGame().withScore(7).event('us', 'japan', { op: 'gain', points: 1 });
  expect(tally(game).summary).toBe('The US wins: the marker reached its flag by an event.');
});
