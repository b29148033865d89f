import { expect, test } from '@jest/globals';
import { countPoints, moveMarker } from '../../../../src/games/empires-in-arms/status/count-points.ts';
import { lastSquare } from '../../../../src/games/empires-in-arms/status/square.ts';
import { aCampaign } from '../harness/a-campaign.ts';

test('a change of political points is a line on the account: when, why, with whom, where the marker stood', () => {
  const board = aCampaign();
  board.state.month = 4;
  const { square } = board.state.powers.austria;
  countPoints(board, 'austria', 'declare_war_on_power', { with: 'france' });
  countPoints(board, 'austria', 'create_alliance', { with: 'russia' });
  expect(board.state.powers.austria.account).toEqual([
    { month: 4, for: 'declare_war_on_power', with: 'france', points: -3, square: square - 3 },
    { month: 4, for: 'create_alliance', with: 'russia', points: 1, square: square - 2 },
  ]);
});

test('7.5.2.10: half points are rounded up, for the winner and for the loser', () => {
  const board = aCampaign();
  expect(countPoints(board, 'france', 'win_field_battle_per_corps', { times: 3 })?.points).toBe(2);
  expect(countPoints(board, 'prussia', 'lose_field_battle_per_corps', { times: 3 })?.points).toBe(-2);
  expect(countPoints(board, 'prussia', 'lose_field_battle_per_corps', { times: 0 })).toBeUndefined();
});

test('the marker stays on the display', () => {
  const board = aCampaign();
  moveMarker(board, 'turkey', 'drift', -100);
  moveMarker(board, 'france', 'drift', 100);
  expect([board.state.powers.turkey.square, board.state.powers.france.square]).toEqual([0, lastSquare(board.pack)]);
});
