import { describe, expect, test } from '@jest/globals';
import type { FormAnswer } from '../../../../src/kernel/choice.ts';
import type { SeatId, Viewer } from '../../../../src/kernel/decision.ts';
import { openDecisions, questionFor } from '../../../../src/kernel/open-decisions.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aBattle, type BattleGame, lead } from './a-battle.ts';

const ATTACKS = [
  { area: 'linz', attackers: ['france' as const], defenders: ['austria'] },
  { area: 'graz', attackers: ['france' as const], defenders: ['austria'] },
];
const DICE = { 'battle:france': [3, 1, 1], 'battle:austria': [3, 1, 1], 'reinforcement:france': [6, 6] };

/** Two games that differ in the corps of France, their strength, and what it orders. */
function game(french: readonly [string, string, string], strength: number, plan?: FormAnswer): BattleGame {
  const played = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, french[0], 'linz', { factors: { infantry: strength } });
      put(board, french[1], 'linz', { factors: { infantry: 5 } });
      put(board, french[2], 'innsbruck', { factors: { infantry: strength } });
      put(board, 'france_vi', 'graz');
      put(board, 'austria_i', 'linz', { factors: { infantry: 9 } });
      put(board, 'austria_ii', 'graz', { factors: { infantry: 9 } });
      lead(board, 'ney', french[0]);
    },
    { attacks: ATTACKS, dice: DICE },
  );
  while (played.open()?.name === 'into-city') played.answer([]);
  return plan ? played.orders({ france: plan, austria: { chit: 'defend' } }) : played;
}

/** All that somebody gets to see: the view, who is asked what, and what was told. */
function seenBy(played: BattleGame, viewer: Viewer) {
  const asked = openDecisions(played.game, played.machine).map(({ id, name, seats, waiting, section }) => ({
    ...{ id, name, seats, waiting, section },
    question: seats.includes(viewer as SeatId)
      ? questionFor(played.game, played.machine, id, viewer as SeatId)
      : undefined,
  }));
  return JSON.stringify([played.view(viewer), asked, played.told(viewer)]);
}

describe('7.5.2.5: before the chits are turned nobody else learns anything', () => {
  const others = ['austria', 'russia', 'spectator'];

  test('of corps, their strength, who could come and who could go around the flank', () => {
    for (const viewer of others)
      expect(seenBy(game(['france_i', 'france_ii', 'france_iii'], 4), viewer)).toBe(
        seenBy(game(['france_iv', 'france_v', 'france_vii'], 16), viewer),
      );
  });

  test('of chits and conditions, while another battle still waits for its own', () => {
    const corps = ['france_i', 'france_ii', 'france_iii'] as const;
    for (const viewer of others)
      expect(seenBy(game(corps, 9, { chit: 'probe' }), viewer)).toBe(
        seenBy(
          game(corps, 9, {
            ...{ chit: 'outflank', flank: ['corps:france_ii'], leave: 'never', ask: ['round_2'] },
            ...{ reinforce: ['corps:france_iii'], when: 'ours-below-2', place: 2, pursue: 'no' },
          }),
          viewer,
        ),
      );
  });

  test('of a condition that has not come true, and of corps that did not come', () => {
    const end = (corps: string, plan: FormAnswer) =>
      game(['france_i', 'france_ii', corps], 9, plan)
        .orders({ france: { chit: 'probe' }, austria: { chit: 'defend' } })
        .report('austria')
        .join('\n');
    const asks = (corps: string) => ({ chit: 'assault', reinforce: [`corps:${corps}`] });
    expect(end('france_iii', asks('france_iii'))).toBe(end('france_iv', asks('france_iv')));
    expect(end('france_iii', asks('france_iii'))).toContain('a corps of France from Innsbruck');
    expect(end('france_iii', { ...asks('france_iii'), when: 'ours-below-0.5' })).toBe(
      end('france_iii', { chit: 'assault' }),
    );
  });
});
