import type { Field, Option } from '../../../kernel/choice.ts';
import type { Printed } from '../../../kernel/printed.ts';
import { controlledBy, issueOf, strategyOf } from '../cards.ts';
import { isFaction } from '../factions.ts';
import { nationName } from '../names.ts';
import type { Position } from '../types.ts';
import { fieldLabel } from './field-parts.ts';
import { msg } from './msg.ts';
import type { Orders } from './orders.ts';

/**
 * Orders that are a ranking: strategy cards (11.2), the faction that is hit (10.3a), the own issue that is given up
 * (10.3b).
 */
export function rankingFields({ state, pack }: Position, seat: string, orders: Orders): readonly Field[] {
  const own = isFaction(seat) ? controlledBy(state, seat) : [];
  return [
    ranking(
      'strategies',
      orders.strategies,
      state.strategies.map((id) => ({ id, label: named(strategyOf(pack, id).name) })),
    ),
    ranking(
      'hit',
      orders.hit,
      state.order.map((faction) => ({ id: faction, label: nationName(faction) })),
    ),
    ranking(
      'giveUp',
      orders.giveUp,
      own
        .filter(({ issue }) => issue !== pack.endCard)
        .map(({ issue }) => ({ id: issue, label: named(issueOf(pack, issue).name) })),
    ),
  ].flat();
}

/** No field where there is nothing to rank. */
function ranking(id: string, now: readonly string[], options: readonly Option[]): readonly Field[] {
  if (options.length === 0) return [];
  const placed = options.map((option) => {
    const place = now.indexOf(option.id) + 1;
    return place === 0 ? option : { ...option, detail: msg('versailles-1919-orders.place-now', { place }) };
  });
  const choice = { kind: 'ranking', options: placed, min: 0, max: placed.length } as const;
  return [{ id, label: fieldLabel(id), optional: true, choice }];
}

function named(name: Printed) {
  return msg('versailles-1919-orders.named', { name });
}
