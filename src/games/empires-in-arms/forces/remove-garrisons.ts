import type { Garrison, State } from '../state.ts';

/** What a nation has in cities and in depots is gone; the depots stay. */
export function removeGarrisons(state: State, isOfIt: (nation: Garrison['nation']) => boolean): void {
  for (const [area, { nation }] of Object.entries(state.garrisons)) if (isOfIt(nation)) delete state.garrisons[area];
  for (const [area, { power, garrison }] of Object.entries(state.depots))
    if (garrison && isOfIt(garrison.nation)) state.depots[area] = { power };
}
