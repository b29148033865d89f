import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { put } from '../land/a-land-step.ts';
import { aSiege, type Dice, siegeStep } from './a-siege.ts';

const AREA = 'saragossa';
const sallied = (board: Board, dice: Dice) => siegeStep(board, ['spain'], dice).answer({ 'sally-saragossa': 'sally' });

describe('7.5.4.2: the besieged attack', () => {
  test('7.5.4.2: only in their own turn, and only if they want to', () => {
    const game = siegeStep(aSiege(), ['spain']);
    expect(game.asked).toBe('spain sieges');
    expect(game.options).toEqual(['sally-saragossa=stay', 'sally-saragossa=sally']);
    game.answer({});
    expect(game.told()).toEqual([]);
    const ordered = aSiege();
    ordered.state.standing.spain = { reactions: { sallies: 'never' } };
    expect(siegeStep(ordered, ['spain']).asked).toBe('nobody');
    ordered.state.standing.spain = { reactions: { sallies: 'always' } };
    expect(siegeStep(ordered, ['spain']).told()[0]).toMatch(/^The forces of Spain in Saragossa attack/);
  });

  test('7.5.4.2.1: besiegers who break give up the siege and stay', () => {
    const game = sallied(aSiege({ infantry: 10, militia: 0 }), {
      'city-fight-besiegers:saragossa': [1, 1],
      'city-fight-besieged:saragossa': [6, 6],
    });
    expect(game.told()[0]).toMatch(/The besiegers give up the siege\.$/);
    expect([game.state.sieges, game.state.garrisons[AREA]?.besieged]).toEqual([undefined, undefined]);
    expect(game.state.corps.france_i?.area).toBe(AREA);
  });

  test('7.5.4.2.1: the besieged who break go back into the city', () => {
    const game = sallied(aSiege({ infantry: 10, militia: 0 }), {
      'city-fight-besiegers:saragossa': [6, 6],
      'city-fight-besieged:saragossa': [1, 1],
    });
    expect(game.told()[0]).toMatch(/The siege goes on\.$/);
    expect(game.state.sieges).toEqual({ saragossa: ['france'] });
  });

  test('if they are wiped out the city falls', () => {
    const game = sallied(aSiege({ infantry: 1, militia: 0 }), {
      'city-fight-besiegers:saragossa': [6],
      'city-fight-besieged:saragossa': [1],
    });
    expect(game.told().slice(1)).toContain('France takes Saragossa from Spain.');
    expect([game.state.sieges, game.state.garrisons[AREA], game.state.prisoners]).toEqual([undefined, undefined, []]);
  });

  test('7.5.4.2.2: whoever has won gains a political point; who has not broken anybody none', () => {
    const points = (dice: Dice) => {
      const board = aSiege({ infantry: 10, militia: 0 });
      for (const power of ['france', 'spain'] as const) board.state.powers[power].account = [];
      const { powers } = sallied(board, dice).state;
      return [powers.france, powers.spain].map(({ account }) => account.map((line) => line.for));
    };
    const [besiegers, besieged] = ['city-fight-besiegers:saragossa', 'city-fight-besieged:saragossa'];
    expect(points({ [besiegers]: [1, 1], [besieged]: [6, 6] })).toEqual([[], ['win_garrison_attack']]);
    expect(points({ [besiegers]: [6, 6], [besieged]: [1, 1] })).toEqual([['win_garrison_attack'], []]);
    expect(points({ [besiegers]: [6, 6], [besieged]: [6, 6] })).toEqual([[], []]);
  });

  test('corps inside fight as well, and hunt nobody in this turn', () => {
    const board = aSiege();
    put(board, 'spain_i', AREA, { besieged: true, inCity: true, factors: { cavalry: 1, infantry: 9 } });
    const game = sallied(board, {});
    expect(game.state.fought).toEqual(['france_i', 'spain_i']);
    expect(game.told()[0]).toContain('besieged 14 factors');
  });
});
