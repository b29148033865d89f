import { describe, expect, test } from '@jest/globals';
import {
  breakAlliance,
  makeAlliance,
  whyNoAlliance,
} from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import {
  alliesOf,
  areAllied,
  areAtWar,
  changeRelation,
  enemiesOf,
  pairOf,
  relationOf,
} from '../../../../src/games/empires-in-arms/relations/pair.ts';
import {
  declareWar,
  declareWarOnEachOther,
  endWar,
  enforcedPeace,
} from '../../../../src/games/empires-in-arms/relations/war.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const points = ({ powers }: State, power: keyof State['powers']) =>
  powers[power].account.map((line) => [line.for, line.points]);

test('a relation is the same from either side', () => {
  const { state } = aCampaign();
  expect(pairOf('spain', 'austria')).toBe(pairOf('austria', 'spain'));
  expect(() => pairOf('spain', 'spain')).toThrow('no relation to itself');
  expect([areAtWar(state, 'france', 'great_britain'), areAtWar(state, 'great_britain', 'france')]).toEqual([
    true,
    true,
  ]);
  expect([enemiesOf(state, 'france'), alliesOf(state, 'france')]).toEqual([['great_britain'], []]);
});

describe('4.5: alliances', () => {
  test('each partner gains, and they are not allied twice', () => {
    const board = aCampaign();
    makeAlliance(board, 'austria', 'russia');
    expect([points(board.state, 'austria'), points(board.state, 'russia')]).toEqual([
      [['create_alliance', 1]],
      [['create_alliance', 1]],
    ]);
    expect(whyNoAlliance(board.state, 'russia', 'austria')).toEqual({ why: 'allied' });
    expect(() => makeAlliance(board, 'russia', 'austria')).toThrow('cannot be allied');
  });

  test('nobody allies with an enemy, or with a power that is gone', () => {
    const { state } = aCampaign();
    expect(whyNoAlliance(state, 'france', 'great_britain')).toEqual({ why: 'at_war' });
    state.powers.prussia.played = 'gone';
    expect(whyNoAlliance(state, 'prussia', 'austria')).toEqual({ why: 'gone' });
  });

  test('4.7: who breaks one pays two points, and twelve months pass before the two ally again', () => {
    const board = aCampaign();
    const { state } = board;
    makeAlliance(board, 'austria', 'russia');
    breakAlliance(board, 'russia', 'austria');
    expect(points(state, 'russia')).toEqual([
      ['create_alliance', 1],
      ['break_alliance', -2],
    ]);
    expect(points(state, 'austria')).toEqual([['create_alliance', 1]]);
    state.month = 11;
    expect(whyNoAlliance(state, 'austria', 'russia')).toEqual({ why: 'too_early', from: 12 });
    state.month = 12;
    expect(whyNoAlliance(state, 'austria', 'russia')).toBeUndefined();
    expect(() => breakAlliance(board, 'russia', 'austria')).toThrow('are not allied');
  });
});

describe('4.2.1.1: a declaration of war', () => {
  test('costs three points', () => {
    const board = aCampaign();
    declareWar(board, 'austria', 'france');
    expect(points(board.state, 'austria')).toEqual([['declare_war_on_power', -3]]);
    expect(points(board.state, 'france')).toEqual([]);
    expect(relationOf(board.state, 'france', 'austria').war).toEqual({ since: 0, aggressors: ['austria'] });
    expect(() => declareWar(board, 'france', 'austria')).toThrow('are at war');
  });

  test('costs two more against an ally, whose alliance and marriage end with it', () => {
    const board = aCampaign();
    makeAlliance(board, 'austria', 'russia');
    changeRelation(board.state, 'austria', 'russia').marriage = true;
    declareWar(board, 'russia', 'austria');
    expect(points(board.state, 'russia').slice(1)).toEqual([
      ['declare_war_on_power', -3],
      ['declare_war_on_ally', -2],
    ]);
    expect(areAllied(board.state, 'russia', 'austria')).toBe(false);
    expect(relationOf(board.state, 'austria', 'russia').marriage).toBeUndefined();
  });

  test('4.3: two who declare on each other at once both pay, and both are aggressors', () => {
    const board = aCampaign();
    makeAlliance(board, 'austria', 'russia');
    declareWarOnEachOther(board, 'austria', 'russia');
    for (const power of ['austria', 'russia'] as const)
      expect(points(board.state, power).slice(1)).toEqual([
        ['declare_war_on_power', -3],
        ['declare_war_on_ally', -2],
      ]);
    expect(relationOf(board.state, 'austria', 'russia').war?.aggressors).toEqual(['austria', 'russia']);
  });
});

test('4.4.6.3: an enforced peace holds for whom it names until its month', () => {
  const { state } = aCampaign();
  changeRelation(state, 'austria', 'france').enforcedUntil = { austria: 18 };
  state.month = 17;
  expect([enforcedPeace(state, 'austria', 'france'), enforcedPeace(state, 'france', 'austria')]).toEqual([
    18,
    undefined,
  ]);
  state.month = 18;
  expect(enforcedPeace(state, 'austria', 'france')).toBeUndefined();
});

test('a war that is over is over for both', () => {
  const { state } = aCampaign();
  endWar(state, 'great_britain', 'france');
  expect(areAtWar(state, 'france', 'great_britain')).toBe(false);
  expect(() => endWar(state, 'great_britain', 'france')).toThrow('are not at war');
});
