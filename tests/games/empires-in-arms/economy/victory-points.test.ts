import { describe, expect, test } from '@jest/globals';
import {
  countVictoryPoints,
  mostToTransfer,
  whyNotTransfer,
} from '../../../../src/games/empires-in-arms/economy/count-victory-points.ts';
import { driftMarkers } from '../../../../src/games/empires-in-arms/economy/drift-markers.ts';
import { winnersAtEnd, winnersByGoal } from '../../../../src/games/empires-in-arms/economy/who-has-won.ts';
import type { Box, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { squareOf, zoneAt } from '../../../../src/games/empires-in-arms/status/square.ts';
import { aCampaign } from '../harness/a-campaign.ts';

type Board = ReturnType<typeof aCampaign>;
const put = ({ state, pack }: Board, power: Power, zone: Box['zone'], number: number) => {
  state.powers[power].square = squareOf(pack, { zone, number });
};

describe('8.1: victory points', () => {
  test('each power gains what its square says; the last square of Neutral says 8', () => {
    const board = aCampaign({ bids: { prussia: 20 } });
    put(board, 'prussia', 'neutral', 10);
    put(board, 'spain', 'neutral', 1);
    put(board, 'turkey', 'fiasco', 10);
    const gains = countVictoryPoints(board);
    expect([gains.get('prussia'), gains.get('spain'), gains.get('turkey')]).toEqual([8, 4, 0]);
    expect(board.state.powers.prussia.victoryPoints).toBe(-12);
    countVictoryPoints(board);
    expect(board.state.powers.spain.victoryPoints).toBe(8);
  });

  test('powers that nobody plays gain, those that are gone do not', () => {
    const board = aCampaign({ played: ['france'] });
    board.state.powers.spain.played = 'gone';
    expect([...countVictoryPoints(board).keys()]).toEqual([
      ...(['austria', 'france', 'great_britain', 'prussia', 'russia', 'turkey'] as const),
    ]);
    expect(board.state.powers.spain.victoryPoints).toBe(0);
  });
});

describe('8.1.2: Great Britain turns points against an enemy', () => {
  test('up to a third of its own, rounded down, which it does not gain', () => {
    const board = aCampaign();
    put(board, 'great_britain', 'neutral', 10);
    put(board, 'france', 'dominant', 1);
    expect(mostToTransfer(board)).toBe(2);
    const gains = countVictoryPoints(board, { from: 'france', points: 2 });
    expect([gains.get('great_britain'), gains.get('france')]).toEqual([6, 7]);
    expect(whyNotTransfer(board, { from: 'france', points: 3 })).toEqual({ why: 'too_many', most: 2 });
    expect(() => countVictoryPoints(board, { from: 'france', points: 3 })).toThrow('too_many');
  });

  test('against enemies alone, whole points, and while it is in the game', () => {
    const board = aCampaign();
    expect(whyNotTransfer(board, { from: 'austria', points: 1 })).toEqual({ why: 'not_at_war' });
    expect(whyNotTransfer(board, { from: 'great_britain', points: 1 })).toEqual({ why: 'not_at_war' });
    declareWar(board, 'austria', 'great_britain');
    expect(whyNotTransfer(board, { from: 'austria', points: 1 })).toBeUndefined();
    for (const points of [0, -1, 0.5])
      expect(whyNotTransfer(board, { from: 'france', points })).toEqual({ why: 'not_a_whole_number' });
    board.state.powers.great_britain.played = 'gone';
    expect(whyNotTransfer(board, { from: 'france', points: 1 })).toEqual({ why: 'gone' });
  });
});

describe('8.1: who has won', () => {
  test('nobody before a goal is reached', () => {
    expect(winnersByGoal(aCampaign())).toEqual([]);
  });

  test('all who reached theirs in one step, if they are played', () => {
    const board = aCampaign({ played: ['austria', 'turkey', 'great_britain'] });
    for (const power of ['austria', 'prussia', 'turkey'] as const)
      board.state.powers[power].victoryPoints = board.state.powers[power].goal;
    expect(winnersByGoal(board)).toEqual(['austria', 'turkey']);
    expect(winnersAtEnd(board)).toEqual(['austria', 'turkey']);
  });

  test('at the end Great Britain, if somebody plays it and nobody has reached a goal', () => {
    expect(winnersAtEnd(aCampaign())).toEqual(['great_britain']);
    expect(winnersAtEnd(aCampaign({ played: ['france'] }))).toEqual([]);
  });
});

describe('8.6: markers drift', () => {
  test('towards the middle by what the zone says, also into the next zone', () => {
    const board = aCampaign();
    put(board, 'austria', 'fiasco', 10);
    put(board, 'prussia', 'instability', 1);
    put(board, 'russia', 'neutral', 5);
    put(board, 'france', 'dominant', 1);
    board.state.powers.spain.played = 'gone';
    put(board, 'spain', 'fiasco', 1);
    driftMarkers(board);
    const at = (power: Power) => {
      const { zone, number } = zoneAt(board.pack, board.state.powers[power].square);
      return `${zone.id} ${number}`;
    };
    expect((['austria', 'prussia', 'russia', 'france', 'spain'] as const).map(at)).toEqual([
      ...['instability 3', 'instability 3', 'neutral 5', 'neutral 9', 'fiasco 1'],
    ]);
    expect(board.state.powers.austria.account).toMatchObject([{ for: 'drift', points: 3 }]);
    expect(board.state.powers.russia.account).toEqual([]);
  });
});
