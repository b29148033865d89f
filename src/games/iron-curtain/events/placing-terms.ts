import type { PlacingEffect } from '../effect.ts';
import { accessibleCards } from '../map/access.ts';
import { matchingCards } from '../map/matching-cards.ts';
import type { CardId, Side } from '../pack-types.ts';
import type { Placing, Position } from '../types.ts';

/**
 * The terms on which an event places cubes: which cards, and which of the basic rules hold. Infiltrate leaves
 * out both access and dominance (5.4.2); the others follow them unless the card, or the table (A22), says otherwise.
 */
export function placingTerms(
  position: Position,
  side: Side,
  card: CardId,
  effect: PlacingEffect,
): Omit<Placing, 'placed' | 'short'> {
  const { state, pack, options } = position;
  const basic = effect.op !== 'infiltrate' && options.events_follow_basic_rules;
  const byAccess = basic && effect.op !== 'command_ignore_adjacency';
  const taxed = basic && effect.op !== 'command_ignore_dominance';
  const reached = matchingCards(state, pack, effect.where, card).map((match) => match.card);
  const accessible = byAccess ? accessibleCards(state, options, side) : reached;
  return {
    side,
    card,
    cause: 'event',
    left: effect.max,
    targets: reached.filter((match) => accessible.includes(match)),
    byAccess,
    taxed,
    ...(effect.max_per_card === undefined ? {} : { perCard: effect.max_per_card }),
  };
}
