import { describe, expect, test } from '@jest/globals';
import { lapseWars } from '../../../../src/games/empires-in-arms/minors/lapse-of-war.ts';
import {
  declareAmongRivals,
  mustWithdraw,
  withdraw,
} from '../../../../src/games/empires-in-arms/minors/settle-declarers.ts';
import {
  mayGarrison,
  supportMinor,
  whyNotSupport,
} from '../../../../src/games/empires-in-arms/minors/support-minor.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { areAtWar, changeRelation, relationOf } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { declareWar } from '../../../../src/games/empires-in-arms/relations/war.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const lost = ({ powers }: State, power: Power) => powers[power].account.map((line) => [line.for, line.points]);

/** Austria and Russia are allied, and both declared war on Sweden, which Great Britain controls. */
function rivals() {
  const board = aCampaign();
  board.state.minors.sweden = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
  makeAlliance(board, 'austria', 'russia');
  for (const power of ['austria', 'russia'] as const) board.state.powers[power].account.length = 0;
  board.state.minorWars.sweden = ['austria', 'russia'];
  return board;
}

describe('4.6.4: more than one declared war', () => {
  test('two who are bound by an enforced peace must both withdraw, and keep what they paid', () => {
    const board = rivals();
    changeRelation(board.state, 'austria', 'russia').enforcedUntil = { austria: 18, russia: 18 };
    expect(mustWithdraw(board, 'sweden')).toEqual(['austria', 'russia']);
  });

  test('who alone may not declare war on the other withdraws alone', () => {
    const board = rivals();
    board.state.corps.russia_i = { area: 'vienna', factors: { infantry: 1 } };
    expect(mustWithdraw(board, 'sweden')).toEqual(['russia']);
    delete board.state.corps.russia_i;
    changeRelation(board.state, 'austria', 'russia').enforcedUntil = { austria: 18 };
    expect(mustWithdraw(board, 'sweden')).toEqual(['austria']);
  });

  test('two who are at war already need not', () => {
    const board = rivals();
    board.state.corps.russia_i = { area: 'vienna', factors: { infantry: 1 } };
    declareWar(board, 'austria', 'russia');
    expect(mustWithdraw(board, 'sweden')).toEqual([]);
  });

  test('who withdraws is at war with it no more, without a cost and with the alliance kept', () => {
    const { state, pack } = rivals();
    withdraw({ state, pack }, 'russia', 'sweden');
    expect([state.minorWars.sweden, relationOf(state, 'austria', 'russia').alliance]).toEqual([
      ['austria'],
      { since: 0 },
    ]);
    withdraw({ state, pack }, 'austria', 'sweden');
    expect(state.minorWars).toEqual({});
  });

  test('4.6.4.2: those who stay are at war with each other; both pay for it, for alliance and marriage', () => {
    const board = rivals();
    changeRelation(board.state, 'austria', 'russia').marriage = true;
    expect(declareAmongRivals(board, 'sweden')).toEqual([
      { powers: ['austria', 'russia'], broken: ['alliance', 'marriage'] },
    ]);
    const { points } = board.pack;
    for (const power of ['austria', 'russia'] as const)
      expect(lost(board.state, power)).toEqual([
        ['declare_war_on_power', points.declare_war_on_power],
        ['declare_war_on_ally', points.declare_war_on_ally],
        ['break_royal_marriage', points.break_royal_marriage],
      ]);
    expect(relationOf(board.state, 'austria', 'russia').war?.aggressors).toEqual(['austria', 'russia']);
    expect(declareAmongRivals(board, 'sweden')).toEqual([]);
  });
});

describe('4.6.5: the controller supports its minor country', () => {
  test('4.6.5.1: against any number for the price of one, and more for each alliance and marriage (B.5)', () => {
    const board = rivals();
    const { state } = board;
    makeAlliance(board, 'great_britain', 'russia');
    changeRelation(state, 'great_britain', 'austria').marriage = true;
    state.powers.great_britain.account.length = 0;
    supportMinor(board, 'great_britain', 'sweden', ['austria', 'russia']);
    expect(lost(state, 'great_britain')).toEqual([
      ['support_minor', -3],
      ['break_royal_marriage', board.pack.points.break_royal_marriage],
      ['break_alliance', -2],
    ]);
    expect([areAtWar(state, 'great_britain', 'austria'), areAtWar(state, 'great_britain', 'russia')]).toEqual([
      true,
      true,
    ]);
    expect(() => supportMinor(board, 'great_britain', 'sweden', ['austria'])).toThrow('at_war');
  });

  test('nothing is paid for nothing', () => {
    const board = rivals();
    supportMinor(board, 'great_britain', 'sweden', []);
    expect(lost(board.state, 'great_britain')).toEqual([]);
  });

  test('only the controller, only against those who attack, and only where it may declare war', () => {
    const board = rivals();
    const { state } = board;
    const why = (power: Power, aggressor: Power) => whyNotSupport(board, power, 'sweden', aggressor)?.why;
    expect(why('great_britain', 'austria')).toBeUndefined();
    expect(why('france', 'austria')).toBe('not_controller');
    expect(why('great_britain', 'turkey')).toBe('not_aggressor');
    state.corps.great_britain_i = { area: 'vienna', factors: { infantry: 1 } };
    expect(why('great_britain', 'austria')).toBe('forces_inside');
    delete state.corps.great_britain_i;
    state.treaties.push({ from: 'austria', to: 'france', term: 'B.6', until: 12 });
    changeRelation(state, 'great_britain', 'austria').enforcedUntil = { great_britain: 9 };
    expect(why('great_britain', 'austria')).toBeUndefined();
    state.treaties.length = 0;
    expect(whyNotSupport(board, 'great_britain', 'sweden', 'austria')).toEqual({
      why: 'enforced_peace',
      until: 9,
    });
    state.minorWars.sweden = ['france'];
    expect(why('great_britain', 'france')).toBe('at_war');
  });

  test('4.6.5.2: its own forces hold no city there while it is at war with none of those who attack', () => {
    const board = rivals();
    expect(mayGarrison(board.state, 'great_britain', 'sweden')).toBe(false);
    declareWar(board, 'great_britain', 'russia');
    expect(mayGarrison(board.state, 'great_britain', 'sweden')).toBe(true);
    expect(mayGarrison(board.state, 'great_britain', 'portugal')).toBe(true);
  });
});

describe('4.6.6: a war lapses', () => {
  test('for an invader who has no corps in the country', () => {
    const board = rivals();
    board.state.corps.russia_i = { area: board.pack.minor.sweden?.capital ?? '', factors: { infantry: 1 } };
    expect(lapseWars(board)).toEqual([{ minor: 'sweden', power: 'austria' }]);
    expect(board.state.minorWars.sweden).toEqual(['russia']);
  });

  test('not while nobody controls it, and so not in the month in which it was declared', () => {
    const board = rivals();
    board.state.minors.sweden = { status: 'neutral' };
    expect(lapseWars(board)).toEqual([]);
  });

  test('corps in a district that the invader has conquered do not count', () => {
    const board = rivals();
    board.state.minors.finland = { status: 'conquered', controller: 'russia' };
    board.state.corps.russia_i = { area: board.pack.minor.finland?.capital ?? '', factors: { infantry: 1 } };
    expect(lapseWars(board)).toContainEqual({ minor: 'sweden', power: 'russia' });
  });
});
