import { theOption } from '../answers.ts';
import { issueVp, strategyOf } from '../cards.ts';
import { activeOf, clockwiseFrom, seatOf } from '../factions.ts';
import { msg } from '../msg.ts';
import { nationArgs } from '../names.ts';
import type { Decide, Step } from '../types.ts';
import { conditionsText } from './condition-text.ts';
import { strategyWorth } from './strategy-worth.ts';

/**
 * 11.1, 11.2: once, in rising order of printed VP; among equals, the one that is reached first clockwise from the
 * active player.
 */
export const chooseStrategies: Step<'choose-strategies'> = {
  section: '11.1',
  run({ state, pack, push, tell }) {
    state.strategiesChosen = true;
    const order = clockwiseFrom(state, activeOf(state))
      .map((faction) => ({ faction, vp: issueVp(state, pack, faction) }))
      .sort((a, b) => a.vp - b.vp);
    tell({ type: 'strategy-order', order });
    push(...order.map(({ faction }) => ({ ask: 'take-strategy' as const, args: { faction } })));
  },
};

/** 11.2: one card each, in the open; the last one left is removed. */
export const takeStrategy: Decide<'take-strategy'> = {
  section: '11.2',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: ({ state, pack }) => ({
    prompt: msg('versailles-1919.ask.strategy'),
    brief: msg('versailles-1919.brief.strategy'),
    choice: {
      kind: 'one',
      options: state.strategies.map((id) => ({
        id,
        label: msg('versailles-1919.option.strategy', { strategy: strategyOf(pack, id).name }),
        detail: conditionsText(strategyOf(pack, id).conditions),
        place: `strategy:${id}`,
      })),
    },
  }),
  waiting: (_, { faction }) => msg('versailles-1919.waiting.strategy', nationArgs(faction)),
  apply({ state, tell }, answers, { faction }) {
    const strategy = theOption(answers);
    state.strategies = state.strategies.filter((other) => other !== strategy);
    state.strategyOf[faction] = strategy;
    tell({ type: 'strategy-taken', faction, strategy });
    const left = state.order.filter((other) => state.strategyOf[other] === undefined);
    if (left.length > 0) return;
    tell({ type: 'strategies-removed', strategies: [...state.strategies] });
    state.strategies = [];
  },
  /** What would give most just now. */
  fallback: (position, _, { faction }) => {
    const worth = (id: string) => strategyWorth(position, faction, id);
    const [first = '', ...others] = position.state.strategies;
    return others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
  },
};
