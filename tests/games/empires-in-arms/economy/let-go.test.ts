import { describe, expect, test } from '@jest/globals';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { whyNotLetGo } from '../../../../src/games/empires-in-arms/economy/let-go.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { line, wholeCampaign } from '../harness/whole-campaign.ts';

/** Prussia has Denmark with Norway, with its corps and one of Prussia's there. */
function danish({ minors, corps }: State): void {
  minors.denmark = { status: 'free', controller: 'prussia', money: 3, manpower: 1 };
  minors.norway = { status: 'free', controller: 'prussia', money: 0, manpower: 0 };
  corps.denmark_i = { area: 'copenhagen', factors: { infantry: 4 } };
  corps.prussia_i = { area: 'copenhagen', factors: { infantry: 4 } };
}
const why = (land: string, change: (state: State) => void = () => {}) => {
  const board = aCampaign();
  danish(board.state);
  change(board.state);
  return whyNotLetGo(board, openLedger(board, 'prussia'), land);
};
const inMarch = (letting_go: 'on' | 'off') =>
  wholeCampaign({ options: { letting_go }, change: danish }).silentUntil('budget');

describe('10.2.3: a minor country is let go', () => {
  test('it is neutral with its districts and has nothing left; who stands there goes home, for a point', () => {
    const game = inMarch('on');
    const { square } = game.state.powers.prussia;
    const after = game.answered({ prussia: [line('let-go', 'minor:denmark')] });
    expect([after.state.minors.denmark, after.state.minors.norway]).toEqual([
      { status: 'neutral' },
      { status: 'neutral' },
    ]);
    expect(after.state.corps.denmark_i).toBeUndefined();
    expect(after.state.corps.prussia_i?.area).not.toBe('copenhagen');
    expect(after.state.powers.prussia.square).toBe(square - 1);
    expect(after.told()).toContain('Prussia lets Denmark go, which is neutral again (10.2.3).');
  });

  test('only at a table that has the option', () => {
    expect(() => inMarch('off').answered({ prussia: [line('let-go', 'minor:denmark')] })).toThrow();
  });

  test('only a whole country of its own, in peace with all powers, that no other line gives away', () => {
    expect(why('denmark')).toBeUndefined();
    expect(why('norway')).toEqual({ why: 'a_district' });
    expect(why('holland')).toEqual({ why: 'not_yours' });
    expect(
      why('denmark', (state) => {
        state.relations['france|prussia'] = { war: { since: 0, aggressors: ['france'] } };
      }),
    ).toEqual({ why: 'at_war', with: ['france'] });
    const board = aCampaign();
    danish(board.state);
    const ledger = { ...openLedger(board, 'prussia'), ceded: ['denmark'] };
    expect(whyNotLetGo(board, ledger, 'denmark')).toEqual({ why: 'away_already' });
  });
});
