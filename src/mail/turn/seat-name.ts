import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { TableView } from '../../play/table-view.ts';

/** What a seat is called at its table; one that the game does not have, by its id. */
export function seatName(table: Pick<TableView, 'seats'>, seat: SeatId): Message {
  return table.seats.find((one) => one.seat === seat)?.name ?? { key: 'common.list', args: { items: [seat] } };
}
