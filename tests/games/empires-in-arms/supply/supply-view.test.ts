import { describe, expect, test } from '@jest/globals';
import { warnOfSupply } from '../../../../src/games/empires-in-arms/board/tell-supply.ts';
import { board as look } from '../../../../src/games/empires-in-arms/board.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { forecastSupply } from '../../../../src/games/empires-in-arms/supply/forecast-supply.ts';
import { viewOf } from '../../../../src/games/empires-in-arms/view.ts';
import { t, told, toldAlone } from '../board/a-board.ts';
import { put } from '../land/a-land-step.ts';
import { aSummer, depots } from './a-supply-step.ts';

const view = (board: Board, viewer: string, ruleset = MARCH) => viewOf({ ...board, ruleset }, viewer);
const warned = (board: Board, power: Power = 'austria') => warnOfSupply(view(board, power), power).map(t);

function austria(month?: number): Board {
  const board = aSummer(month);
  depots(board, 'austria', 'innsbruck', 'ulm', 'frankfurt');
  put(board, 'austria_i', 'zurich');
  return board;
}

describe('what a power sees of its supply', () => {
  test('7.2.3.2: its chained depots and those that are cut off, and what its corps would cost where they are', () => {
    const [supply] = view(austria(), 'austria').supply;
    expect(supply).toMatchObject({ chained: ['innsbruck', 'ulm'], cut: ['frankfurt'] });
    expect(supply?.corps).toEqual([
      {
        id: 'austria_i',
        forage: { value: 3, worst: 'zurich', modifiers: { unusedPoints: -3 }, chance: 0, mean: 0, most: 0 },
        paid: [{ from: { is: 'depot', far: 1 }, payer: 'austria', halves: 2 }],
        mustForage: false,
      },
    ]);
    expect(toldAlone(view(austria(), 'austria'))).toContain(
      'Depots of Austria in valid chains (7.2.3): Innsbruck and Ulm.',
    );
  });

  test('others see none of it, a moderator all, and nobody in a campaign without marches', () => {
    const board = austria();
    expect(view(board, 'spectator').supply).toEqual([]);
    expect(view(board, 'france').supply.map(({ power }) => power)).toEqual(['france']);
    expect(view(board, 'moderator').supply).toHaveLength(7);
    expect(view(board, 'austria', 1).supply).toEqual([]);
  });

  test('7.2.2.2, 7.2.4: depots in ports and on fleets are open', () => {
    const board = austria();
    board.state.portDepots = { trieste: 'austria' };
    board.state.fleets.austria_fleet = { at: { in: 'sea', sea: 'adriatic' }, ships: 5, depot: true };
    const text = told(view(board, 'france')).join('\n');
    expect(text).toContain('depot of Austria inside the port');
    expect(text).toContain(', with a depot');
  });
});

describe('warnings', () => {
  test('a chain is cut', () => {
    expect(warned(austria())).toEqual([
      'Cut off: the depots in Frankfurt are in no valid chain and supply nobody (7.2.3.2.3).',
    ]);
    expect(look.warnings?.(view(austria(), 'austria')).map(t)).toEqual(warned(austria()));
    for (const other of ['france', 'spectator', 'moderator'])
      expect(look.warnings?.(view(austria(), other)).map(t)).toEqual([]);
    const whole = austria();
    delete whole.state.depots.frankfurt;
    expect(warned(whole)).toEqual([]);
  });

  test('money is short for next month', () => {
    // In December foraging in the mountains is dangerous: 3 against a die of 6, 2 for winter and 3 points.
    const board = austria(10);
    delete board.state.depots.frankfurt;
    board.state.powers.austria.money = 1;
    expect(view(board, 'austria').supply[0]?.nextMonth).toBe(2);
    expect(warned(board)).toEqual(['Money is short: supply would take 2 next month, and you have 1 (7.4.2.1).']);
    expect(toldAlone(view(board, 'austria'))).toContain(
      'If nobody marched, supply would take 2 money next month (7.4).',
    );
  });

  test('6.2.1.4: fleets lie in the ice next month', () => {
    const at = (month: number) => {
      const board = aSummer(month);
      board.state.fleets.russia_fleet_i = { at: { in: 'port', area: 'reval' }, ships: 5 };
      board.state.fleets.russia_fleet_ii = { at: { in: 'sea', sea: 'north_sea' }, ships: 5 };
      return warned(board, 'russia');
    };
    expect([at(6), at(11)]).toEqual([[], []]);
    expect(at(10).join()).toMatch(/^Next month these fleets lie beyond the ice line and cannot leave/);
    expect(at(10).join()).toContain('Russian');
  });
});

test('2.4.2: warnings are the same whatever others hide', () => {
  const twin = (corps: string, infantry: number) => {
    const board = austria(10);
    put(board, corps, 'ulm', { factors: { infantry } });
    board.state.powers.france.money = infantry;
    return look.warnings?.(view(board, 'austria'));
  };
  expect(twin('france_i', 1)).toEqual(twin('france_cavalry_i', 9));
});

describe('forecast: what a corps would cost at the end of a march', () => {
  const march = { entered: ['zurich', 'ulm'], left: 0 };

  test('the worst forage on the way, the chance of loss, its mean and most, and each price', () => {
    const board = austria();
    expect(forecastSupply(board, 'austria', { corps: 'austria_i', area: 'ulm', march })).toEqual({
      forage: { value: 3, worst: 'zurich', modifiers: {}, chance: 0.5, mean: 1, most: 3 },
      paid: [{ from: { is: 'depot', far: 0 }, payer: 'austria', halves: 1 }],
      mustForage: false,
    });
    const forced = { corps: 'austria_i', area: 'stuttgart', march: { ...march, forced: true as const } };
    expect(forecastSupply(board, 'austria', forced)).toMatchObject({ mustForage: true, forage: { most: 4 } });
  });

  test('2.4.2: it is the same whatever others hide', () => {
    const twin = (corps: string, infantry: number) => {
      const board = austria();
      put(board, corps, 'ulm', { factors: { infantry } });
      board.state.powers.france.money = infantry;
      return forecastSupply(board, 'austria', { corps: 'austria_i', area: 'ulm', march });
    };
    expect(twin('france_i', 1)).toEqual(twin('france_cavalry_i', 9));
  });
});
