import { beginPlacing } from '../cubes/give-order.ts';
import { regionIdOf } from '../map/cards.ts';
import { matchingCards } from '../map/matching-cards.ts';
import { checkFlag, moveMarker } from '../scoring/move-marker.ts';
import { direction, opponent } from '../sides.ts';
import type { Step } from '../types.ts';
import { canCarryOut } from './can-carry-out.ts';
import { placingTerms } from './placing-terms.ts';

/**
 * 5.4: the effects of the data pack. What an effect reaches is fixed when it begins; parts of a sequence begin one by
 * one.
 */
export const carryOutEvent: Step<'carry-out-event'> = {
  section: '5.4',
  run(play, { side, card, effect }) {
    const { state, pack, push, tell } = play;
    if (!canCarryOut(play, side, card, effect)) {
      tell({ type: 'event-without-effect', side, card, effect });
      return;
    }
    const perCard =
      'max_per_card' in effect && effect.max_per_card !== undefined ? { perCard: effect.max_per_card } : {};
    switch (effect.op) {
      case 'infiltrate':
      case 'command':
      case 'command_ignore_dominance':
      case 'command_ignore_adjacency':
        beginPlacing(play, placingTerms(play, side, card, effect));
        return;
      case 'gain': {
        const net = effect.points * direction(side);
        moveMarker(play, { for: 'gain', of: card, us: 0, ussr: 0, bonus: 0, net });
        tell({ type: 'points-gained', side, card, points: effect.points, score: state.score });
        checkFlag(play, 'event');
        return;
      }
      case 'remove_opponent': {
        const targets = matchingCards(state, pack, effect.where, card).filter((match) => match[opponent(side)] > 0);
        push({
          ask: 'remove-cubes',
          args: { side, card, max: effect.max, targets: targets.map((match) => match.card), ...perCard },
        });
        return;
      }
      case 'move_own':
        push({
          step: 'move-cubes',
          args: {
            side,
            card,
            left: effect.max,
            sources: matchingCards(state, pack, effect.from, card).map((match) => match.card),
            targets: matchingCards(state, pack, effect.where, card).map((match) => match.card),
            placed: {},
            ...perCard,
          },
        });
        return;
      case 'score_region': {
        const named = effect.region === 'this' ? regionIdOf(pack, card) : effect.region;
        if (named === 'any')
          push({ ask: 'which-region', args: { side, card, regions: pack.regions.map((region) => region.id) } });
        else push({ step: 'score-region', args: { region: named, reason: 'event' } });
        return;
      }
      case 'sequence':
        push(
          ...effect.effects.map((part) => ({ step: 'carry-out-event' as const, args: { side, card, effect: part } })),
        );
        return;
      case 'choice':
        push({ ask: 'which-effect', args: { side, card, effects: effect.effects } });
        return;
    }
  },
};
