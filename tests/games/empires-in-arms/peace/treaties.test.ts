import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { endLoans } from '../../../../src/games/empires-in-arms/peace/end-loans.ts';
import { changeEmpire, whyNotChangeEmpire } from '../../../../src/games/empires-in-arms/peace/holy-roman-empire.ts';
import { makeFormalPeace } from '../../../../src/games/empires-in-arms/peace/make-formal-peace.ts';
import { listReparations, payReparations } from '../../../../src/games/empires-in-arms/peace/reparations.ts';
import type { TermChoice } from '../../../../src/games/empires-in-arms/peace/term-choice.ts';
import {
  colonialTradeGoesTo,
  dropTreaties,
  hasAccessByTreaty,
  isUnderEmbargo,
  mayDeclareDespitePeace,
} from '../../../../src/games/empires-in-arms/peace/treaties.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import { aWarOn, cession, unconditional, without } from './a-war.ts';

function defeated(loser: Power, victor: Power, ...wishes: TermChoice[]) {
  const board = aWarOn(loser, victor);
  makeFormalPeace(board, { loser, victors: [unconditional(victor, ...wishes)] }, without);
  return board;
}

describe('B.3, C.3: reparations', () => {
  test('half of the printed home tax in the next economic phase', () => {
    const board = defeated('prussia', 'france', { term: 'B.3', phases: 1 });
    const { prussia, france } = board.state.powers;
    prussia.money = 20;
    const before = france.money;
    expect(payReparations(board)).toEqual([{ from: 'prussia', to: 'france', money: 16 }]);
    expect([prussia.money, france.money]).toEqual([4, before + 16]);
    expect(payReparations(board)).toEqual([]);
  });

  test('or a third in each of the next two, rounded up', () => {
    const board = defeated('prussia', 'france', { term: 'B.3', phases: 2 });
    board.state.powers.prussia.money = 100;
    expect(payReparations(board)).toMatchObject([{ money: 11 }]);
    expect(payReparations(board)).toMatchObject([{ money: 11 }]);
    expect(payReparations(board)).toEqual([]);
  });

  test('C.3: all of it, or half twice', () => {
    expect(listReparations(defeated('prussia', 'france', { term: 'C.3', phases: 1 }))).toMatchObject([{ money: 32 }]);
    expect(listReparations(defeated('prussia', 'france', { term: 'C.3', phases: 2 }))).toMatchObject([{ money: 16 }]);
  });

  test('of the provinces that it still has; it pays what it has, and owes nothing more', () => {
    const board = defeated('prussia', 'france', { term: 'C.3', phases: 1 }, cession('C.4', { home: ['silesia'] }));
    board.state.powers.prussia.money = 10;
    expect(listReparations(board)).toMatchObject([{ money: 26 }]);
    expect(payReparations(board)).toMatchObject([{ money: 10 }]);
    expect([board.state.powers.prussia.money, listReparations(board)]).toEqual([0, []]);
  });

  test('a new war ends them, also for the time after it', () => {
    const board = defeated('prussia', 'france', { term: 'C.3', phases: 2 });
    declareWar(board, 'france', 'prussia');
    expect(listReparations(board)).toEqual([]);
    makeFormalPeace(board, { loser: 'prussia', victors: [unconditional('france')] }, without);
    expect(listReparations(board)).toEqual([]);
  });
});

describe('B.6: the embargo', () => {
  test('the loser may not trade with Great Britain, who may declare war on it in spite of an enforced peace', () => {
    const board = defeated('prussia', 'france', { term: 'B.6' });
    expect(isUnderEmbargo(board.state, 'prussia')).toBe(true);
    expect(isUnderEmbargo(board.state, 'france')).toBe(false);
    expect(mayDeclareDespitePeace(board, 'great_britain', 'prussia')).toBe(true);
    expect(mayDeclareDespitePeace(board, 'russia', 'prussia')).toBe(false);
    expect(mayDeclareDespitePeace(board, 'great_britain', 'spain')).toBe(false);
  });

  test('for eighteen months (ruling)', () => {
    const board = defeated('prussia', 'france', { term: 'B.6' });
    board.state.month += 17;
    expect(isUnderEmbargo(board.state, 'prussia')).toBe(true);
    board.state.month += 1;
    expect(isUnderEmbargo(board.state, 'prussia')).toBe(false);
    dropTreaties(board.state);
    expect(board.state.treaties).toEqual([]);
  });
});

