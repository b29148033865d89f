import { describe, expect, test } from '@jest/globals';
import { translator } from '../../../../src/i18n/translator.ts';
import type { Choice } from '../../../../src/kernel/choice.ts';
import { isLiteral } from '../../../../src/mail/inbound/is-literal.ts';
import { parseReply } from '../../../../src/mail/inbound/parse-reply.ts';
import { english } from '../../played-game.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aBattle, lead } from './a-battle.ts';

/** Napoleon at Linz with three corps, Ney beside it. */
const game = aBattle(
  (board) => {
    atWar(board, 'france', 'austria');
    put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
    put(board, 'france_ii', 'linz', { factors: { infantry: 12, cavalry: 2 } });
    put(board, 'france_guard', 'linz', { factors: { guard: 6 } });
    put(board, 'france_iii', 'innsbruck', { factors: { infantry: 14 } });
    put(board, 'austria_i', 'linz', { factors: { infantry: 9 } });
    lead(board, 'napoleon', 'france_i');
  },
  {
    attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }],
    options: { guard_commitment: 'on' },
  },
);
const { choice } = game;
const spanish = translator('es', 'UTC');
const japanese = translator('ja', 'UTC');

function read(text: string, t = english.t): unknown {
  const reading = parseReply(choice, text, t);
  return 'answer' in reading ? reading.answer : t(reading.problem);
}

describe('a plan of battle by reply, as people write it', () => {
  test('chit and flank, by the names of either and by the ends of names', () => {
    expect(read('chit: escalated assault')).toEqual({ chit: 'escalated_assault' });
    expect(read('chit: outflank\noutflank: II Corps')).toEqual({ chit: 'outflank', flank: ['corps:france_ii'] });
    expect(read('Chit: Outflank, II Corps')).toEqual({ chit: 'outflank', flank: ['corps:france_ii'] });
    expect(read('Chit: Outflank, French II Corps')).toEqual({ chit: 'outflank', flank: ['corps:france_ii'] });
  });

  test('the guard with its round and its condition in one line', () => {
    expect(read('chit: assault\nguard: round 2 if their morale is below 3')).toEqual({
      ...{ chit: 'assault', staked: 'round_2', stakedWhen: 'theirs-below-3' },
    });
    expect(read('chit: 2; guard: two columns, third round')).toEqual({
      ...{ chit: 'assault', guard: 'columns_2', staked: 'round_3' },
    });
    expect(read('chit: probe; guard: none')).toEqual({ chit: 'probe', guard: 'none' });
  });

  test('reinforcements, when to leave, losses, pursuit, retreat, and to be asked again', () => {
    const all = [
      'chit: echelon',
      'reinforce: III Corps from round 3 if our morale is below 2.5',
      'leave: when our morale is below 1',
      'losses first: infantry, guard',
      'pursuit: no',
      'retreat: Innsbruck',
      'ask me again before: round 2, a second day',
    ];
    expect(read(all.join('\n'))).toEqual({
      ...{ chit: 'echelon', reinforce: ['corps:france_iii'], from: 'round_3', when: 'ours-below-2.5' },
      ...{ leave: 'ours-below-1', losses: ['kind:infantry', 'kind:guard'], pursue: 'no', retreat: ['area:innsbruck'] },
      ask: ['round_2', 'second_day'],
    });
  });

  test('what is not understood is named, with what was', () => {
    expect(read('chit: assault\nguard: round 7')).toContain('“round 7”');
    expect(read('chit: assault\nguard: round 2 if pigs fly')).toContain('Guard');
    expect(read('chit: cordon')).toContain('cordon');
  });

  test.each([
    ['English', english.t],
    ['Spanish', spanish.t],
    ['Italian', translator('it', 'UTC').t],
    ['Japanese', japanese.t],
  ])('each line of the example can be read, and nothing of it is guessed (%s)', (_, t) => {
    const lines = (choice.kind === 'form' ? (choice.example ?? []) : []).map(t);
    expect(lines).toHaveLength(5);
    const answer = read(lines.join('\n'), t);
    expect(answer).toEqual({
      ...{ chit: 'outflank', flank: ['corps:france_i'], reinforce: ['corps:france_iii'], from: 'round_2' },
      ...{ when: 'ours-below-2', guard: 'columns_1', staked: 'round_2', stakedWhen: 'theirs-below-3' },
      ...{ leave: 'ours-below-1', ask: ['round_3'] },
    });
    expect(isLiteral(choice as Choice, lines.join('\n'), [], [], t)).toBe(true);
  });
});
