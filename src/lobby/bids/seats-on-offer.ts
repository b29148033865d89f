import type { Bidding } from '../../kernel/bidding.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Rules, Setting } from '../../kernel/rules.ts';

/** A seat that can be bid for. */
export type OfferedSeat = { readonly seat: SeatId; readonly name: Message; readonly most: number };

/** The bidding of a game whose table has its seats bid for. Throws where it has none: such a table is not made. */
export function biddingOf(rules: Rules): Bidding {
  if (!rules.bidding) throw new Error(`the seats of ${rules.id} cannot be bid for`);
  return rules.bidding;
}

type Wanted = Pick<Setting, 'options' | 'pack' | 'seats'>;

/** The seats that can be bid for at a table with these options and data, by as many players as it has seats. */
export function seatsOnOffer(rules: Rules, { options, pack, seats }: Wanted): readonly OfferedSeat[] {
  const bidding = biddingOf(rules);
  return bidding.seats(options, seats.length).map((seat) => ({
    seat,
    name: rules.seatName(seat),
    most: bidding.most(seat, options, pack, seats.length),
  }));
}
