import type { SeatId, Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Position } from '../types.ts';
import { type Orders, ordersOf } from './orders.ts';
import { ordersText } from './orders-text.ts';

/** What a viewer sees of standing orders: a seat its own, the moderator everybody's, the others nothing. */
export type OrdersView = {
  readonly seat: SeatId;
  /** Until the turn ends. */
  readonly passing: boolean;
  readonly orders: Orders;
  readonly lines: readonly Message[];
};

/** Empty where there is nothing to show, even if others have ordered something. */
export function ordersView({ seats, state, pack }: Position, viewer: Viewer): readonly OrdersView[] {
  return seats
    .filter((seat) => viewer === seat || viewer === 'moderator')
    .map((seat) => {
      const orders = ordersOf(state, seat);
      return { seat, passing: state.passing.includes(seat), orders, lines: ordersText(pack, orders) };
    });
}
