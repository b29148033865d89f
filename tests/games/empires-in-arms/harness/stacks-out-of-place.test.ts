import { expect, test } from '@jest/globals';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from './a-campaign.ts';
import { stacksOutOfPlace } from './stacks-out-of-place.ts';

/** Enemies since the first month, of which a corps of each stands in Munich in the second one's naval phase. */
function enemiesInMunich(change: (state: State) => void): readonly string[] {
  const { state, pack } = aCampaign();
  state.month = 1;
  state.phase = 'naval';
  changeRelation(state, 'austria', 'france').war = { since: 0, aggressors: ['france'] };
  state.corps.france_i = { area: 'munich', factors: { infantry: 5 } };
  state.corps.austria_i = { area: 'munich', factors: { infantry: 5 } };
  change(state);
  return stacksOutOfPlace({ state, pack });
}

test('the first month has none', () => {
  expect(stacksOutOfPlace(aCampaign())).toEqual([]);
});

test('finds enemies in one area, but not before their first fight, nor where one is shut in', () => {
  expect(enemiesInMunich(() => {})).toEqual(['austria and france are at war and stand together in munich']);
  expect(
    enemiesInMunich((state) => {
      state.phase = 'land';
    }),
  ).toEqual([]);
  expect(
    enemiesInMunich((state) => {
      state.month = 0;
    }),
  ).toEqual([]);
  expect(
    enemiesInMunich((state) => {
      state.corps.austria_i = { area: 'munich', factors: { infantry: 5 }, besieged: true };
    }),
  ).toEqual([]);
});

test('finds an enemy’s free state, but one that a peace may have brought only after the land phase', () => {
  const { enforcedPeaceMonths } = aCampaign().pack.peace;
  const bavarian = (phase: State['phase'], peace: number) =>
    enemiesInMunich((state) => {
      delete state.corps.austria_i;
      state.minors.bavaria = { status: 'free', controller: 'austria', money: 0, manpower: 0 };
      state.corps.bavaria_i = { area: 'munich', factors: { infantry: 5 } };
      const until = peace + enforcedPeaceMonths;
      changeRelation(state, 'austria', 'prussia').enforcedUntil = { austria: until, prussia: until };
      state.phase = phase;
    });
  const found = ['austria and france are at war and stand together in munich'];
  expect([bavarian('naval', 0), bavarian('economy', 0)]).toEqual([found, found]);
  expect([bavarian('naval', 1), bavarian('economy', 1)]).toEqual([[], found]);
});

test('finds enemies in one city, a fleet in an enemy’s port, and an insurrection corps abroad', () => {
  const found = enemiesInMunich((state) => {
    delete state.corps.austria_i;
    state.corps.france_i = { area: 'vienna', factors: { infantry: 5 }, inCity: true };
    state.garrisons.vienna = { nation: 'austria', infantry: 1, militia: 0 };
    state.fleets.france_fleet_i = { at: { in: 'port', area: 'trieste' }, ships: 5 };
    state.corps.austria_insurrection_i = { area: 'munich', factors: { militia: 2 } };
  });
  expect(found).toEqual([
    'austria and france are at war and stand together in the city of vienna',
    'corps austria_insurrection_i stands in munich, away from home',
    "france_fleet_i lies in trieste, which is an enemy's",
  ]);
});
