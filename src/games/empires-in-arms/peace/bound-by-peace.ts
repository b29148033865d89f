import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { enforcedPeace } from '../relations/war.ts';
import type { MonthNumber } from '../state.ts';
import { mayDeclareDespitePeace } from './treaties.ts';

/** 4.2.2.4: until when an enforced peace bars a power from war on another, where nothing lifts it (B.6). */
export function boundByPeace(board: Board, aggressor: Power, other: Power): MonthNumber | undefined {
  return mayDeclareDespitePeace(board, aggressor, other) ? undefined : enforcedPeace(board.state, aggressor, other);
}
