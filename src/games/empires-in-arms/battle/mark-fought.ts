import type { CorpsId } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** Corps have fought in this turn: they hunt no guerrillas in it (10.1.1). */
export function markFought(state: State, corps: readonly CorpsId[]): void {
  if (corps.length > 0) state.fought = [...new Set([...(state.fought ?? []), ...corps])];
}
