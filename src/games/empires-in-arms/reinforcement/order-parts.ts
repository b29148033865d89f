import type { Field, Order, PlainChoice } from '../../../kernel/choice.ts';
import { one } from '../piece-options.ts';
import type { FleetPlace } from '../state.ts';
import type { Reinforcement } from './due-arrivals.ts';
import { msg } from './msg.ts';
import { kindName } from './order-names.ts';

const upTo = (max: number): PlainChoice => ({ kind: 'number', min: 1, max: Math.max(max, 1) });

export const field = (id: string, choice: PlainChoice, optional?: true): Field => ({
  id,
  label: msg('empires-in-arms-reinforcement.field', { field: id }),
  choice,
  ...(optional && { optional }),
});

export const numberField = (most: number): Field => field('number', upTo(most));
export const whatField = (kinds: readonly Reinforcement[]): Field =>
  field('what', one(kinds.map((what) => ({ id: what, label: kindName(what) }))));

/** One kind of order. */
export function orderOf(id: string, choice: PlainChoice): Order {
  return { id, label: msg('empires-in-arms-reinforcement.order', { order: id.replaceAll('-', '_') }), choice };
}

export const formOf = (id: string, ...fields: Field[]): Order => orderOf(id, { kind: 'form', fields });

/** One and the same text for all that is in one place. */
export const spotOf = (at: Readonly<FleetPlace>): string => `${at.in} ${at.in === 'sea' ? at.sea : at.area}`;
