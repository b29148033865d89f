import type { Chapter } from '../../kernel/chapter.ts';
import { msg } from './msg.ts';
import type { Position } from './types.ts';

/** 3: once around the table, and the turn of one faction in it; what is decided before the first turn has no parts. */
export function chapter({ state: { turn, order, active } }: Position): Chapter {
  if (turn === 0) return { id: 'before-turns', name: msg('versailles-1919.before-turns') };
  const round = Math.ceil(turn / order.length);
  return {
    id: `round-${round}`,
    name: msg('versailles-1919.round', { round }),
    part: { id: `turn-${turn}`, name: msg('versailles-1919.turn', { turn, nation: active ?? 'none' }) },
  };
}
