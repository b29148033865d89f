import type { Direction } from '../fact.ts';
import type { CardId } from '../pack-types.ts';
import type { Placed, State } from '../state.ts';

export type Cell = { readonly x: number; readonly y: number };

/** Where the next cell lies in each direction: `y` grows to the south. */
export const STEPS: readonly (Cell & { readonly direction: Direction })[] = [
  { direction: 'north', x: 0, y: -1 },
  { direction: 'east', x: 1, y: 0 },
  { direction: 'south', x: 0, y: 1 },
  { direction: 'west', x: -1, y: 0 },
];

export function cardAt(map: readonly Placed[], x: number, y: number): Placed | undefined {
  for (const card of map) if (card.x === x && card.y === y) return card;
  return undefined;
}

/** The card on the map; a fault of the program when it is not there. */
export function onMap(state: State, id: CardId): Placed {
  for (const card of state.map) if (card.card === id) return card;
  throw new Error(`${id} is not in play`);
}

/** Orthogonal neighbours (4.1): never diagonal. */
export function touch(a: Cell, b: Cell): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

/** `1,-2`: a cell's id in answers and logs. */
export function cellId({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function cellOf(id: string): Cell {
  const [x = 0, y = 0] = id.split(',').map(Number);
  return { x, y };
}

/** The board's name for a cell. */
export function placeOf(cell: Cell): string {
  return `cell:${cellId(cell)}`;
}
