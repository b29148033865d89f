import type { OptionalAction } from '../../../kernel/optional-action.ts';
import { isFaction } from '../factions.ts';
import type { Position, Versailles } from '../types.ts';
import { msg } from './msg.ts';

/** Every seat may give orders, and pass for a turn, from the first turn on; alone there is nobody to wait for. */
export function orderActions({ seats, state }: Position): readonly OptionalAction<Versailles>[] {
  const factions = seats.filter(isFaction);
  if (factions.length < 2 || state.active === undefined || state.ending) return [];
  return [
    { ask: 'give-orders', args: {}, seats: factions, label: msg('versailles-1919-orders.label.orders') },
    { ask: 'pass-this-turn', args: {}, seats: factions, label: msg('versailles-1919-orders.label.pass') },
  ];
}
