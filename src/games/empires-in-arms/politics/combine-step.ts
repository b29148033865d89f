import { POWERS, type Power } from '../pack-lists.ts';
import type { Step } from '../types.ts';
import { type CombinedPhase, type Partners, revealCombinations, whyNotCombine } from './combine-movement.ts';

const PHASES = ['naval', 'land'] as const;

/**
 * 4.9: who moves with whom this month. Whoever named partners that did not all name them back moves alone, and is told
 * so.
 */
export const combineStep: Step<'combine-step'> = {
  section: '4.9',
  run: ({ state, tell }, { combined }) => {
    const possible: { [P in Power]?: { [F in CombinedPhase]?: readonly Power[] } } = {};
    for (const { power, phase, partners } of wishesIn(combined)) {
      const no = whyNotCombine(state, power, partners);
      if (no) tell({ type: 'order-lapsed', power, lapsed: { order: 'combine', phase, with: partners, no } });
      else possible[power] = { ...possible[power], [phase]: partners };
    }

    const groups = revealCombinations(state, possible);
    for (const { phase, powers } of groups) tell({ type: 'movement-combined', phase, powers });
    for (const { power, phase, partners } of wishesIn(possible)) {
      const isMet = groups.some((group) => group.phase === phase && group.powers.includes(power));
      if (!isMet) tell({ type: 'partners-unanswered', power, phase, with: partners });
    }
  },
};

function wishesIn(combined: Partners) {
  return POWERS.flatMap((power) =>
    PHASES.flatMap((phase) => {
      const partners = combined[power]?.[phase];
      return partners ? [{ power, phase, partners }] : [];
    }),
  );
}
