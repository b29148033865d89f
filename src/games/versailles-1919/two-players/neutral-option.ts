import { issueOf } from '../cards.ts';
import { amountOf } from '../effects/amount.ts';
import type { FactionId, IssueId, IssueOption } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { At } from '../types.ts';
import { isNeutral } from './neutral.ts';

/**
 * The options among which an issue's winner may choose: all; for a neutral faction those that leave it least
 * unhappy (15.5).
 */
export function openOptions({ state, pack }: At, faction: FactionId, issue: IssueId): readonly IssueOption[] {
  const { options } = issueOf(pack, issue);
  if (!isNeutral(state, faction)) return options;
  const best = Math.max(...options.map((option) => moodOf(state, option, faction)));
  return options.filter((option) => moodOf(state, option, faction) === best);
}

/** What an option does to the happiness of the faction that takes it. */
export function moodOf(state: State, { effects }: IssueOption, faction: FactionId): number {
  return effects.reduce(
    (sum, effect) =>
      effect.op === 'happiness' && (effect.who === faction || effect.who === 'you')
        ? sum + amountOf(state, effect, faction)
        : sum,
    0,
  );
}
