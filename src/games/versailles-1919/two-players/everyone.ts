import { activeOf, clockwiseFrom } from '../factions.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';

/**
 * All factions that cards and uprisings can meet, clockwise from one of them. A neutral one comes right after the
 * player whose turn it is, as its action does (15.2).
 */
export function everyoneFrom(state: State, faction: FactionId): readonly FactionId[] {
  const { neutral } = state;
  if (!neutral) return clockwiseFrom(state, faction);
  const [active, ...others] = clockwiseFrom(state, activeOf(state));
  const circle = active ? [active, neutral, ...others] : [neutral];
  const at = Math.max(0, circle.indexOf(faction));
  return [...circle.slice(at), ...circle.slice(0, at)];
}

/** The same, this one last. */
export function everyoneEndingWith(state: State, faction: FactionId): readonly FactionId[] {
  const [first, ...others] = everyoneFrom(state, faction);
  return first ? [...others, first] : [];
}
