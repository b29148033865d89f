import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { TRADER } from './list-trade.ts';

/** Why a power cannot stop another's American trade (8.2.1.2.2); undefined: it can. */
export type NoStop = { readonly why: 'not_great_britain' | 'not_at_war' };

export function whyNotStopTrade(state: State, power: Power, enemy: Power): NoStop | undefined {
  if (power !== TRADER) return { why: 'not_great_britain' };
  return enemy === TRADER || !areAtWar(state, power, enemy) ? { why: 'not_at_war' } : undefined;
}

/**
 * 8.2.1.2.2: Great Britain says whose American trade it stops in this phase, instead of whose it stopped before. If it
 * is anybody's, one die is thrown, which may bring war with the United States; the war is over once it stops nobody's
 * (ruling). Gives whether there is war.
 */
export function stopAmericanTrade(board: Board, enemies: readonly Power[], roll: () => number): boolean {
  const { state, pack } = board;
  for (const enemy of enemies) {
    const no = whyNotStopTrade(state, TRADER, enemy);
    if (no) throw new Error(`nobody stops the American trade of ${enemy}: ${no.why}`);
  }
  if (enemies.length === 0) {
    delete state.american;
    return false;
  }
  const war = state.american?.war ?? roll() <= pack.economy.americanWarOn;
  state.american = { stopped: [...new Set(enemies)], ...(war && { war }) };
  return war;
}
