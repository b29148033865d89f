import { afterAll, expect, test } from '@jest/globals';
import { chooseAnswer } from '../../src/computer/choose-answer.ts';
import { createThinkers } from '../../src/computer/thinkers.ts';
import { newGame, openPuts, playGame } from './harness/computer-game.ts';

const thinkers = createThinkers();
afterAll(() => thinkers.close());

test('a thread answers what the same thinking answers here, and rejects a game that it does not have', async () => {
  const game = newGame('iron-curtain', 2);
  const machine = playGame(game, 'thread', () => undefined, { answers: 5 });
  const [put] = openPuts(game, machine);
  if (!put) throw new Error('nobody is asked');
  const budget = { positions: 300, ms: 60_000 };
  const thought = { game: 'iron-curtain', pack: 'hash', setting: game.setting, machine, put, seed: 'seed', budget };

  const here = chooseAnswer(game, machine, { ...put, seed: 'seed', budget, now: () => 0 });
  expect(await thinkers.think(thought)).toEqual(here);
  expect(await thinkers.think(thought)).toEqual(here);
  await expect(thinkers.think({ ...thought, game: 'chess' })).rejects.toThrow('no game chess');
});
