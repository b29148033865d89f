import { randomInt } from 'node:crypto';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Rules } from '../../kernel/rules.ts';
import type { LockedTable, Tx } from '../../platform/transaction.ts';
import { replaceSeats, type SeatSalt } from '../../tables/write-seat.ts';
import { setOptions } from '../../tables/write-table.ts';
import { isBidFor } from './is-bid-for.ts';
import { readStored } from './read-bids.ts';
import { biddingOf } from './seats-on-offer.ts';

export type Awarded = {
  /** The table's options, with who is played and what was paid. */
  readonly options: Prisma.JsonObject;
  /** What each seat adds to chance. */
  readonly seated: { readonly [seat: string]: SeatSalt };
};

/** Seats are bid for at a table, and somebody who has joined has not bid yet. */
export function lacksBids(table: LockedTable): boolean {
  return isBidFor(table) && table.seats.some(({ playerId, bids }) => playerId !== null && bids === null);
}

/**
 * Gives the seats of a full table to those who have bid for them, by the game's rule; what somebody bid in vain is
 * forgotten.
 */
export async function awardSeats(tx: Tx, rules: Rules, table: LockedTable): Promise<Awarded> {
  const bidders = table.seats.flatMap((row) => (row.playerId === null ? [] : [{ ...row, playerId: row.playerId }]));
  const bids = bidders.map((row) => readStored(row.bids) ?? {});
  // The system's own randomness, as for seats by lot: nobody can foresee it, not even with the table's seed.
  const award = biddingOf(rules).award(bids, rules.parseOptions(table.options), (limit) => randomInt(limit));

  const rows = bidders.map(({ playerId, salt, saltHash, saltLost }, i) => {
    const seat = award.seats[i];
    if (seat === undefined) throw new Error(`${rules.id} gives somebody who bid no seat`);
    return { seat, playerId, salt, saltHash, saltLost };
  });
  const options: Prisma.JsonObject = JSON.parse(JSON.stringify(award.options));
  await replaceSeats(tx, table.id, rows);
  await setOptions(tx, table.id, options);
  return {
    options,
    seated: Object.fromEntries(rows.map(({ seat, salt, saltHash, saltLost }) => [seat, { salt, saltHash, saltLost }])),
  };
}
