import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { FormAnswer } from '../../../../src/kernel/choice.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aBattle, lead } from './a-battle.ts';

const ATTACKS = [{ area: 'linz', attackers: ['france' as const], defenders: ['austria'] }];

/** A French commander with two corps and guard is asked first. */
function asked(change: (board: Board) => void = () => {}, options: Record<string, string> = {}) {
  return aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, 'france_i', 'linz', { factors: { infantry: 12 } });
      put(board, 'france_guard', 'linz', { factors: { guard: 6 } });
      put(board, 'austria_i', 'linz', { factors: { infantry: 9 } });
      put(board, 'austria_ii', 'vienna', { factors: { infantry: 9 } });
      change(board);
    },
    { attacks: ATTACKS, options },
  );
}
const why = (answer: FormAnswer, change?: (board: Board) => void, options?: Record<string, string>) =>
  asked(change, options).refused({ chit: 'assault', ...answer });
const ney = (board: Board) => lead(board, 'ney', 'france_i');
const guard = { guard_commitment: 'on' };

describe('a plan is refused with the rule and the reason', () => {
  test('7.5.2.3: chits of the other side', () => {
    expect(why({ chit: 'cordon' })).toContain('Cordon is a chit of the other side (7.5.2.3).');
    expect(why({ next: 'withdraw' })).toContain('Withdraw is a chit of the other side (7.5.2.3).');
  });

  test('7.5.2.4: a force around the flank without a leader, without a pin, without anybody, without the chit', () => {
    const flank = (...corps: readonly string[]) => ({ chit: 'outflank', flank: corps.map((id) => `corps:${id}`) });
    expect(why(flank('france_i'))).toContain('Only a leader can send a force around the flank (7.5.2.4).');
    expect(why(flank('france_i', 'france_guard'), ney)).toContain('must stay to pin the enemy (7.5.2.4).');
    expect(why({ chit: 'outflank' }, ney)).toContain('Name the corps that go around the flank (7.5.2.4).');
    expect(why(flank('austria_i'), ney)).toContain('Austrian I Corps is not in this battle.');
    expect(why({ flank: ['corps:france_i'] }, ney)).toContain('only with the chit Outflank (7.5.2.4).');
    expect(why(flank('france_i'), ney)).toBeUndefined();
  });

  test('12.3.4: guard where the table has none of it, where there is none, for more than a nation may', () => {
    const commit = { guard: 'columns_1' };
    expect(why(commit)).toContain('This table plays without commitment of the guard (12.3.4).');
    const none = (board: Board) => {
      delete board.state.corps.france_guard;
    };
    expect(why(commit, none, guard)).toContain('You have too few factors of guard there: 0 (12.3.4).');
    expect(why(commit, undefined, guard)).toBeUndefined();
    const of = (power: 'austria' | 'spain', corps: string, columns: number) =>
      aBattle(
        (board) => {
          atWar(board, power, 'france');
          put(board, corps, 'linz', { factors: corps === 'spain_i' ? { infantry: 4 } : { guard: 4 } });
          put(board, 'france_i', 'linz');
        },
        { attacks: [{ area: 'linz', attackers: [power], defenders: ['france'] }], options: guard, turn: power },
      ).refused({ chit: 'assault', guard: `columns_${columns}` });
    expect(of('austria', 'austria_grenadier', 1)).toBeUndefined();
    expect(of('austria', 'austria_grenadier', 2)).toContain('(12.3.4)');
    expect(of('spain', 'spain_i', 1)).toContain('never');
  });

  test('conditions that can never come true, and those on what nobody can know', () => {
    const when = (stakedWhen: string, staked = 'round_1') =>
      why({ guard: 'columns_1', staked, stakedWhen }, undefined, guard);
    expect(when('ours-below-2')).toContain('this can never come true');
    expect(when('theirs-below-2')).toContain('you do not know the enemy’s morale');
    expect(when('theirs-below-2', 'round_2')).toBeUndefined();
  });

  test('7.5.2.7: losses of what is not there; 7.5.2.8: corps that cannot come', () => {
    expect(why({ losses: ['kind:cavalry'] })).toContain('You have none of these there: cavalry.');
    expect(why({ reinforce: ['corps:austria_ii'] })).toContain('Austrian II Corps cannot come');
    expect(why({ reinforce: ['corps:nobody'] })).toContain('nobody cannot come');
  });

  test('7.5.2.10: retreats into the enemy, and to where no way leads', () => {
    expect(why({ retreat: ['area:vienna'] })).toContain('You cannot retreat to Vienna');
    expect(why({ retreat: ['area:paris'] })).toContain('You cannot retreat to Paris');
    expect(why({ retreat: ['area:munich', 'area:innsbruck'].slice(1) })).toBeUndefined();
  });

  test('7.5.2.1: what an ally commands its partner does not order', () => {
    const game = asked((board) => {
      atWar(board, 'spain', 'austria');
      put(board, 'spain_i', 'linz', { factors: { infantry: 2 } });
    });
    expect(game.asked).toBe('france+austria battle-plan');
    const joint = aBattle(
      (board) => {
        atWar(board, 'france', 'austria');
        atWar(board, 'spain', 'austria');
        put(board, 'spain_i', 'linz', { factors: { infantry: 2 } });
        put(board, 'france_i', 'linz');
        put(board, 'france_ii', 'linz');
        put(board, 'austria_i', 'linz');
      },
      { attacks: [{ area: 'linz', attackers: ['france', 'spain'], defenders: ['austria'] }] },
    );
    expect(joint.asked).toBe('france+spain+austria battle-plan');
    joint.answer({ chit: 'assault' });
    expect(joint.prompt).toContain('Your ally commands');
    expect(joint.refused({ chit: 'probe' })).toContain('Your ally commands there, and decides that (7.5.2.1).');
    expect(joint.refused({ flank: ['corps:spain_i'] })).toContain('Your ally commands there');
    expect(joint.refused({ losses: ['kind:infantry'] })).toBeUndefined();
  });

  test('the rest of the sheet stays: nothing of a refused plan is kept, and a good one is taken', () => {
    const game = asked();
    game.refused({ chit: 'cordon' });
    expect(game.state.battlePlans).toBeUndefined();
    expect(game.refused('nonsense')).toBeDefined();
    expect(game.refused({})).toBeDefined();
    game.orders({ france: { chit: 'probe' } });
    expect(game.factsOf('battle-joined')[0]?.attackers.chit).toBe('probe');
  });
});
