import type { Power } from '../pack-lists.ts';
import type { State } from '../state.ts';
import type { Access } from './access.ts';

/** What a power allows from now on, all of it; a power that allows nothing is not listed. */
export function keepAccess(state: State, power: Power, kept: readonly Access[]): void {
  const { [power]: _, ...others } = state.access ?? {};
  const after = kept.length > 0 ? { ...others, [power]: [...kept] } : others;
  if (Object.keys(after).length > 0) state.access = after;
  else delete state.access;
}

/** A power is out of the game (4.4.8): it lets nobody in any more, and nobody lets it in. */
export function endAccess(state: State, power: Power): void {
  keepAccess(state, power, []);
  for (const [granter, all] of Object.entries(state.access ?? {}))
    if (isGranter(state, granter))
      keepAccess(
        state,
        granter,
        all.filter(({ to }) => to !== power),
      );
}

const isGranter = ({ access }: State, id: string): id is Power => access !== undefined && id in access;
