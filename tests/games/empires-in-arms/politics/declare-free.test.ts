import { expect, test } from '@jest/globals';
import type { Owner, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { canBeFreed, declareFree, whyNotFree } from '../../../../src/games/empires-in-arms/politics/declare-free.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

const conquered = (state: State, controller: Power, ...minors: Owner[]) => {
  for (const minor of minors) state.minors[minor] = { status: 'conquered', controller };
};

test('4.8: a conquered minor country becomes a free state, with an empty treasury and without factors', () => {
  const board = aCampaign();
  const corps = Object.keys(board.state.corps);
  expect(declareFree(board, 'france', 'hanover')).toEqual(['hanover']);
  expect(board.state.minors.hanover).toEqual({ status: 'free', controller: 'france', money: 0, manpower: 0 });
  expect(Object.keys(board.state.corps)).toEqual(corps);
});

test('4.8: its fleet appears as strong as it is: ships that were lost do not come back', () => {
  const board = aCampaign();
  conquered(board.state, 'great_britain', 'portugal', 'denmark');
  const fleetOf = (minor: Owner) => board.pack.fleets.find(({ nation }) => nation === minor)?.id ?? '';
  board.state.fleets[fleetOf('denmark')] = { at: { in: 'port', area: 'copenhagen' }, ships: 4 };
  declareFree(board, 'great_britain', 'portugal');
  declareFree(board, 'great_britain', 'denmark');
  expect(board.state.fleets[fleetOf('portugal')]).toBeUndefined();
  expect(board.state.fleets[fleetOf('denmark')]?.ships).toBe(4);
});

test('10.4: with all districts that its controller holds', () => {
  const board = aCampaign();
  conquered(board.state, 'france', 'naples', 'sicily');
  expect(declareFree(board, 'france', 'naples')).toEqual(['naples', 'sicily']);
  expect(board.state.minors.sicily).toMatchObject({ status: 'free', controller: 'france' });

  conquered(board.state, 'france', 'sweden');
  conquered(board.state, 'russia', 'finland');
  expect(declareFree(board, 'france', 'sweden')).toEqual(['sweden']);
  expect(board.state.minors.finland).toEqual({ status: 'conquered', controller: 'russia' });
});

test('4.8: only by who controls it, once, as a whole, and if it can have corps', () => {
  const board = aCampaign();
  conquered(board.state, 'france', 'naples', 'sicily');
  const why = (power: Power, minor: Owner) => whyNotFree(board, power, minor);
  expect(why('france', 'hanover')).toBeUndefined();
  expect(why('austria', 'hanover')).toEqual({ why: 'not_controlled' });
  expect(why('france', 'portugal')).toEqual({ why: 'not_controlled' });
  expect(why('france', 'holland')).toEqual({ why: 'already_free' });
  expect(why('france', 'flanders')).toEqual({ why: 'no_corps' });
  expect(why('france', 'atlantis')).toEqual({ why: 'unknown' });
  expect(why('france', 'sicily')).toEqual({ why: 'secondary_district', of: 'naples' });
  conquered(board.state, 'spain', 'sicily');
  expect(why('spain', 'sicily')).toEqual({ why: 'no_corps' });
  expect(() => declareFree(board, 'france', 'holland')).toThrow('already_free');
});

test('11: a member of a new political combination is not made free by itself', () => {
  const board = aCampaign();
  conquered(board.state, 'france', 'baden');
  expect(whyNotFree(board, 'france', 'baden')).toBeUndefined();
  board.state.minors.confederation = { status: 'free', controller: 'france', money: 0, manpower: 0 };
  board.state.combinations.confederation = ['baden'];
  expect(whyNotFree(board, 'france', 'baden')).toEqual({ why: 'in_combination', in: 'confederation' });
});

test('which of them a power can make free', () => {
  const board = aCampaign();
  expect([...canBeFreed(board, 'france')].sort()).toEqual(['hanover', 'piedmont']);
  expect(canBeFreed(board, 'turkey')).toEqual([]);
});
