import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { breachChance, breachModifiers } from './breach.ts';
import { type Siege, siegesBy, siegesOf } from './siege.ts';

/** What a power decides about one siege in the siege step, and how it may answer; the first answer is the default. */
export type SiegeQuestion = { readonly siege: Siege } & (
  | { readonly about: 'assault'; readonly answers: readonly ['wait', 'assault'] }
  | { readonly about: 'breached'; readonly answers: readonly ['fight', 'surrender', 'give_up'] }
  | { readonly about: 'sally'; readonly answers: readonly ['stay', 'sally'] }
);

/**
 * 7.5.4: what a power has to decide in a turn: as a besieger in phase whether it assaults, as the besieged what its
 * forces do when the walls are breached, and in its own turn whether they attack the besiegers.
 */
export function questionsFor(board: Board, power: Power, powers: readonly Power[]): readonly SiegeQuestion[] {
  const inPhase = siegesBy(board, powers);
  return [
    ...inPhase
      .filter(({ besiegers }) => besiegers[0] === power)
      .map((siege): SiegeQuestion => ({ about: 'assault', siege, answers: ['wait', 'assault'] })),
    ...inPhase
      .filter(({ besieged }) => besieged === power)
      .map((siege): SiegeQuestion => ({ about: 'breached', siege, answers: ['fight', 'surrender', 'give_up'] })),
    ...(powers.includes(power) ? siegesOf(board, power) : []).map(
      (siege): SiegeQuestion => ({ about: 'sally', siege, answers: ['stay', 'sally'] }),
    ),
  ];
}

/** `breached-ulm`: the field of a question, and the key of its answer. */
export const fieldOf = ({ about, siege }: SiegeQuestion): string => `${about}-${siege.area}`;

/** What a power's standing orders answer; undefined: it is asked. */
export function answerByOrders(board: Board, power: Power, question: SiegeQuestion): string | undefined {
  const { assaults, breached, sallies } = standingOrders(board.state, power).reactions ?? {};
  switch (question.about) {
    case 'assault': {
      if (assaults === undefined) return undefined;
      const chance = breachChance(board.pack, question.siege.area, breachModifiers(board, question.siege, true));
      return assaults === 'always' || (assaults === 'even' && chance >= EVEN) ? 'assault' : 'wait';
    }
    case 'breached':
      return breached;
    case 'sally':
      return sallies && (sallies === 'always' ? 'sally' : 'stay');
  }
}

const EVEN = 50;
