import type { CardId, Pack } from '../pack-types.ts';
import type { Placed } from '../state.ts';
import { regionIdOf } from './cards.ts';
import { type Cell, cardAt, STEPS } from './grid.ts';

/**
 * The free cells on which a card may be placed, 4.1 to 4.3: next to a card of its region if one of them has
 * a free neighbour cell (also if another one is walled in, A16), else next to any card in play (A17).
 */
export function legalSpaces(map: readonly Placed[], pack: Pack, card: CardId): readonly Cell[] {
  const region = regionIdOf(pack, card);
  const own = freeCellsBeside(
    map,
    map.filter((placed) => regionIdOf(pack, placed.card) === region),
  );
  return own.length > 0 ? own : freeCellsBeside(map, map);
}

function freeCellsBeside(map: readonly Placed[], cards: readonly Placed[]): readonly Cell[] {
  const cells: Cell[] = [];
  for (const card of cards)
    for (const step of STEPS) {
      const x = card.x + step.x;
      const y = card.y + step.y;
      if (!cardAt(map, x, y) && !cells.some((cell) => cell.x === x && cell.y === y)) cells.push({ x, y });
    }
  return cells;
}
