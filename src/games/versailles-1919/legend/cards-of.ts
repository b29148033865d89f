import type { LegendItem } from '../../../kernel/legend.ts';
import { msg as boardMsg } from '../board/msg.ts';
import { kindTitle } from '../board/names.ts';
import type { EventView, IssueView, StrategyView, View } from '../view-types.ts';
import { msg } from './msg.ts';

/** The cards that lie open, which are all but those in the decks; each once. */
export function cardsOf(view: View): readonly LegendItem[] {
  const { table, waitingRoom, drawn, discard, auction, factions, event, waitingEvents, strategies } = view;
  const issues = [...table, ...waitingRoom, ...drawn, ...discard, ...factions.flatMap((faction) => faction.issues)];
  const owned = factions.flatMap(({ strategy }) => (strategy ? [strategy] : []));
  const items = [
    ...(auction ? [...issues, auction.issue] : issues).map(issueItem),
    ...[...(event ? [event] : []), ...waitingEvents].map(eventItem),
    ...[...strategies, ...owned].map(strategyItem),
  ];
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** 1.5: an issue as it is printed: what it belongs to, its VP, and what each option does. */
function issueItem({ id, name, kind, vp, noMilitary, options }: IssueView): LegendItem {
  return {
    id: `issue-${id}`,
    name,
    text: [
      msg('versailles-1919-legend.issue', { kind: kindTitle(kind), vp, military: noMilitary ? 'no' : 'yes' }),
      ...(kind === 'end' ? [boardMsg('versailles-1919-board.end-card')] : []),
      ...options.map(({ label, effects }) => msg('versailles-1919-legend.option', { label, effects })),
    ],
    section: kind === 'end' ? '13.2' : '5.3',
  };
}

function eventItem({ id, name, optional, icon, conference, crisisLabel, crisis }: EventView): LegendItem {
  return {
    id: `event-${id}`,
    name,
    text: [
      msg('versailles-1919-legend.event', { optional: optional ? 'yes' : 'no', icon: icon ? 'yes' : 'no' }),
      boardMsg('versailles-1919-board.conference', { effect: conference }),
      boardMsg('versailles-1919-board.crisis', { label: crisisLabel, effect: crisis }),
    ],
    section: '5.3',
  };
}

function strategyItem({ id, name, conditions }: StrategyView): LegendItem {
  return {
    id: `strategy-${id}`,
    name,
    text: [boardMsg('versailles-1919-board.text-list', { items: conditions })],
    section: '11.3',
  };
}
