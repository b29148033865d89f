import { cityController } from '../naval/whose-port.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** Whether the straits are a power's to open: they are of whoever controls their city (6.2.1.3, 10.7). */
export function holdsStraits(board: Board, power: Power): boolean {
  return cityController(board, board.pack.naval.straits.city) === power;
}
