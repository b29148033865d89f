import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aBattle, lead } from './a-battle.ts';

/** Napoleon at Linz before Mack: 44 factors against 32, and Ney near by. */
function linz(board: Board): void {
  atWar(board, 'france', 'austria');
  put(board, 'france_i', 'linz', { factors: { infantry: 12, cavalry: 2 } });
  put(board, 'france_ii', 'linz', { factors: { infantry: 12, cavalry: 2 } });
  put(board, 'france_iii', 'linz', { factors: { infantry: 16 } });
  put(board, 'france_iv', 'innsbruck', { factors: { infantry: 12 } });
  put(board, 'austria_i', 'linz', { factors: { infantry: 14, cavalry: 2 } });
  put(board, 'austria_ii', 'linz', { factors: { infantry: 14, cavalry: 2 } });
  lead(board, 'napoleon', 'france_i');
  lead(board, 'ney', 'france_iv');
  lead(board, 'mack', 'austria_i');
}
const AT_LINZ = [{ area: 'linz', attackers: ['france' as const], defenders: ['austria'] }];

describe('a battle with an outflank, a reinforcement and a pursuit, die by die', () => {
  const game = aBattle(linz, {
    attacks: AT_LINZ,
    dice: {
      'battle:france': [4, 3, 2],
      'battle:austria': [3, 5, 1],
      'reinforcement:france': [2],
      'flank:france': [6],
      'pursuit:france': [3],
    },
  }).orders({
    france: { chit: 'outflank', flank: ['corps:france_iii'], reinforce: ['corps:france_iv'] },
    austria: { chit: 'defend' },
  });

  test('7.5.2.1 to 7.5.2.5: Napoleon commands, one corps goes around, morale is 4.0 against 100 / 32 = 3.1', () => {
    expect(game.report()[0]).toBe(
      'Battle in Linz. Attackers: France under Napoleon: French I Corps, French II Corps and French III Corps, ' +
        '40 infantry and 4 cavalry, morale 4.0, Outflank; around the flank: French III Corps. ' +
        'Defenders: Austria under Mack: Austrian I Corps and Austrian II Corps, 28 infantry and 4 cavalry, ' +
        'morale 3.1, Defend.',
    );
  });

  test('7.5.2.7, 7.5.2.8: only those who pin fight until others come; Ney comes with a 2, the flank with a 6', () => {
    expect(game.report().slice(1, 7)).toEqual([
      'Linz, round 1: France on table 2-1 throws 4 + 1 = 5: 5% of 28, 2 factors and 0.8 morale; ' +
        'Austria on table 3-1 throws 3: 5% of 32, 2 factors and 0.5 morale. ' +
        'Left: 42 factors, morale 3.5, against 30 factors, morale 2.3.',
      'Linz: Ney (France) from Innsbruck throws 2, up to 2 was needed: French IV Corps comes.',
      'Linz: the force of France around the flank throws 6, up to 6 was needed: it arrives.',
      'Linz, round 2: France on table 2-4 throws 3 + 1 = 4: 10% of 54, 5 factors and 2.1 morale; ' +
        'Austria on table 1-1 throws 5: 5% of 30, 2 factors and 0.4 morale. ' +
        'Left: 52 factors, morale 3.1, against 25 factors, morale 0.2.',
      'Linz, round 3: France on table 4-4 throws 2 + 1 = 3: 10% of 52, 5 factors and 2.1 morale; ' +
        'Austria on table 1-1 throws 1: 0% of 25, 0 factors and 0.0 morale. ' +
        'Left: 52 factors, morale 3.1, against 20 factors, morale 0.0.',
      'Linz: Austria breaks in round 3; France wins.',
    ]);
  });

  test('7.5.2.10: two corps are one point, Napoleon one more; class 7 - 3 - 0 = 4 and a 3 are 25% of 4 cavalry', () => {
    expect(game.points).toEqual([
      'austria -1 lose_field_battle_per_corps',
      'france 1 win_field_battle_per_corps',
      'france 1 napoleon_wins',
    ]);
    expect(game.report().slice(-2)).toEqual([
      'Linz: France pursues with 4 factors of cavalry (class 4), throws 3: 25%, 3 factors lost.',
      'Austria retreats from Linz to Vienna: Austrian I Corps and Austrian II Corps.',
    ]);
  });

  test('7.5.2.7: of twelve factors lost in the rounds one is cavalry, of the four lost by France none', () => {
    const { corps } = game.state;
    const sum = (ids: readonly string[]) =>
      ids
        .map((id) => corps[id]?.factors ?? {})
        .reduce(([infantry, cavalry], one) => [infantry + (one.infantry ?? 0), cavalry + (one.cavalry ?? 0)] as const, [
          0, 0,
        ] as readonly [number, number]);
    expect(sum(['austria_i', 'austria_ii'])).toEqual([14, 3]);
    expect(sum(['france_i', 'france_ii', 'france_iii', 'france_iv'])).toEqual([48, 4]);
    expect(corps.france_iv?.area).toBe('linz');
  });
});
