import type { SeatBids } from '../../kernel/bidding.ts';
import type { Game } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import type { Tx } from '../../platform/transaction.ts';
import { readStored } from './read-bids.ts';
import { biddingOf, type OfferedSeat, seatsOnOffer } from './seats-on-offer.ts';

/** The bidding at a table that is forming, as one of its readers sees it. */
export type BidsView = {
  readonly about: Message;
  readonly seats: readonly OfferedSeat[];
  /** The players who have joined and not bid yet, by name. */
  readonly owing: readonly string[];
  /** The reader's own bids. */
  readonly mine: SeatBids | undefined;
  /** The reader has joined: they may bid. */
  readonly mayBid: boolean;
};

/** Of the bids of others nothing is read but that they are there: once given, whatever they become. */
export async function viewBids(
  db: Pick<Tx, 'seat'>,
  tableId: string,
  playerId: string | undefined,
  { rules, setting }: Pick<Game, 'rules' | 'setting'>,
): Promise<BidsView> {
  const joined = await db.seat.findMany({
    where: { tableId, playerId: { not: null } },
    include: { player: true },
    orderBy: { seat: 'asc' },
  });
  const own = joined.find((seat) => playerId !== undefined && seat.playerId === playerId);
  return {
    about: biddingOf(rules).about,
    seats: seatsOnOffer(rules, setting),
    owing: joined.filter(({ bids }) => bids === null).map(({ player }) => player?.name ?? ''),
    mine: readStored(own?.bids),
    mayBid: own !== undefined,
  };
}