describe('C.5, C.7', () => {
  test('C.5: the victor has access to the loser, not the other way round', () => {
    const { state } = defeated('prussia', 'france', { term: 'C.5' });
    expect(hasAccessByTreaty(state, 'france', 'prussia')).toBe(true);
    expect(hasAccessByTreaty(state, 'prussia', 'france')).toBe(false);
    expect(hasAccessByTreaty(state, 'russia', 'prussia')).toBe(false);
  });

  test('C.7: the colonial trade of Great Britain goes to the victor', () => {
    const board = defeated('great_britain', 'france', { term: 'C.7' });
    expect(colonialTradeGoesTo(board.state)).toBe('france');
    declareWar(board, 'france', 'great_britain');
    expect(colonialTradeGoesTo(board.state)).toBeUndefined();
  });
});

describe('a new peace', () => {
  test('ends what the old one laid on the victor of today', () => {
    const board = defeated('prussia', 'france', { term: 'C.5' });
    declareWar(board, 'prussia', 'france');
    makeFormalPeace(board, { loser: 'france', victors: [unconditional('prussia')] }, without);
    expect([hasAccessByTreaty(board.state, 'france', 'prussia'), board.state.treaties]).toEqual([false, []]);
  });

  test('leaves what others have', () => {
    const board = defeated('prussia', 'france', { term: 'C.5' });
    declareWar(board, 'russia', 'prussia');
    makeFormalPeace(board, { loser: 'prussia', victors: [unconditional('russia')] }, without);
    expect(hasAccessByTreaty(board.state, 'france', 'prussia')).toBe(true);
  });
});

describe('B.4: the loan', () => {
  test('is over after its time, and the corps goes home', () => {
    const board = defeated('prussia', 'france', { term: 'B.4', corps: 'prussia_v' });
    board.state.month += 11;
    board.state.leaders.ney = { is: 'with', unit: 'prussia_v' };
    expect(endLoans(board)).toEqual({ loans: [], partings: [] });
    board.state.month += 1;
    expect(endLoans(board)).toMatchObject({
      loans: [{ corps: 'prussia_v' }],
      partings: [{ power: 'prussia', from: 'france' }],
    });
    expect(board.state.loans).toEqual([]);
    expect(board.state.leaders.ney).toEqual({ is: 'beside' });
  });

  test('is over at once in a war of the two, and nobody goes home', () => {
    const board = defeated('prussia', 'france', { term: 'B.4', corps: 'prussia_v' });
    declareWar(board, 'france', 'prussia');
    expect(endLoans(board)).toMatchObject({ loans: [{ corps: 'prussia_v' }], partings: [] });
  });
});

describe('10.8: the Holy Roman Empire', () => {
  const lost = { loser: 'austria', victors: [{ power: 'france' }] } as const;
  const won = { loser: 'france', victors: [{ power: 'russia' }, { power: 'austria' }] } as const;

  test('is dissolved if its holder surrenders, and restored if the power that had it is a victor', () => {
    const board = aWarOn('austria', 'france');
    expect(whyNotChangeEmpire(board, lost, 'restore')).toEqual({ why: 'not_dissolved' });
    expect(whyNotChangeEmpire(board, won, 'dissolve')).toEqual({ why: 'not_its_peace' });
    changeEmpire(board, lost, 'dissolve');
    expect(board.state.holyRomanEmpire).toBeUndefined();
    expect(whyNotChangeEmpire(board, lost, 'dissolve')).toEqual({ why: 'dissolved' });
    expect(whyNotChangeEmpire(board, lost, 'restore')).toEqual({ why: 'not_its_peace' });
    expect(() => changeEmpire(board, lost, 'restore')).toThrow('not_its_peace');
    changeEmpire(board, won, 'restore');
    expect(board.state.holyRomanEmpire).toBe('austria');
  });
});
