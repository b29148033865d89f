import { describe, expect, test } from '@jest/globals';
import { countGroups, knockOut, knockOutRounds, resting, roundRobin } from '../../src/contests/pair.ts';
import { scoreContest, winnerOf } from '../../src/contests/score-contest.ts';

const draw = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`);

describe('a round robin', () => {
  test.each([
    [2, 2],
    [5, 2],
    [6, 2],
    [5, 3],
    [6, 4],
    [7, 7],
  ])('of %i players at tables of %i has each group once, and nobody twice in a round', (count, size) => {
    const rounds = roundRobin(draw(count), size);
    const tables = rounds.flat().map((table) => [...table].sort().join());
    expect(new Set(tables).size).toBe(tables.length);
    expect(tables).toHaveLength(countGroups(count, size));
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * size);
  });

  test('of six is over in five rounds, of five too, with one resting', () => {
    expect(roundRobin(draw(6), 2).map((round) => round.length)).toEqual([3, 3, 3, 3, 3]);
    expect(roundRobin(draw(5), 2).map((round) => round.length)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('a knock-out', () => {
  test('gives those drawn first a bye until a power of two is left', () => {
    expect(knockOut(draw(6), 2)).toEqual({
      byes: ['p1', 'p2'],
      tables: [
        ['p3', 'p4'],
        ['p5', 'p6'],
      ],
    });
    expect(knockOut(draw(4), 2).byes).toEqual([]);
    expect(knockOut(draw(9), 3).tables).toHaveLength(3);
  });

  test('has as many rounds as it takes, and with more than two at a table no odd number', () => {
    expect([2, 3, 4, 5, 8, 9].map((count) => knockOutRounds(count, 2))).toEqual([1, 2, 2, 3, 3, 4]);
    expect([3, 4, 9, 27].map((count) => knockOutRounds(count, 3))).toEqual([1, undefined, 2, 3]);
  });
});

test('of a round it is said who does not play: a bye of the first round of a knock-out, or a rest', () => {
  expect(resting('knockOut', draw(6), 2, 1)).toEqual(['p1', 'p2']);
  expect(resting('knockOut', draw(6), 2, 2)).toEqual([]);
  const rests = [1, 2, 3, 4, 5].flatMap((round) => resting('roundRobin', draw(5), 2, round));
  expect(rests.toSorted()).toEqual(draw(5));
  expect(resting('series', draw(3), 3, 1)).toEqual([]);
});

test('a point for each who ends behind, half a point for a tie; who alone is first goes on', () => {
  const game = (...places: readonly (number | undefined)[]) => ({
    round: 1,
    tableId: 't',
    over: true,
    players: places.map((place, i) => ({ playerId: `p${i + 1}`, place })),
  });
  expect(scoreContest(draw(3), [game(1, 2, 2), game(2, 1), game(undefined, undefined)])).toEqual([
    { playerId: 'p1', rank: 1, played: 2, won: 1, points: 2 },
    { playerId: 'p2', rank: 2, played: 2, won: 1, points: 1.5 },
    { playerId: 'p3', rank: 3, played: 1, won: 0, points: 0.5 },
  ]);
  expect(scoreContest(draw(2), [game(1, 1)]).map(({ rank }) => rank)).toEqual([1, 1]);
  expect(winnerOf(game(1, 2))).toBe('p1');
  expect(winnerOf(game(1, 1))).toBeUndefined();
  expect(winnerOf(game(undefined, undefined))).toBeUndefined();
});
