import type { Preset } from '../../../kernel/choice.ts';
import type { Position } from '../types.ts';
import type { LIMITS } from './bid-fields.ts';
import { msg } from './msg.ts';
import { orderFields } from './order-fields.ts';

/** Units with which own issues are defended, where somebody wants no more than that said. */
const DEFENCE = 2;

/** What most players want ordered, in words: each is what they would pick in some fields of the form. */
export function orderPresets(position: Position, seat: string): readonly Preset[] {
  const { figures } = position.pack;
  const asked = orderFields(position, seat).map(({ id }) => id);
  const defence: Preset['answer'] = {
    bids: 'bid',
    bidUnits: Math.min(DEFENCE, figures.units),
    bidRegionUnit: 'no',
    bidInfluence: 0,
    bidHappiness: figures.unitPrice * figures.units,
    bidOwn: 'yes',
    bidIssues: [],
    bidKinds: [],
    bidBeyond: 'pass',
  } satisfies { readonly [limit in 'bids' | (typeof LIMITS)[number]]: unknown };
  // Where nothing can come up for bid yet there is no field that names issues.
  const limits = Object.fromEntries(Object.entries(defence).filter(([field]) => asked.includes(field)));
  return [
    preset('never_bid', { bids: 'pass' }),
    preset('defend', limits),
    preset('minus_else_ask', { announce: 'minus-if-hit-else-ask' }),
    preset('no_events', { events: 'decline' }),
    preset('happiest', { otherOptions: 'kindest', eitherOr: 'happiness' }),
    preset('no_deals', { deals: 'decline' }),
    preset('no_military', { military: 'none' }),
    preset('ask_everything', { all: 'none' }),
  ];
}

function preset(id: string, answer: Preset['answer']): Preset {
  return { id, label: msg('versailles-1919-orders.preset', { preset: id, units: DEFENCE }), answer };
}
