import { commanderOf } from '../forces/who-commands.ts';
import type { MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';

type Holdings = { readonly state: Pick<State, 'ceded' | 'minors'>; readonly pack: Pick<Pack, 'province'> };

/** Who holds a province or a minor country: its own power, whom it is ceded to, or its controller; none: neutral. */
export function holderOfLand({ state, pack }: Holdings, land: ProvinceId | MinorId): Power | undefined {
  return commanderOf(state, state.ceded[land] ?? pack.province[land]?.power ?? land);
}

/**
 * The new political combination that a province or a minor country is a member of (11). A member that another power
 * took is none as long as that power holds it (ruling).
 */
export function combinationOf(board: Board, land: ProvinceId | MinorId): MinorId | undefined {
  const { combinations, minors } = board.state;
  for (const [id, members] of Object.entries(combinations)) {
    const made = minors[id];
    if (!members.includes(land) || !made || made.status === 'neutral') continue;
    if (holderOfLand(board, land) === made.controller) return id;
  }
  return undefined;
}

/** The members that a combination has at this time. */
export function membersOf(board: Board, combination: MinorId): readonly (ProvinceId | MinorId)[] {
  const members = board.state.combinations[combination] ?? [];
  return members.filter((land) => combinationOf(board, land) === combination);
}
