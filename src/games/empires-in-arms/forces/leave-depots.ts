import type { Board } from '../position-types.ts';
import type { Garrison } from '../state.ts';
import { intoCity } from './into-city.ts';
import { commanderOf } from './who-commands.ts';

/**
 * 7.2: men of these nations hold no depot of a power that does not command them any more: they go into the city of the
 * area as far as there is room, and the rest is lost (ruling).
 */
export function leaveDepots(board: Board, nations: readonly Garrison['nation'][]): void {
  const { state } = board;
  for (const [area, { power, garrison }] of Object.entries(state.depots)) {
    if (!garrison || !nations.includes(garrison.nation) || commanderOf(state, garrison.nation) === power) continue;
    state.depots[area] = { power };
    intoCity(board, area, garrison);
  }
}
