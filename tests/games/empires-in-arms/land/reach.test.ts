import { describe, expect, test } from '@jest/globals';
import { landPlan } from '../../../../src/games/empires-in-arms/land/land-plan.ts';
import { usualPoints } from '../../../../src/games/empires-in-arms/land/march-corps.ts';
import { anEmptyMap, atWar, corpsReach, put } from './a-land-step.ts';

describe('7.3: what a corps can get to', () => {
  const board = anEmptyMap();
  atWar(board, 'france', 'austria');
  board.state.minors.baden = { status: 'conquered', controller: 'france' };
  board.state.minorWars.wurttemburg = ['france'];
  put(board, 'france_i', 'strasbourg');
  put(board, 'austria_i', 'stuttgart');
  const reach = corpsReach(board, 'france', 'france_i');

  test('with the cheapest way, its points, and the worst forage on it', () => {
    expect(reach.get('rheims')).toEqual({
      ...{ area: 'rheims', points: 2, way: ['metz', 'rheims'], forage: 5, stops: false },
    });
    expect(reach.has('strasbourg')).toBe(false);
  });

  test('where it is stopped, and where only a forced march leads', () => {
    expect(reach.get('stuttgart')).toMatchObject({ points: 2, stops: true });
    expect(reach.get('ulm')).toMatchObject({ way: ['freiburg', 'ulm'], points: 2 });
    const forced = [...reach.values()].filter(
      ({ points }) => points > usualPoints(landPlan(board, 'france'), 'france_i'),
    );
    expect(forced.length).toBeGreaterThan(0);
    expect(forced.every(({ points }) => points === 5)).toBe(true);
  });

  test('nothing for one that is besieged, or whose march is over', () => {
    put(board, 'france_iii', 'strasbourg', { besieged: true });
    expect(corpsReach(board, 'france', 'france_iii').size).toBe(0);
    put(board, 'france_v', 'stuttgart');
    board.state.marches = { france_v: { from: 'karlsruhe', entered: ['stuttgart'], left: 3 } };
    expect(corpsReach(board, 'france', 'france_v').size).toBe(0);
  });

  test('how strong the enemy is makes no difference (2.4.2)', () => {
    put(board, 'austria_i', 'stuttgart', { factors: { infantry: 1 } });
    expect(corpsReach(board, 'france', 'france_i')).toEqual(reach);
  });
});
