import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type BudgetLine, linesOf } from './budget-line.ts';
import type { EconomyFact } from './economy-fact.ts';
import { TRADER } from './list-trade.ts';
import { refuseTrade } from './refuse-trade.ts';
import { stopAmericanTrade, whyNotStopTrade } from './stop-american-trade.ts';

/** 8.2.1.2.1: whose domestic trade a power refuses from now on: as before, but for what its lines say. */
export function carryOutRefusals({ state }: Board, power: Power, lines: readonly BudgetLine[]): readonly EconomyFact[] {
  const more = linesOf(lines, 'refuse-trade').map((line) => line.with);
  const again = linesOf(lines, 'trade-again').map((line) => line.with);
  if (more.length + again.length === 0) return [];
  const before = state.powers[power].refusesTradeWith ?? [];
  const refused = [...new Set([...before, ...more])].filter((other) => !again.includes(other));
  refuseTrade(state, power, refused);
  return [{ type: 'domestic-trade-refused', power, refused }];
}

/** 8.2.1.2.2: Great Britain stops the American trade of those it names, and of nobody else any more. */
export function carryOutStop(board: Board, lines: readonly BudgetLine[], roll: () => number): readonly EconomyFact[] {
  const named = linesOf(lines, 'stop-american-trade').map((line) => line.with);
  const enemies = named.filter((enemy) => !whyNotStopTrade(board.state, TRADER, enemy));
  const wasAtWar = board.state.american?.war === true;
  let die: number | undefined;
  const war = stopAmericanTrade(board, enemies, () => {
    die = roll();
    return die;
  });
  if (enemies.length > 0)
    return [{ type: 'american-trade-stopped', power: TRADER, enemies, war, ...(die !== undefined && { die }) }];
  return wasAtWar ? [{ type: 'american-war-over', power: TRADER }] : [];
}
