import { anyGame } from './any-game.ts';
import type { DecisionId } from './decision.ts';
import type { Game } from './machine.ts';
import { isSealedOptionalAction } from './optional-actions.ts';
import type { GameTypes } from './rules.ts';

/**
 * The place of an entry in the log. What a seat does in secret has no number of its own, as everybody could count it:
 * it follows entry `seq` as that one's first, second, ... secret entry. "After entry 41" means: and after its secret
 * ones.
 */
export type EntryPlace = { readonly seq: number; readonly secret?: number | undefined };

/** Below 0 when `a` comes first. */
export function comparePlaces(a: EntryPlace, b: EntryPlace): number {
  return a.seq - b.seq || (a.secret ?? 0) - (b.secret ?? 0);
}

/** One text for one entry: `41`, and `41s1` for its first secret one. */
export function placeKey({ seq, secret }: EntryPlace): string {
  return secret === undefined || secret === 0 ? String(seq) : `${seq}s${secret}`;
}

/**
 * The place of the next entry of a log that goes up to `last`; `decision`: what the entry answers, if it is an answer.
 */
export function nextPlace<G extends GameTypes>(
  game: Game<G>,
  last: EntryPlace,
  decision: DecisionId | undefined,
): { readonly seq: number; readonly secret?: number } {
  if (decision === undefined || !isSealedOptionalAction(anyGame(game), decision)) return { seq: last.seq + 1 };
  return { seq: last.seq, secret: (last.secret ?? 0) + 1 };
}

/** Whether an entry comes right after another one, or is the first of a log. */
export function follows(place: EntryPlace, before: EntryPlace | undefined): boolean {
  const secret = place.secret ?? 0;
  if (secret === 0) return place.seq === (before?.seq ?? 0) + 1;
  return before?.seq === place.seq && secret === (before.secret ?? 0) + 1;
}
