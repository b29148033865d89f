import type { SeatId } from '../../../kernel/decision.ts';
import type { FactionId } from '../pack-types.ts';
import type { Solo, State } from '../state.ts';

/*
 * Section 16: one player, three factions; the player runs one of them, the two others are bots. Which one they run can
 * change in the middle of a turn (16.12), so every rule asks at its own moment whose faction it is about: what a bot
 * has begun its new player finishes as they like, and the other way round.
 *
 * What the bots' rules leave open the player decides for them: "when a bot is in doubt, you choose" (the rulebook's
 * note on the bots' political action). So they are asked for a bot
 *   - in all that events do, conference events and crises alike, "each player" included (16.9),
 *   - which unit a bot loses in a mutiny or demobilizes, where its units are in more than one place (16.7, 9.3),
 *   - whom the leftmost unit of a bot hits, and which of two equally dear issues a bot loses (10.3),
 *   - between equals, wherever the rules name no die (16.8, 16.9, 16.11, 16.12).
 */

/** The one seat of a solitaire table. */
export const SOLO_SEAT: SeatId = 'solo';

/** 16.1. */
const SOLO_FACTIONS = ['uk', 'fr', 'us'] as const satisfies readonly FactionId[];

export function isSoloFaction(id: string): boolean {
  return SOLO_FACTIONS.some((faction) => faction === id);
}

/** Whether a table with these seats is played by one person alone. */
export function isSolitaire(seats: readonly SeatId[]): boolean {
  return seats.includes(SOLO_SEAT);
}

/** The game's solitaire part; only where there is one. */
export function soloOf({ solo }: State): Solo {
  if (!solo) throw new Error('this is no solitaire game');
  return solo;
}

/** True for the factions that act by themselves just now. */
export function isBot({ solo }: State, faction: FactionId): boolean {
  return solo !== undefined && solo.faction !== faction;
}

/** The two bots, in turn order. */
export function botsOf(state: State): readonly FactionId[] {
  return state.order.filter((faction) => isBot(state, faction));
}
