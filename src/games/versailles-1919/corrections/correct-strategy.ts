import { illegal } from '../../../kernel/refuse-answer.ts';
import { nationName, strategyName } from '../names.ts';
import type { FactionId, StrategyId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { correction, optionIn } from './correction.ts';
import { msg } from './msg.ts';

/** 11.2: a faction gets another card than the one it has; the one that has it gets the first in exchange. */
export const correctStrategy = correction({
  label: msg('versailles-1919-corrections.label.strategy'),
  ask: ({ state, pack }) => ({
    prompt: msg('versailles-1919-corrections.ask.strategy', { chosen: allHaveOne(state) ? 'yes' : 'no' }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'nation',
          label: msg('versailles-1919-corrections.field.nation'),
          choice: {
            kind: 'one',
            options: state.order.flatMap((faction) => {
              const own = state.strategyOf[faction];
              return own === undefined
                ? []
                : [
                    {
                      id: faction,
                      label: nationName(faction),
                      detail: msg('versailles-1919-corrections.option.card', { card: strategyName(pack, own) }),
                    },
                  ];
            }),
          },
        },
        {
          id: 'strategy',
          label: msg('versailles-1919-corrections.field.strategy'),
          choice: {
            kind: 'one',
            options: pack.strategies.map((strategy) => {
              const owner = ownerOf(state, strategy);
              return {
                id: strategy,
                label: msg('versailles-1919-corrections.option.card', { card: strategyName(pack, strategy) }),
                ...(owner && { detail: nationName(owner) }),
              };
            }),
          },
        },
      ],
    },
  }),
  apply({ state, tell }, answer) {
    if (!allHaveOne(state)) throw illegal(msg('versailles-1919-corrections.refused.no-strategies'));
    const faction = state.order.find((each) => each === optionIn(answer, 'nation'));
    const instead = faction && state.strategyOf[faction];
    if (!faction || instead === undefined) throw new Error('no such nation');
    const strategy = optionIn(answer, 'strategy');
    if (strategy === instead) return;
    const by = ownerOf(state, strategy);
    if (by) state.strategyOf[by] = instead;
    state.strategyOf[faction] = strategy;
    tell({ type: 'corrected-strategy', of: faction, strategy, instead, by });
  },
});

/** The first uprising was, and everybody has chosen (10.7, 11.2). */
function allHaveOne({ order, strategyOf }: State): boolean {
  return order.every((faction) => strategyOf[faction] !== undefined);
}

function ownerOf({ order, strategyOf }: State, strategy: StrategyId): FactionId | undefined {
  return order.find((faction) => strategyOf[faction] === strategy);
}
