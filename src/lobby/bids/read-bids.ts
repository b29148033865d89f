import { z } from 'zod';
import type { SeatBids } from '../../kernel/bidding.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { partsReader } from '../../platform/read-parts.ts';
import { refuse } from '../../platform/refuse.ts';
import type { OfferedSeat } from './seats-on-offer.ts';

/** Bids as they come in: whatever somebody has written. */
export type GivenBids = { readonly [seat: SeatId]: unknown };

const storedSchema = z.record(z.string(), z.int());

/** Bids as they are kept; undefined where there are none yet. */
export function readStored(bids: unknown): SeatBids | undefined {
  return bids === null || bids === undefined ? undefined : storedSchema.parse(bids);
}

/**
 * Bids for the seats that can be bid for; what is not named is 0. Refuses (`bad-input`) seats that are not on offer and
 * all that is no whole number from 0 to what can be bid for the seat: a detail for each.
 */
export function readBids(given: GivenBids, offered: readonly OfferedSeat[]): SeatBids {
  const { read, finish } = partsReader();
  const known = new Set(offered.map(({ seat }) => seat));
  const unknown = Object.keys(given).find((one) => !known.has(one));
  if (unknown !== undefined) {
    const seats = offered.map(({ name }) => name);
    throw refuse('bad-input', 'bids.no-such-seat', { seat: unknown.slice(0, LONGEST), seats });
  }

  const bids = offered.map(({ seat, name, most }) => {
    const bid = Object.hasOwn(given, seat) ? given[seat] : 0;
    return [
      seat,
      read(seat, () => {
        if (typeof bid === 'number' && Number.isInteger(bid) && bid >= 0 && bid <= most) return bid;
        throw refuse('bad-input', 'bids.no-bid', { seat: name, most });
      }),
    ] as const;
  });
  finish();
  return Object.fromEntries(bids.map(([seat, bid]) => [seat, bid()]));
}

const LONGEST = 60;
