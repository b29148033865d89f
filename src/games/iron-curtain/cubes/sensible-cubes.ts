import type { Amounts } from '../../../kernel/choice.ts';
import { onMap } from '../map/grid.ts';
import type { Side } from '../pack-types.ts';
import { opponent } from '../sides.ts';
import type { Placed } from '../state.ts';
import type { Placing, PlacingOne, Position } from '../types.ts';
import { openTargets, priceOf } from './can-place.ts';
import { costOf } from './put-cubes.ts';

/*
 * What a table does for a side that does not answer: plain and always the same. A cube is worth most where it
 * wins a card, then where it takes the opponent's control; cubes are taken from where they are missed least.
 */

/** What the next cube of a side is worth on a card. */
export function worth(card: { readonly us: number; readonly ussr: number }, side: Side): number {
  const lead = card[side] - card[opponent(side)];
  if (lead === 0) return 4;
  if (lead === -1) return 3;
  return lead < 0 ? 1 : 2 / (1 + lead);
}

export function sensibleSpread(position: Position, _: string, placing: Placing): Amounts {
  const amounts: { [card: string]: number } = {};
  let { left } = placing;
  for (;;) {
    let best: { id: string; gain: number; cost: number } | undefined;
    for (const { card: id } of openTargets(position, placing)) {
      const card = onMap(position.state, id);
      const so = amounts[id] ?? 0;
      if (placing.perCard !== undefined && so >= placing.perCard) continue;
      const cost = costOf(position, card, placing, so + 1) - costOf(position, card, placing, so);
      const gain =
        worth({ us: card.us, ussr: card.ussr, [placing.side]: card[placing.side] + so }, placing.side) / cost;
      if (cost <= left && (!best || gain > best.gain)) best = { id, gain, cost };
    }
    if (!best) return amounts;
    amounts[best.id] = (amounts[best.id] ?? 0) + 1;
    left -= best.cost;
  }
}

/** One by one only from the reserve: no player's cubes are moved about in their absence. */
export function sensibleTarget(position: Position, _: string, placing: Placing): string {
  const { side } = placing;
  const worthOf = (card: Placed) => worth(card, side) / priceOf(position, card, placing);
  const paid = openTargets(position, placing).filter(
    (card) => priceOf(position, card, placing) <= position.state.reserve[side],
  );
  const [first, ...others] = paid;
  if (!first) return 'done';
  return others.reduce((best, card) => (worthOf(card) > worthOf(best) ? card : best), first).card;
}

/**
 * From the reserve if it may be, else the cube that is missed least: where the lead is greatest, or the card is lost
 * anyway.
 */
export function sensibleSource({ state }: Position, _: string, { placing, target, ready }: PlacingOne): string {
  const { side } = placing;
  if (state.reserve[side] > ready) return 'reserve';
  const missed = (card: Placed) => worth({ us: card.us, ussr: card.ussr, [side]: card[side] - 1 }, side);
  const [first, ...others] = state.map.filter((card) => card[side] > 0 && card.card !== target);
  if (!first) return 'reserve';
  return others.reduce((best, card) => (missed(card) < missed(best) ? card : best), first).card;
}
