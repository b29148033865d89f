import type { Slot } from '../../../kernel/choice.ts';
import { theAmounts } from '../answers.ts';
import { openIssues } from '../cards.ts';
import { seatOf } from '../factions.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs } from '../names.ts';
import type { FactionId, IssueId, Pack } from '../pack-types.ts';
import { msg as solitaireMsg } from '../solitaire/msg.ts';
import { isBot } from '../solitaire/solo.ts';
import type { State } from '../state.ts';
import type { Decide } from '../types.ts';
import { neededToLead } from './cubes.ts';
import { cubesText } from './cubes-words.ts';
import { refusePlacing } from './refuse-placing.ts';
import { supplyOf } from './supply.ts';

/** 4.1: cubes on exactly two issues, so that the faction leads both. */
const ISSUES = 2;

export const placeInfluence: Decide<'place-influence'> = {
  section: '4.1',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: ({ state, pack }, _, { faction }) => {
    const { available } = supplyOf(state, faction);
    return {
      prompt: isBot(state, faction)
        ? solitaireMsg('versailles-1919-solitaire.ask.places', { available })
        : msg('versailles-1919.ask.place', { available }),
      brief: msg('versailles-1919.brief.place'),
      choice: {
        kind: 'spread',
        slots: slots(state, pack, faction),
        total: { min: ISSUES, max: available },
        used: { min: ISSUES, max: ISSUES },
      },
    };
  },
  refuse: (position, _, answer, { faction }) => refusePlacing(position, faction, answer),
  waiting: (_, { faction }) => msg('versailles-1919.waiting.place', nationArgs(faction)),
  apply({ state, tell }, answers, { faction }) {
    const supply = supplyOf(state, faction);
    const amounts = theAmounts(answers);
    const placed = openIssues(state).flatMap((issue) => {
      const cubes = amounts[issue] ?? 0;
      if (cubes === 0) return [];
      const there = { ...state.influence[issue] };
      const total = (there[faction] ?? 0) + cubes;
      state.influence[issue] = { ...there, [faction]: total };
      supply.available -= cubes;
      return [{ issue, cubes, total }];
    });
    tell({ type: 'influence-placed', faction, placed, available: supply.available });
  },
  /** Where it takes fewest cubes to lead. */
  fallback: ({ state }, _, { faction }) =>
    Object.fromEntries(
      cheapest(state, faction)
        .slice(0, ISSUES)
        .map(({ issue, needed }) => [issue, needed]),
    ),
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** 4.1: whether the Available cubes reach for leading two issues. */
export function canPlace(state: State, faction: FactionId): boolean {
  return leastPlacing(state, faction) <= supplyOf(state, faction).available;
}

/** The fewest cubes with which a faction leads two issues. */
export function leastPlacing(state: State, faction: FactionId): number {
  const [first, second] = cheapest(state, faction);
  return first && second ? first.needed + second.needed : Number.POSITIVE_INFINITY;
}

function cheapest(state: State, faction: FactionId): readonly { readonly issue: IssueId; readonly needed: number }[] {
  return openIssues(state)
    .map((issue) => ({ issue, needed: neededToLead(state, issue, faction) }))
    .sort((a, b) => a.needed - b.needed);
}

/** The issues that can be led while another one is led too. */
function slots(state: State, pack: Pack, faction: FactionId): readonly Slot[] {
  const { available } = supplyOf(state, faction);
  const issues = cheapest(state, faction);
  return openIssues(state).flatMap((issue) => {
    const min = neededToLead(state, issue, faction);
    const max = available - (issues.find((other) => other.issue !== issue)?.needed ?? available);
    if (min > max) return [];
    const most = isBot(state, faction) ? min : max; // 16.8.2
    return [
      {
        id: issue,
        label: msg('versailles-1919.option.issue', { issue: issueName(pack, issue) }),
        detail: msg('versailles-1919.option.issue-to-lead', {
          where: state.table.includes(issue) ? 'table' : 'waiting',
          cubes: cubesText(state, issue),
          needed: min,
        }),
        place: `issue:${issue}`,
        min,
        max: most,
      },
    ];
  });
}
