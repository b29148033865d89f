import type { Power } from '../pack-lists.ts';
import type { State } from '../state.ts';
import { TRADER } from './list-trade.ts';

/** Why a power cannot refuse another's domestic trade (8.2.1.2.1); undefined: it can. */
export type NoRefusal = { readonly why: 'self' | 'gone' | 'not_with_great_britain' };

export function whyNotRefuseTrade(state: State, power: Power, other: Power): NoRefusal | undefined {
  if (power === other) return { why: 'self' };
  if (power !== TRADER && other !== TRADER) return { why: 'not_with_great_britain' };
  return state.powers[other].played === 'gone' ? { why: 'gone' } : undefined;
}

/** 8.2.1.2.1: whose domestic trade a power refuses from now on, instead of whose it refused before. */
export function refuseTrade(state: State, power: Power, others: readonly Power[]): void {
  for (const other of others) {
    const no = whyNotRefuseTrade(state, power, other);
    if (no) throw new Error(`${power} cannot refuse the trade of ${other}: ${no.why}`);
  }
  if (others.length > 0) state.powers[power].refusesTradeWith = [...new Set(others)];
  else delete state.powers[power].refusesTradeWith;
}
