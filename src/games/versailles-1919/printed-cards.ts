import { madeOnce } from '../../kernel/fixed-data.ts';
import type { Effect } from './effect.ts';
import { effectsText, effectText } from './effects/effect-text.ts';
import type { EventCard, EventPart, Issue, Strategy } from './pack-types.ts';
import { conditionText } from './strategy/condition-text.ts';
import type { EventView, IssueView, StrategyView } from './view-types.ts';

/*
 * Cards as they are printed, with nothing on them.
 */

/** An issue without cubes. */
export function printedIssue(issue: Issue): IssueView {
  const { id, name, kind, vp, noMilitary } = issue;
  return { id, name, kind, vp, noMilitary, options: optionsOf(issue), cubes: {}, leader: undefined };
}

const optionsOf = madeOnce(({ options }: Issue): IssueView['options'] =>
  options.map(({ id, label, effects }) => ({ id, label, effects: effectsText(effects), parts: effects })),
);

/** An event without a cube; `effectOf` says which of two readings of a part the table plays. */
export function printedEvent(event: EventCard, effectOf: (part: EventPart) => Effect): EventView {
  const { id, name, icon, crisis, conference } = event;
  return {
    id,
    name,
    icon,
    optional: conference.optional,
    conference: effectText(effectOf(conference)),
    crisisLabel: crisis.label,
    crisis: effectText(effectOf(crisis)),
    cube: undefined,
  };
}

export const printedStrategy = madeOnce(
  ({ id, name, conditions }: Strategy): StrategyView => ({
    id,
    name,
    conditions: conditions.map(conditionText),
    terms: conditions,
  }),
);
