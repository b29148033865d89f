import type { SeatId } from '../../kernel/decision.ts';
import type { FactionId } from './pack-types.ts';
import type { State } from './state.ts';
import type { Position } from './types.ts';

/** Every faction that can be played, in the order of the rules file. */
export const FACTIONS = ['uk', 'fr', 'us', 'it'] as const satisfies readonly FactionId[];

export function isFaction(id: string | undefined): id is FactionId {
  return FACTIONS.some((faction) => faction === id);
}

/** Every faction with pieces: those that take turns first, then a neutral one (15.1). */
export function factionsIn({ order, supply }: State): readonly FactionId[] {
  return [...order, ...FACTIONS.filter((faction) => supply[faction] && !order.includes(faction))];
}

/** The factions clockwise, beginning with this one. */
export function clockwiseFrom({ order }: State, faction: FactionId): readonly FactionId[] {
  const at = Math.max(0, order.indexOf(faction));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The factions clockwise, this one last (10.2a, A-31). */
export function endingWith(state: State, faction: FactionId): readonly FactionId[] {
  const [first, ...others] = clockwiseFrom(state, faction);
  return first ? [...others, first] : [];
}

/**
 * The seat that decides for a faction: its own; a faction without a seat is led by the player whose turn it is (15.2),
 * and a lone player decides all that the bots do not (16.6).
 */
export function seatOf({ seats, state }: Pick<Position, 'seats' | 'state'>, faction: FactionId): SeatId {
  if (seats.includes(faction)) return faction;
  const active = seats.find((seat) => seat === state.active);
  const seat = active ?? seats[0];
  if (seat === undefined) throw new Error(`nobody decides for ${faction}`);
  return seat;
}

/** The faction that acts just now. */
export function activeOf({ active }: State): FactionId {
  if (!active) throw new Error('it is nobody’s turn');
  return active;
}
