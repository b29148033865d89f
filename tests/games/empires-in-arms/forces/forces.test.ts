import { describe, expect, test } from '@jest/globals';
import { leadersWith, removeCorps, removeFleet } from '../../../../src/games/empires-in-arms/forces/remove-unit.ts';
import {
  commanderOf,
  controllerOf,
  corpsCommander,
  fleetCommander,
} from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { holderOf, isHome, ownerOf } from '../../../../src/games/empires-in-arms/forces/whose-area.ts';
import { aCampaign } from '../harness/a-campaign.ts';

describe('a corps that goes', () => {
  test('leaves no leader and no loan behind (B.4)', () => {
    const { state } = aCampaign();
    const corps = Object.keys(state.corps).find((id) => leadersWith(state, id).length > 0) ?? '';
    const [leader = ''] = leadersWith(state, corps);
    state.loans.push({ corps, from: 'france', to: 'spain', until: 12 });
    removeCorps(state, corps);
    expect([state.corps[corps], state.loans, state.leaders[leader]]).toEqual([undefined, [], { is: 'beside' }]);
    expect(() => removeCorps(state, corps)).toThrow('not on the map');
  });

  test('10.6: its leaders can be taken with it', () => {
    const { state } = aCampaign();
    removeFleet(state, 'great_britain_fleet_v', { is: 'captured', by: 'france' });
    expect(state.leaders.nelson).toEqual({ is: 'captured', by: 'france' });
    expect(() => removeFleet(state, 'great_britain_fleet_v')).toThrow('not on the map');
  });
});

describe('who commands', () => {
  test('a power its own, a controller what belongs to a minor country, nobody what belongs to a neutral one', () => {
    const { state } = aCampaign();
    expect(commanderOf(state, 'austria')).toBe('austria');
    expect(controllerOf(state, 'holland')).toBe('france');
    expect(commanderOf(state, 'portugal')).toBeUndefined();
  });

  test('B.4: a corps that is lent moves for whom it is lent to', () => {
    const { state, pack } = aCampaign();
    expect(corpsCommander(state, pack, 'austria_i')).toBe('austria');
    state.loans.push({ corps: 'austria_i', from: 'austria', to: 'france', until: 12 });
    expect(corpsCommander(state, pack, 'austria_i')).toBe('france');
    expect(fleetCommander(state, pack, 'great_britain_fleet_i')).toBe('great_britain');
    expect(() => corpsCommander(state, pack, 'nobody')).toThrow('no corps nobody');
  });
});

describe('whose an area is', () => {
  test('its power has it at home until the province is ceded', () => {
    const board = aCampaign();
    const { province } = board.pack.area.vienna ?? {};
    expect([ownerOf(board, 'vienna'), isHome(board, 'austria', 'vienna')]).toEqual(['austria', true]);
    board.state.ceded[province ?? ''] = 'france';
    expect([holderOf(board, 'vienna'), isHome(board, 'austria', 'vienna')]).toEqual(['france', false]);
    expect(isHome(board, 'france', 'vienna')).toBe(false);
  });

  test('a minor country has its own, and its controller holds it', () => {
    const board = aCampaign();
    const { capital } = board.pack.minor.holland ?? { capital: '' };
    expect([ownerOf(board, capital), holderOf(board, capital)]).toEqual(['holland', 'france']);
    expect(holderOf(board, board.pack.minor.portugal?.capital ?? '')).toBeUndefined();
    expect(() => ownerOf(board, 'nowhere')).toThrow('no area nowhere');
  });
});
