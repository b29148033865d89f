import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { figure } from './board/figure.ts';
import { msg } from './board/msg.ts';
import { powerOf } from './sequence/who-decides.ts';
import type { Position } from './types.ts';

const WHAT = ['status', 'points', 'money', 'manpower'] as const;
type Figures = { readonly [what in (typeof WHAT)[number]]: number };

/** What an answer has changed for a power: its squares of political status, its victory points and its treasury (8). */
export function whatChanged(before: Position, after: Position, seat: SeatId): readonly Message[] {
  const [was, is] = [figuresOf(before, seat), figuresOf(after, seat)];
  return WHAT.flatMap((what) => {
    const by = is[what] - was[what];
    if (by === 0) return [];
    return [
      msg('empires-in-arms-board.effect', {
        what,
        by: `${by < 0 ? '−' : '+'}${figure(Math.abs(by))}`,
        n: Math.abs(by),
      }),
    ];
  });
}

function figuresOf({ state }: Position, seat: SeatId): Figures {
  const { square, victoryPoints, money, manpower } = state.powers[powerOf(seat)];
  return { status: square, points: victoryPoints, money, manpower };
}
