import { expect, test } from '@jest/globals';
import { aGame } from './a-game.ts';

test('2.1, 2.2: each side has 24 cubes, one of them on the start card', () => {
  const { state } = aGame().start();
  expect(state.reserve).toEqual({ us: 23, ussr: 23 });
  expect(state.map).toEqual([{ card: 'europe_start', x: 0, y: 0, us: 1, ussr: 1 }]);
});

test('2.3: the marker is in the middle', () => {
  expect(aGame().start().view('spectator')).toMatchObject({ score: 0, stepsToFlag: 8 });
});

test('2.4: five cards for each side, eight stay face down', () => {
  const { state } = aGame().start();
  expect([state.hands.us.length, state.hands.ussr.length, state.deck.length]).toEqual([5, 5, 8]);
  expect(new Set([...state.hands.us, ...state.hands.ussr, ...state.deck]).size).toBe(18);
});

test('2.4: another seed deals other cards', () => {
  expect(aGame().start('one').state.hands).not.toEqual(aGame().start('two').state.hands);
});

test('2.6: in round 1 the USSR decides who plays first', () => {
  const game = aGame().start();
  expect(game.asked).toBe('ussr who-starts');
  expect(game.options).toEqual(['ussr', 'us']);
  game.answer('us');
  expect(game.asked).toBe('us card-to-play');
  expect(game.told()).toEqual(['The USSR decided that the US plays first in round 1.']);
});

test('2.6, 3.4: whose choice it is in round 1 does not hang on the marker', () => {
  expect(aGame().withFigures({ levelStarter: 'us' }).start().asked).toBe('ussr who-starts');
});

test('2.1 to 2.4 in words', () => {
  expect(aGame().start().told()).toEqual([
    'Europe lies in the middle of the table with 1 US and 1 USSR cube on it. In reserve: US 23, USSR 23.',
    'Round 1: each side is dealt 5 cards; 8 stay face down.',
  ]);
});
