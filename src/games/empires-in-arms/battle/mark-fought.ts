import type { CorpsId } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** Corps have fought in this turn: they come to no other battle (7.5.2.8), and hunt no guerrillas (10.1.1). */
export function markFought(state: State, corps: readonly CorpsId[]): void {
  if (corps.length > 0) state.fought = [...new Set([...(state.fought ?? []), ...corps])];
}
