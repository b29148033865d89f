import { describe, expect, test } from '@jest/globals';
import { holderOf } from '../../../../src/games/empires-in-arms/forces/whose-area.ts';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeFormalPeace } from '../../../../src/games/empires-in-arms/peace/make-formal-peace.ts';
import { repatriate } from '../../../../src/games/empires-in-arms/peace/repatriate.ts';
import type { Victor } from '../../../../src/games/empires-in-arms/peace/term-choice.ts';
import { areAtWar, relationOf } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { enforcedPeace } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { type ABoard, aWarOn, cession, conditional, dice, pointsOf, put, unconditional, without } from './a-war.ts';

/** The peace is made, and everybody's forces go home. */
function surrender(board: ABoard, loser: Power, victors: readonly Victor[], die = without) {
  const made = makeFormalPeace(board, { loser, victors }, die);
  for (const { power, from } of made.partings) repatriate(board, power, from);
  expect(invariants(board)).toEqual([]);
  return made;
}

const prussians = ({ state }: ABoard) => Object.keys(state.corps).filter((id) => id.startsWith('prussia'));

describe('4.4.6: every formal peace', () => {
  test('ends the war, and is paid for', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    surrender(board, 'prussia', [conditional('france')]);
    expect(areAtWar(board.state, 'prussia', 'france')).toBe(false);
    expect(areAtWar(board.state, 'prussia', 'russia')).toBe(true);
    expect(pointsOf(board, 'prussia')).toEqual(['surrender_conditionally -5']);
    expect(pointsOf(board, 'france')).toEqual(['accept_conditional_surrender 3']);
    expect(() => makeFormalPeace(board, { loser: 'prussia', victors: [conditional('spain')] }, without)).toThrow(
      'not at war',
    );
  });

  test('4.4.6.1: prisoners are exchanged, factors and leaders of both, and those of their minor countries', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    const { state } = board;
    state.prisoners = [
      { of: 'prussia', by: 'france', factors: { infantry: 4, cavalry: 1 } },
      { of: 'holland', by: 'prussia', factors: { infantry: 2 } },
      { of: 'prussia', by: 'russia', factors: { infantry: 3 } },
    ];
    state.leaders.blucher = { is: 'captured', by: 'france' };
    state.leaders.ney = { is: 'captured', by: 'prussia' };
    state.leaders.hohenlohe = { is: 'captured', by: 'russia' };
    surrender(board, 'prussia', [conditional('france')]);
    expect(state.arrivals).toEqual([
      { nation: 'prussia', power: 'prussia', month: state.month, what: 'infantry', number: 4 },
      { nation: 'prussia', power: 'prussia', month: state.month, what: 'cavalry', number: 1 },
      { nation: 'holland', power: 'france', month: state.month, what: 'infantry', number: 2 },
    ]);
    expect(state.prisoners).toEqual([{ of: 'prussia', by: 'russia', factors: { infantry: 3 } }]);
    expect([state.leaders.blucher, state.leaders.ney]).toEqual([{ is: 'beside' }, { is: 'beside' }]);
    expect(state.leaders.hohenlohe).toEqual({ is: 'captured', by: 'russia' });
  });

  test('4.4.6.3: neither may declare war for eighteen months; a longer peace of before stays', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    const { state } = board;
    state.month = 6;
    state.relations['prussia|russia'] = { ...relationOf(state, 'prussia', 'russia'), enforcedUntil: { russia: 30 } };
    surrender(board, 'prussia', [conditional('france'), conditional('russia')]);
    expect(enforcedPeace(state, 'prussia', 'france')).toBe(24);
    expect(enforcedPeace(state, 'france', 'prussia')).toBe(24);
    expect(enforcedPeace(state, 'prussia', 'russia')).toBe(24);
    expect(enforcedPeace(state, 'russia', 'prussia')).toBe(30);
    state.month = 24;
    expect(enforcedPeace(state, 'france', 'prussia')).toBeUndefined();
  });
});

