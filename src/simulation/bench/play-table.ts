import type { BenchHouse } from './bench-house.ts';
import type { BenchTable } from './bench-table.ts';
import { sendMove } from './send-move.ts';

/** Plays a foreseen game to its end; the milliseconds of each submission. */
export async function playTable(house: Pick<BenchHouse, 'url'>, table: BenchTable): Promise<number[]> {
  const times: number[] = [];
  for (const move of table.moves) times.push(await sendMove(house, table, move));
  return times;
}
