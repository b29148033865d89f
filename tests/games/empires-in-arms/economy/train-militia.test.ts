import { describe, expect, test } from '@jest/globals';
import { openLedger } from '../../../../src/games/empires-in-arms/economy/ledger.ts';
import { whyNotTrain } from '../../../../src/games/empires-in-arms/economy/train-militia.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { line, wholeCampaign } from '../harness/whole-campaign.ts';

/** Militia in Prague and in the I Corps beside it. */
function militia(state: State): void {
  state.garrisons.prague = { nation: 'austria', infantry: 1, militia: 4 };
  state.corps.austria_i = { area: 'prague', factors: { militia: 3 } };
}
const why = (from: string, number: number, change: (state: State) => void = () => {}) => {
  const board = aCampaign();
  militia(board.state);
  change(board.state);
  return whyNotTrain(board, openLedger(board, 'austria'), { from, number });
};
const inMarch = (training: 'on' | 'off') =>
  wholeCampaign({ options: { training }, change: militia })
    .silentUntil('budget')
    .changed(({ powers }) => {
      powers.austria.money = 200;
    });

describe('12.1.1: militia becomes infantry', () => {
  test('out of a city or a corps, for three money a factor, and comes back after three months', () => {
    const game = inMarch('on');
    const after = game
      .changed(() => {})
      .answered({
        austria: [
          line('train', { from: 'area:prague', number: 2 }),
          line('train', { from: 'corps:austria_i', number: 2 }),
          line('train', { from: 'area:prague', number: 2 }),
        ],
      });
    expect(after.state.garrisons.prague).toMatchObject({ infantry: 1, militia: 0 });
    expect(after.state.corps.austria_i?.factors).toMatchObject({ militia: 1 });
    const coming = after.state.arrivals.filter(({ what }) => what === 'militia_to_infantry');
    expect(coming.map((one) => ('number' in one ? [one.number, one.month] : []))).toEqual([
      [2, 5],
      [2, 5],
      [2, 5],
    ]);
    expect(after.told('austria')).toContain(
      '2 militia factors of Prague are trained as infantry: in June 1805 (12.1.1).',
    );
    expect(after.told('france').join()).not.toContain('trained');
    const idle = game.answered({ austria: [] });
    expect(idle.state.powers.austria.money - after.state.powers.austria.money).toBe(18);
  });

  test('only at a table that has the option', () => {
    expect(() => inMarch('off').answered({ austria: [line('train', { from: 'area:prague', number: 1 })] })).toThrow();
  });

  test('only what is there, and a corps keeps a factor', () => {
    expect(why('prague', 5)).toEqual({ why: 'too_few', has: 4 });
    expect(why('austria_i', 3)).toEqual({ why: 'too_few', has: 2 });
    expect(why('austria_i', 2)).toBeUndefined();
    expect(why('vienna', 1)).toEqual({ why: 'no_militia' });
    expect(why('austria_insurrection_i', 1)).toEqual({ why: 'no_militia' });
  });

  test('only in peace with all powers, not under siege, and for money', () => {
    expect(
      why('prague', 1, (state) => {
        state.relations['austria|france'] = { war: { since: 0, aggressors: ['france'] } };
      }),
    ).toEqual({ why: 'at_war', with: ['france'] });
    expect(
      why('prague', 1, (state) => {
        state.sieges = { prague: ['france'] };
      }),
    ).toEqual({ why: 'besieged' });
    expect(
      why('prague', 4, ({ powers }) => {
        powers.austria.money = 11;
      }),
    ).toEqual({ why: 'too_dear', cost: 12 });
  });
});
