import { expect, test } from '@jest/globals';
import type { AccountLine } from '../../../../src/games/empires-in-arms/state.ts';
import { line, wholeCampaign } from '../harness/whole-campaign.ts';

const lineOf =
  (square: number) =>
  (month: number): AccountLine => ({ month, for: 'drift', points: 1, square });

/** The account of Prussia as a month begins, when it had a line in each of these months. */
function accountIn(month: number, months: readonly number[]): readonly number[] {
  const game = wholeCampaign({
    change: (state) => {
      state.month = month;
      const { prussia } = state.powers;
      prussia.account = months.map(lineOf(prussia.square));
    },
  });
  return game.state.powers.prussia.account.map((one) => one.month);
}

test('an account has the lines of the last twelve months: this one and the eleven before it', () => {
  expect(accountIn(20, [3, 8, 9, 9, 14, 19])).toEqual([9, 9, 14, 19]);
  expect(accountIn(20, [19])).toEqual([19]);
});

test('one in which nothing happened for a year is empty, and one that was empty stays so', () => {
  expect(accountIn(20, [1, 5, 8])).toEqual([]);
  expect(accountIn(20, [])).toEqual([]);
});

test('in play: a line is there in its month and the eleven after it', () => {
  const game = wholeCampaign().answered({ prussia: [line('declare', 'power:austria')] });
  const declared = () => game.state.powers.prussia.account.filter((one) => one.for === 'declare_war_on_power');
  expect(declared()).toMatchObject([{ month: 0, with: 'austria', points: -3 }]);
  game.silentUntilMonth(11);
  expect(declared()).toHaveLength(1);
  game.silentUntilMonth(12);
  expect(declared()).toEqual([]);
  // The square is not forgotten with the line.
  expect(game.view().powers.find(({ id }) => id === 'prussia')?.square).toBe(game.state.powers.prussia.square);
});

test('all that moves a marker is told as it happens, with where it came to', () => {
  const game = wholeCampaign().answered({ prussia: [line('declare', 'power:austria')] });
  const moved = game.facts.filter((fact) => fact.type === 'points-moved');
  const { square } = game.state.powers.prussia;
  expect(moved).toMatchObject([{ power: 'prussia', line: { month: 0, points: -3, square } }]);
});