describe('list B', () => {
  test('B.1: three corps leave the map by lot, or half of them, rounded up, if that is less; never the guard', () => {
    const board = aWarOn('prussia', 'france');
    board.state.leaders.blucher = { is: 'with', unit: 'prussia_i' };
    // Of the eight that are no guard two dice choose one: the first is 0 of 8, then 1 of 7, then 5 of 6.
    const made = surrender(board, 'prussia', [conditional('france', { term: 'B.1' })], dice(1, 1, 1, 2, 6));
    expect(made.terms).toMatchObject([{ by: 'france', gone: ['prussia_i', 'prussia_iii', 'prussia_cavalry'] }]);
    expect(prussians(board)).toHaveLength(6);
    expect(board.state.leaders.blucher).toEqual({ is: 'beside' });
  });

  test('B.1: a throw that would favour some is thrown again', () => {
    const board = aWarOn('prussia', 'france');
    for (const id of ['prussia_ii', 'prussia_iii', 'prussia_iv', 'prussia_v', 'prussia_vi'])
      delete board.state.corps[id];
    board.state.leaders = {};
    // Four corps are left, one of them the guard: two of the other three. Six faces are two for each, so all count.
    surrender(board, 'prussia', [conditional('france', { term: 'B.1' })], dice(5, 4));
    expect(prussians(board)).toEqual(['prussia_i', 'prussia_guard']);
    const four = aWarOn('prussia', 'france');
    for (const id of ['prussia_iii', 'prussia_iv', 'prussia_v', 'prussia_vi']) delete four.state.corps[id];
    four.state.leaders = {};
    // 5 and 6 are too much for four.
    surrender(four, 'prussia', [conditional('france', { term: 'B.1' })], dice(5, 6, 2, 1, 1));
    expect(prussians(four)).toEqual(['prussia_cavalry', 'prussia_guard']);
  });

  test('B.1: a corps that is lent to somebody is not in the army', () => {
    const board = aWarOn('prussia', 'france');
    const { state } = board;
    state.leaders = {};
    for (const id of prussians(board)) if (id !== 'prussia_i' && id !== 'prussia_ii') delete state.corps[id];
    state.loans.push({ corps: 'prussia_i', from: 'prussia', to: 'spain', until: 12 });
    surrender(board, 'prussia', [conditional('france', { term: 'B.1' })]);
    expect(prussians(board)).toEqual(['prussia_i']);
  });

  test('B.2: the loser may not declare war on that victor for 24 months', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    const { state } = board;
    surrender(board, 'prussia', [conditional('france', { term: 'B.2' }), conditional('russia')]);
    expect(enforcedPeace(state, 'prussia', 'france')).toBe(state.month + 24);
    expect(enforcedPeace(state, 'france', 'prussia')).toBe(state.month + 18);
    expect(enforcedPeace(state, 'prussia', 'russia')).toBe(state.month + 18);
  });

  test('B.4: a corps is lent for twelve months, goes to the victor, and its leader stays with the loser', () => {
    const board = aWarOn('prussia', 'france');
    surrender(board, 'prussia', [conditional('france', { term: 'B.4', corps: 'prussia_v' })]);
    expect(holderOf(board, board.state.corps.prussia_v?.area ?? '')).toBe('france');
    expect(board.state.leaders.brunswick).toEqual({ is: 'beside' });
    expect(board.state.loans).toEqual([
      { corps: 'prussia_v', from: 'prussia', to: 'france', until: board.state.month + 12 },
    ]);
  });

  test('B.5: a royal marriage', () => {
    const board = aWarOn('prussia', 'france');
    surrender(board, 'prussia', [conditional('france', { term: 'B.5' })]);
    expect(relationOf(board.state, 'prussia', 'france').marriage).toBe(true);
  });

  test('B.7: a home province changes hands without points, and the forces of the loser leave it', () => {
    const board = aWarOn('prussia', 'france');
    surrender(board, 'prussia', [conditional('france', cession('B.7', { home: ['silesia'] }))]);
    expect(board.state.ceded).toEqual({ silesia: 'france' });
    expect(board.state.corps.prussia_iv?.area).not.toBe('breslau');
    expect(board.state.garrisons.glogau).toBeUndefined();
    expect(board.state.depots.breslau).toBeUndefined();
    expect(pointsOf(board, 'prussia')).toEqual(['surrender_conditionally -5']);
  });

  test('B.7: a province of the victor itself is at home again', () => {
    const board = aWarOn('prussia', 'austria', 'france');
    board.state.ceded = { bohemia: 'prussia', tyrol: 'prussia' };
    surrender(board, 'prussia', [conditional('austria', cession('B.7', { lands: ['bohemia'] }))]);
    expect(board.state.ceded).toEqual({ tyrol: 'prussia' });
  });
});

