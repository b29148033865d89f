import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import { zoneAt } from '../status/square.ts';
import type { BidThrow } from './control-fact.ts';

/** A player's bid for a power, in victory points. */
export type PowerBid = { readonly power: Power; readonly bid: number };

/** What a bidder adds to bid and die for a power (14.3): for alliance or war, its own status, and old friendship. */
export function biddersModifier({ state, pack }: Board, bidder: Power, of: Power): number {
  const { allied, atWar, natural } = pack.control;
  const friends = natural.find(({ power }) => power === bidder)?.towards;
  return (
    (areAllied(state, bidder, of) ? allied : 0) +
    (areAtWar(state, bidder, of) ? atWar : 0) +
    zoneAt(pack, state.powers[bidder].square).zone.controlModifier +
    (friends?.find(({ power }) => power === of)?.modifier ?? 0)
  );
}

/**
 * 14.3: the highest of bid, die and modifiers takes control; equal ones throw again, without bids and modifiers. Who
 * bids alone throws nothing (ruling).
 *
 * @param roll a die for a power
 */
export function throwForPower(
  board: Board,
  of: Power,
  bids: readonly PowerBid[],
  roll: (power: Power, round: number) => number,
): { readonly winner: PowerBid | undefined; readonly throws: readonly (readonly BidThrow[])[] } {
  let left = bids;
  const throws: (readonly BidThrow[])[] = [];
  while (left.length > 1) {
    const round = throws.length;
    const dice = left.map(({ power, bid }): BidThrow => {
      const die = roll(power, round);
      const modifier = round === 0 ? biddersModifier(board, power, of) : 0;
      return { power, bid, die, modifier, sum: round === 0 ? bid + die + modifier : die };
    });
    const best = Math.max(...dice.map(({ sum }) => sum));
    throws.push(dice);
    left = left.filter((_, at) => dice[at]?.sum === best);
  }
  return { winner: left[0], throws };
}
