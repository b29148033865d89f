import { openTargets } from '../cubes/can-place.ts';
import type { Effect } from '../effect.ts';
import { matchingCards } from '../map/matching-cards.ts';
import type { CardId, Side } from '../pack-types.ts';
import { opponent } from '../sides.ts';
import type { Position } from '../types.ts';
import { placingTerms } from './placing-terms.ts';

/** Whether an event could change anything now; if not, nobody is asked about it. */
export function canCarryOut(position: Position, side: Side, card: CardId, effect: Effect): boolean {
  const { state, pack } = position;
  switch (effect.op) {
    case 'infiltrate':
    case 'command':
    case 'command_ignore_dominance':
    case 'command_ignore_adjacency':
      return openTargets(position, placingTerms(position, side, card, effect)).length > 0;
    case 'gain':
    case 'score_region':
      return true;
    case 'remove_opponent':
      return matchingCards(state, pack, effect.where, card).some((match) => match[opponent(side)] > 0);
    case 'move_own': {
      const targets = matchingCards(state, pack, effect.where, card);
      return matchingCards(state, pack, effect.from, card).some(
        (source) => source[side] > 0 && targets.some((target) => target !== source),
      );
    }
    case 'sequence':
    case 'choice':
      return effect.effects.some((part) => canCarryOut(position, side, card, part));
  }
}
