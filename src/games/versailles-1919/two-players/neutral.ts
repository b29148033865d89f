import type { SeatId } from '../../../kernel/decision.ts';
import type { FactionId } from '../pack-types.ts';
import type { State, Supply } from '../state.ts';

/** With this many players the US takes part without a player (15). */
const PLAYERS = 2;

/** 15.1: the faction that nobody plays though it has cubes; with more players there is none. */
export function neutralFor(seats: readonly SeatId[]): FactionId | undefined {
  return seats.length === PLAYERS ? 'us' : undefined;
}

/** 15.1: a neutral faction has its cubes, and no units. */
export function neutralSupply(cubes: number): Supply {
  return { available: cubes, exhausted: 0, units: { available: 0, exhausted: 0 } };
}

/** Whether this is the faction that nobody plays. */
export function isNeutral({ neutral }: Pick<State, 'neutral'>, faction: FactionId): boolean {
  return faction === neutral;
}
