import { describe, expect, test } from '@jest/globals';
import type { LeftBehind } from '../../../../src/games/empires-in-arms/land/march.ts';
import type { FactorsOf } from '../../../../src/games/empires-in-arms/state.ts';
import { takeForageLosses } from '../../../../src/games/empires-in-arms/supply/take-losses.ts';
import { put } from '../land/a-land-step.ts';
import { aSummer } from './a-supply-step.ts';

/** I Corps of Austria in Munich, which left infantry in Linz on its way; so many factors are lost. */
function losing(lost: number, { has, behind = 0 }: { has: FactorsOf; behind?: number }) {
  const board = aSummer();
  const { state } = board;
  put(board, 'austria_i', 'munich', { factors: has });
  const left: LeftBehind[] = behind > 0 ? [{ area: 'prague', place: 'city', factors: { infantry: behind } }] : [];
  if (behind > 0) state.garrisons.prague = { nation: 'austria', infantry: behind, militia: 0 };
  state.marches = { austria_i: { entered: ['munich'], left: 0, leftBehind: left } };
  const losses = takeForageLosses(board, 'austria_i', lost);
  return { losses, corps: state.corps.austria_i?.factors, city: state.garrisons.prague?.infantry ?? 0, board };
}

describe('7.4.1.3.2: three infantry corps that have each left two factors in a city, and lose two', () => {
  test('it began with three: the two in the city are lost, and the last one keeps the counter', () => {
    const { corps, city, losses } = losing(2, { has: { infantry: 1 }, behind: 2 });
    expect([corps, city, losses.gone]).toEqual([{ infantry: 1 }, 0, false]);
    expect(losses.behind).toEqual([{ area: 'prague', place: 'city', factors: { infantry: 2 } }]);
  });

  test('it began with five: both are lost from the corps, which keeps one, and the city keeps its two', () => {
    const { corps, city, losses } = losing(2, { has: { infantry: 3 }, behind: 2 });
    expect([corps, city, losses]).toEqual([{ infantry: 1 }, 2, { from: { infantry: 2 }, behind: [], gone: false }]);
  });

  test('it began with four: one is lost from the corps and one from the city', () => {
    const { corps, city, losses } = losing(2, { has: { infantry: 2 }, behind: 2 });
    expect([corps, city, losses.from, losses.gone]).toEqual([{ infantry: 1 }, 1, { infantry: 1 }, false]);
  });
});

describe('7.4.1.3.2: the counter goes when all factors that were with it are lost', () => {
  test('and not before', () => {
    expect(losing(2, { has: { infantry: 1 }, behind: 2 }).losses.gone).toBe(false);
    const all = losing(3, { has: { infantry: 1 }, behind: 2 });
    expect([all.losses.gone, all.corps, all.city]).toEqual([true, undefined, 0]);
    expect(losing(9, { has: { infantry: 2 } }).losses).toEqual({ from: { infantry: 2 }, behind: [], gone: true });
  });

  test('nothing is lost of what another corps has taken on since, or of others’ factors in that garrison', () => {
    const board = aSummer();
    put(board, 'austria_i', 'munich', { factors: { infantry: 1 } });
    board.state.marches = {
      austria_i: {
        entered: ['munich'],
        left: 0,
        leftBehind: [{ area: 'prague', place: 'city', factors: { infantry: 3, militia: 1 } }],
      },
    };
    board.state.garrisons.prague = { nation: 'austria', infantry: 2, militia: 4 };
    // Of its four, two infantry and one militia factor are still there.
    expect(takeForageLosses(board, 'austria_i', 3)).toMatchObject({ from: {}, gone: false });
    expect(board.state.garrisons.prague).toEqual({ nation: 'austria', infantry: 0, militia: 3 });
  });

  test('what it left in the garrison of a depot goes in the same way', () => {
    const board = aSummer();
    put(board, 'austria_i', 'munich', { factors: { infantry: 1 } });
    board.state.depots.linz = { power: 'austria', garrison: { nation: 'austria', infantry: 1, militia: 0 } };
    board.state.marches = {
      austria_i: {
        entered: ['munich'],
        left: 0,
        leftBehind: [{ area: 'linz', place: 'depot', factors: { infantry: 1 } }],
      },
    };
    expect(takeForageLosses(board, 'austria_i', 1).gone).toBe(false);
    expect(board.state.depots.linz).toEqual({ power: 'austria' });
  });
});

describe('7.4.1.3: the owner chooses which factors are lost', () => {
  const has: FactorsOf = { infantry: 2, militia: 1, cavalry: 1 };

  test('7.4.1.3.1: by itself what is cheapest to replace is lost first', () => {
    expect(losing(2, { has }).losses.from).toEqual({ militia: 1, infantry: 1 });
  });

  test('7.4.1.3.1: by standing orders what they name', () => {
    const board = aSummer();
    put(board, 'austria_i', 'munich', { factors: { ...has } });
    board.state.standing.austria = { reactions: { losses: ['cavalry', 'infantry'] } };
    expect(takeForageLosses(board, 'austria_i', 2).from).toEqual({ cavalry: 1, infantry: 1 });
  });
});

describe('7.4.1.3.3: leaders', () => {
  test('go on with another corps of their power in the area, and leave the map with the last one', () => {
    const board = aSummer();
    const { state } = board;
    put(board, 'austria_i', 'munich', { factors: { infantry: 1 } });
    put(board, 'austria_ii', 'munich', { factors: { infantry: 1 } });
    put(board, 'prussia_i', 'munich');
    state.leaders.charles = { is: 'with', unit: 'austria_i' };
    takeForageLosses(board, 'austria_i', 1);
    expect(state.leaders.charles).toEqual({ is: 'with', unit: 'austria_ii' });
    takeForageLosses(board, 'austria_ii', 1);
    expect(state.leaders.charles).toEqual({ is: 'beside' });
  });
});

test('7.3.7.1: a siege is over when foraging has cost its last corps', () => {
  const board = aSummer();
  const { state } = board;
  for (const id of ['austria_i', 'austria_ii']) put(board, id, 'munich', { factors: { infantry: 1 } });
  state.garrisons.munich = { nation: 'bavaria', infantry: 1, militia: 0, besieged: true };
  state.sieges = { munich: ['austria'] };
  takeForageLosses(board, 'austria_i', 1);
  expect(state.sieges).toEqual({ munich: ['austria'] });
  takeForageLosses(board, 'austria_ii', 1);
  expect([state.sieges, state.garrisons.munich]).toEqual([undefined, { nation: 'bavaria', infantry: 1, militia: 0 }]);
});
