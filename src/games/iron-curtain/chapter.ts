import type { Chapter } from '../../kernel/chapter.ts';
import { msg } from './msg.ts';
import type { Position } from './types.ts';

/** 3, 4: a round, and the turn in it; a turn is one card. Who starts a round is asked before its first turn. */
export function chapter({ state: { round, plays } }: Position): Chapter {
  const turn = plays + 1;
  return {
    id: `round-${round}`,
    name: msg('iron-curtain.round', { round }),
    part: { id: `turn-${turn}`, name: msg('iron-curtain.turn', { turn }) },
  };
}
