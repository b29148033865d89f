import { describe, expect, test } from '@jest/globals';
import { takeControl } from '../../../../src/games/empires-in-arms/minors/take-control.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { costOfWar } from '../../../../src/games/empires-in-arms/politics/cost-of-war.ts';
import {
  revealDeclarations,
  whyNotDeclareWars,
} from '../../../../src/games/empires-in-arms/politics/reveal-declarations.ts';
import { makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import {
  areAllied,
  areAtWar,
  changeRelation,
  relationOf,
} from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const lost = ({ powers }: State, power: Power) => powers[power].account.map((line) => [line.for, line.points]);

/** Austria and Russia are allied and bound by a royal marriage; what they gained by that is not in their accounts. */
function bound() {
  const board = aCampaign();
  makeAlliance(board, 'austria', 'russia');
  changeRelation(board.state, 'austria', 'russia').marriage = true;
  for (const power of ['austria', 'russia'] as const) board.state.powers[power].account.length = 0;
  return board;
}

describe('4.2: declarations are revealed at once', () => {
  test('each is a war that its aggressor began and paid for', () => {
    const board = aCampaign();
    expect(revealDeclarations(board, { austria: ['france'], prussia: [], russia: ['turkey'] })).toEqual([
      { what: 'war', aggressor: 'austria', defender: 'france', broken: [] },
      { what: 'war', aggressor: 'russia', defender: 'turkey', broken: [] },
    ]);
    expect(relationOf(board.state, 'austria', 'france').war).toEqual({ since: 0, aggressors: ['austria'] });
    expect([lost(board.state, 'austria'), lost(board.state, 'france')]).toEqual([[['declare_war_on_power', -3]], []]);
  });

  test('4.2.1.1: on an ally: alliance and marriage are broken and paid for, as it was shown before', () => {
    const board = bound();
    const shown = costOfWar(board, 'russia', ['austria']);
    expect(revealDeclarations(board, { russia: ['austria'] })).toEqual([
      { what: 'war', aggressor: 'russia', defender: 'austria', broken: ['alliance', 'marriage'] },
    ]);
    expect([
      areAllied(board.state, 'austria', 'russia'),
      relationOf(board.state, 'austria', 'russia').marriage,
    ]).toEqual([false, undefined]);
    expect(lost(board.state, 'russia')).toEqual(shown.map((line) => [line.for, line.points]));
    expect(lost(board.state, 'austria')).toEqual([]);
  });

  test('4.3.1.2: two who declare it on each other are both aggressors, and each pays for all of it', () => {
    const board = bound();
    expect(revealDeclarations(board, { russia: ['austria'], austria: ['russia'] })).toEqual([
      { what: 'mutual_war', aggressors: ['austria', 'russia'], broken: ['alliance', 'marriage'] },
    ]);
    for (const power of ['austria', 'russia'] as const)
      expect(lost(board.state, power)).toEqual([
        ['declare_war_on_power', -3],
        ['declare_war_on_ally', -2],
        ['break_royal_marriage', -1],
      ]);
    expect(relationOf(board.state, 'austria', 'russia').war?.aggressors).toEqual(['austria', 'russia']);
  });

  test('4.2.1.2: wars on a minor country stand in order, and are paid for when somebody takes control', () => {
    const board = aCampaign();
    board.state.minorWars.naples = ['turkey'];
    expect(revealDeclarations(board, { spain: ['naples'], france: ['naples'] })).toEqual([
      { what: 'war_on_minor', aggressor: 'france', minor: 'naples' },
      { what: 'war_on_minor', aggressor: 'spain', minor: 'naples' },
    ]);
    expect(board.state.minorWars.naples).toEqual(['turkey', 'france', 'spain']);
    expect(lost(board.state, 'france')).toEqual([]);
    takeControl(board, 'great_britain', 'naples');
    expect(lost(board.state, 'france')).toEqual([['declare_war_on_minor_district', -2]]);
  });

  test('4.2.2: all are judged by how things stood before', () => {
    const board = aCampaign();
    const corps = board.pack.corps.find(({ nation, symbol }) => nation === 'france' && symbol === 'infantry')?.id ?? '';
    board.state.corps[corps] = { area: board.pack.nations.prussia.capital, factors: { infantry: 1 } };
    // France may not attack Prussia from inside. That Prussia is at war from now on does not bar it from another one.
    revealDeclarations(board, { prussia: ['france', 'austria'] });
    expect([areAtWar(board.state, 'prussia', 'france'), areAtWar(board.state, 'prussia', 'austria')]).toEqual([
      true,
      true,
    ]);
  });
});

test('4.2.2: what may not be declared is refused, and so is what was named twice', () => {
  const board = aCampaign();
  expect(whyNotDeclareWars(board, 'austria', ['france', 'bavaria'])).toBeUndefined();
  expect(whyNotDeclareWars(board, 'austria', ['france', 'france'])).toEqual({ target: 'france', no: { why: 'twice' } });
  expect(whyNotDeclareWars(board, 'austria', ['france', 'austria'])).toEqual({
    target: 'austria',
    no: { why: 'itself' },
  });
  expect(() => revealDeclarations(board, { spain: ['portugal'], austria: ['holland'] })).toThrow(
    'austria cannot declare war on holland: controlled',
  );
  // Nothing was declared.
  expect(board.state.minorWars).toEqual({});
});
