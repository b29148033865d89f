import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { homeProvinces } from './home-provinces.ts';
import { reparationsOf } from './treaties.ts';

export type Reparation = { readonly from: Power; readonly to: Power; readonly money: number };

/**
 * B.3, C.3: what is due in this economic phase: a part of the printed tax of the home provinces that the loser still
 * has, rounded up.
 */
export function listReparations(board: Board): readonly Reparation[] {
  return reparationsOf(board.state).map(({ from, to, divisor }) => ({
    from,
    to,
    money: Math.ceil(printedTax(board, from) / divisor),
  }));
}

/**
 * They are paid, after the income is collected: as far as the loser's money goes, and nobody owes the rest (ruling).
 * Gives what was paid.
 */
export function payReparations(board: Board): readonly Reparation[] {
  const { powers } = board.state;
  const paid = listReparations(board).map(({ from, to, money }) => {
    const sum = Math.min(money, Math.max(powers[from].money, 0));
    powers[from].money -= sum;
    powers[to].money += sum;
    return { from, to, money: sum };
  });
  for (const treaty of reparationsOf(board.state)) treaty.left -= 1;
  return paid;
}

function printedTax(board: Board, power: Power): number {
  return homeProvinces(board, power).reduce((sum, id) => sum + (board.pack.province[id]?.money ?? 0), 0);
}
