import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { controller } from './map/dominance.ts';
import { msg } from './msg.ts';
import { direction, isSide } from './sides.ts';
import type { Position, Side } from './types.ts';

const WHAT = ['marker', 'cards', 'cubes'] as const;
type Figures = { readonly [what in (typeof WHAT)[number]]: number };

/** What an answer has changed for a side, all of it open: the marker, the cards it controls, its cubes there (6, 8). */
export function whatChanged(before: Position, after: Position, seat: SeatId): readonly Message[] {
  if (!isSide(seat)) return [];
  const [was, is] = [figuresOf(before, seat), figuresOf(after, seat)];
  return WHAT.flatMap((what) => {
    const by = is[what] - was[what];
    return by === 0 ? [] : [msg('iron-curtain.effect', { what, sign: by < 0 ? 'minus' : 'plus', n: Math.abs(by) })];
  });
}

function figuresOf({ state: { score, map }, pack }: Position, side: Side): Figures {
  return {
    marker: direction(side) * score,
    cards: map.filter((card) => controller(pack.figures, card) === side).length,
    cubes: map.reduce((sum, card) => sum + card[side], 0),
  };
}
