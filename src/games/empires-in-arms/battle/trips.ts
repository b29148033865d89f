import type { OrdersForBattles, Trip } from '../orders/battle-orders.ts';
import type { Board } from '../position-types.ts';
import { commanderOf } from './commander.ts';
import type { Role } from './role.ts';
import { corpsIn } from './units.ts';

/** Whether a battle is one of those about which a power wants to be asked all the same; all of it everybody sees. */
export function tripsOver(board: Board, role: Role, { askAnyway = [], askFrom }: OrdersForBattles): boolean {
  return askAnyway.some((trip) => isSo(board, role, trip, askFrom));
}

function isSo(board: Board, role: Role, trip: Trip, askFrom: number | undefined): boolean {
  const { area, power, units, own, enemies, leader, limited } = role;
  switch (trip) {
    case 'allies':
      return own.length < units.length;
    case 'capital':
      return board.pack.nations[power].capital === area;
    case 'leader':
      return leader === undefined && commanderOf(board, area, enemies).leader !== undefined;
    case 'relief':
      return limited;
    case 'many':
      return askFrom !== undefined && corpsIn([...units, ...enemies]).length >= askFrom;
  }
}
