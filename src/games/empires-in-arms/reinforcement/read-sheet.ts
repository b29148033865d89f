import type { SheetLine } from '../../../kernel/choice.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { carryOut } from './carry-out.ts';
import { copyFor } from './copy-for.ts';
import { reachOf } from './reach-of.ts';
import { readOrder } from './read-order.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { whyNotCarryOut } from './why-not-carry-out.ts';

type Read = { readonly orders: readonly ReinforcementOrder[]; readonly after: State };

/**
 * What the lines of a sheet order, and the state to which they lead; the board stays as it is. A line that does not fit
 * any more leads nowhere.
 */
export function readSheet({ state, pack }: Board, power: Power, lines: readonly SheetLine[]): Read {
  if (lines.length === 0) return { orders: [], after: state };
  const after = copyFor(state, power);
  const trial = { state: after, pack };
  const reach = reachOf(trial, power);
  const orders = lines.map((line) => {
    const order = readOrder(trial, reach, line);
    if (!whyNotCarryOut(trial, power, order, reach)) carryOut(trial, power, order, reach);
    return order;
  });
  return { orders, after };
}