describe('list C', () => {
  test('C.1: twice as many corps, or three quarters', () => {
    const board = aWarOn('prussia', 'france');
    const made = surrender(board, 'prussia', [unconditional('france', { term: 'C.1' })], dice(1, 1, 1, 1, 1, 1, 1, 1));
    expect(made.terms[0]?.gone).toHaveLength(6);
    expect(prussians(board)).toHaveLength(3);
  });

  test('C.2: 36 months', () => {
    const board = aWarOn('prussia', 'france');
    surrender(board, 'prussia', [unconditional('france', { term: 'C.2' })]);
    expect(enforcedPeace(board.state, 'prussia', 'france')).toBe(board.state.month + 36);
  });

  test('C.4, 4.4.6.4: a free state is kept with its forces and what it awaits', () => {
    const board = aWarOn('france', 'prussia');
    const { state } = board;
    put(board, 'holland_i', 'paris');
    state.minors.holland = { status: 'free', controller: 'france', money: 7, manpower: 2 };
    state.arrivals.push({ nation: 'holland', power: 'france', month: 4, what: 'infantry', number: 2 });
    state.minorWars.holland = ['prussia', 'austria'];
    surrender(board, 'france', [unconditional('prussia', cession('C.4', { home: ['alsace'], lands: ['holland'] }))]);
    expect(state.ceded).toEqual({ alsace: 'prussia' });
    expect(state.minors.holland).toEqual({ status: 'free', controller: 'prussia', money: 7, manpower: 2 });
    expect(state.fleets.holland_fleet?.ships).toBe(12);
    expect(state.arrivals).toEqual([{ nation: 'holland', power: 'prussia', month: 4, what: 'infantry', number: 2 }]);
    expect(state.minorWars.holland).toEqual(['austria']);
    // The Dutch have gone from Paris to the lands of their new controller.
    expect(holderOf(board, state.corps.holland_i?.area ?? '')).toBe('prussia');
  });

  test('C.4, 4.4.6.4: or it is turned into a conquest at once, and its forces are removed', () => {
    const board = aWarOn('france', 'prussia');
    const { state } = board;
    state.minorWars.holland = ['austria'];
    surrender(board, 'france', [
      unconditional('prussia', cession('C.4', { lands: ['holland'], conquer: ['holland'] })),
    ]);
    expect(state.minors.holland).toEqual({ status: 'conquered', controller: 'prussia' });
    expect(state.fleets.holland_fleet).toBeUndefined();
    expect(Object.keys(state.corps).filter((id) => id.startsWith('holland'))).toEqual([]);
    expect(state.minorWars.holland).toEqual(['austria']);
  });

  test('C.4: a minor country goes with the districts of its controller, or a secondary district alone', () => {
    const board = aWarOn('france', 'prussia');
    const { minors } = board.state;
    minors.sweden = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    minors.finland = { status: 'conquered', controller: 'russia' };
    minors.denmark = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    minors.norway = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    put(board, 'denmark_i', 'copenhagen');
    surrender(board, 'france', [unconditional('prussia', cession('C.4', { lands: ['sweden', 'norway'] }))]);
    expect(minors.sweden).toMatchObject({ status: 'free', controller: 'prussia' });
    expect(minors.finland).toEqual({ status: 'conquered', controller: 'russia' });
    expect(minors.denmark).toMatchObject({ status: 'free', controller: 'france' });
    expect(minors.norway).toEqual({ status: 'conquered', controller: 'prussia' });
    expect(board.state.corps.denmark_i?.area).toBe('copenhagen');
  });

  test('C.4: both districts go with their primary one', () => {
    const board = aWarOn('france', 'prussia');
    const { minors } = board.state;
    minors.naples = { status: 'conquered', controller: 'france' };
    minors.sicily = { status: 'conquered', controller: 'france' };
    surrender(board, 'france', [unconditional('prussia', cession('C.4', { lands: ['naples'] }))]);
    expect([minors.naples, minors.sicily]).toEqual([
      { status: 'conquered', controller: 'prussia' },
      { status: 'conquered', controller: 'prussia' },
    ]);
  });

  test('C.6: a leader is gone for good', () => {
    const board = aWarOn('prussia', 'france');
    surrender(board, 'prussia', [unconditional('france', { term: 'C.6', leader: 'blucher' })]);
    expect(board.state.leaders.blucher).toEqual({ is: 'gone' });
  });

  test('C.6: not by one of two victors', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    const made = surrender(board, 'prussia', [
      unconditional('france', { term: 'C.6', leader: 'blucher' }),
      conditional('russia'),
    ]);
    expect(made.void).toEqual([{ by: 'france', choice: { term: 'C.6', leader: 'blucher' } }]);
    expect(board.state.leaders.blucher?.is).toBe('with');
  });
});

test('4.4.8: a power whose capital alone is in other hands, by a ruling, stays in the game', () => {
  const board = aWarOn('austria', 'france');
  board.state.ceded.austria = 'france';
  const { final } = makeFormalPeace(board, { loser: 'austria', victors: [unconditional('france')] }, without);
  expect([final, board.state.powers.austria.played]).toEqual([false, 'seat']);
});
