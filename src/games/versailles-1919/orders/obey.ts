import type { Answer, Choice } from '../../../kernel/choice.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import type { DecisionRule } from '../../../kernel/rules.ts';
import type { Position, Versailles } from '../types.ts';
import { type Orders, ordersOf } from './orders.ts';

/** What an order answers from: the seat's orders, and the choice as it is put, without what a deal has ruled out. */
export type Ordered<Args> = {
  readonly position: Position;
  readonly seat: SeatId;
  readonly orders: Orders;
  /** The seat passes what it may until the turn ends. */
  readonly passing: boolean;
  readonly args: Args;
  /** The ids that can be picked; none of a choice of another kind. */
  readonly ids: readonly string[];
  readonly choice: Choice;
};

/** The answer that orders give; undefined: ask. */
export type Order<Args> = (ordered: Ordered<Args>) => Answer | undefined;

/** A question that a seat's orders may answer. A seat without any is asked as ever. */
export function obeying<Args extends JsonObject>(
  rule: DecisionRule<Versailles, Args>,
  order: Order<Args>,
): DecisionRule<Versailles, Args> {
  return {
    ...rule,
    standing(position, seat, args) {
      const { state } = position;
      const passing = state.passing.includes(seat);
      if (!passing && state.orders[seat] === undefined) return undefined;
      const { choice } = rule.ask(position, seat, args);
      const ids = choice.kind === 'one' ? choice.options.map(({ id }) => id) : [];
      return order({ position, seat, orders: ordersOf(state, seat), passing, args, ids, choice });
    },
  };
}

/** The first of the ids that can be picked. */
export function firstOf(wanted: readonly string[], ids: readonly string[]): string | undefined {
  return wanted.find((id) => ids.includes(id));
}
