import { powerOf } from '../../../games/empires-in-arms/sequence/who-decides.ts';
import type { EmpiresInArms } from '../../../games/empires-in-arms/types.ts';
import type { Answer } from '../../../kernel/choice.ts';
import { positionOf } from '../../../kernel/machine.ts';
import { explainAnswer, fallbackAnswer } from '../../../kernel/open-decisions.ts';
import type { Player } from '../player.ts';
import { tasteOf } from '../taste.ts';
import { politicsOf } from './politics-of.ts';

/**
 * A simple minister of Empires in Arms: makes friends, now and then a war on a neighbour or a minor country, and peace
 * again; rolls for every minor country, answers its allies, and leaves the rest as the house would have it: upkeep
 * paid, infantry and militia for what is left, factors to the weakest corps.
 */
export function minister(seed: string): Player<EmpiresInArms> {
  const taste = tasteOf(seed);
  return {
    answer(game, machine, decision, seat) {
      const wanted =
        decision.name === 'political-orders' && politicsOf(positionOf(game, machine), powerOf(seat), taste);
      if (wanted && !explainAnswer(game, machine, { decision: decision.id, seat, answer: wanted })) return wanted;
      const fallback = fallbackAnswer(game, machine, decision.id, seat);
      if (fallback === undefined) throw new Error(`${seat} is not asked ${decision.name}`);
      return fallback;
    },
    orders(game, machine, seat) {
      const { standing } = positionOf(game, machine).state;
      if (standing[powerOf(seat)]) return undefined;
      return { optionalAction: '~standing-orders', answer: STANDING };
    },
  };
}

/** What a minister orders in advance: the minor countries. Of wars and purchases it thinks when they come. */
const STANDING: Answer = { politics: 'ask', minors: 'all', purchases: 'ask' };
