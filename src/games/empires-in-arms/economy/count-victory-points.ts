import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import { victoryPointsAt } from '../status/square.ts';

/** The one power that may turn points against an enemy (8.1.2). */
export const TURNER: Power = 'great_britain';

/** Whom Great Britain takes points from instead of gaining them itself. */
export type Transfer = { readonly from: Power; readonly points: number };

/** Why Great Britain cannot turn its points so (8.1.2); undefined: it can. */
export type NoTransfer =
  | { readonly why: 'not_at_war' | 'gone' | 'not_a_whole_number' }
  | { readonly why: 'too_many'; readonly most: number };

export function whyNotTransfer(board: Board, { from, points }: Transfer): NoTransfer | undefined {
  const { state } = board;
  if (state.powers[TURNER].played === 'gone') return { why: 'gone' };
  if (from === TURNER || !areAtWar(state, TURNER, from)) return { why: 'not_at_war' };
  if (!Number.isSafeInteger(points) || points <= 0) return { why: 'not_a_whole_number' };
  const most = mostToTransfer(board);
  return points > most ? { why: 'too_many', most } : undefined;
}

/** 8.1.2: one in three of what Great Britain gains in this step, rounded down. */
export function mostToTransfer({ state, pack }: Board): number {
  return Math.floor(victoryPointsAt(pack, state.powers[TURNER].square) / pack.economy.britishTransferDivisor);
}

/**
 * 8.1: each power gains the victory points of its square, unplayed ones too (ruling). Great Britain may turn some of
 * its own against one enemy in each step. Gives what each has gained or lost.
 */
export function countVictoryPoints(board: Board, transfer?: Transfer): ReadonlyMap<Power, number> {
  const { state, pack } = board;
  const no = transfer && whyNotTransfer(board, transfer);
  if (no) throw new Error(`Great Britain cannot turn its points: ${no.why}`);
  const gains = new Map<Power, number>();
  for (const power of POWERS)
    if (state.powers[power].played !== 'gone') gains.set(power, victoryPointsAt(pack, state.powers[power].square));
  if (transfer)
    for (const power of [TURNER, transfer.from]) gains.set(power, (gains.get(power) ?? 0) - transfer.points);
  for (const [power, points] of gains) state.powers[power].victoryPoints += points;
  return gains;
}
