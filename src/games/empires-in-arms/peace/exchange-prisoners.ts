import { commanderOf } from '../forces/who-commands.ts';
import type { Power } from '../pack-lists.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/**
 * 4.4.6.1: the prisoners of two powers come back, with those of their minor countries: factors arrive in the next
 * reinforcement phase, which is this month's if the peace is made in the political phase; leaders come beside the map.
 */
export function exchangePrisoners(board: Board, a: Power, b: Power): void {
  returnPrisoners(board, a, b);
  returnPrisoners(board, b, a);
}

/** What `by` holds of `owner` comes back. */
export function returnPrisoners({ state, pack }: Board, owner: Power, by: Power): void {
  const back = state.prisoners.filter((one) => one.by === by && commanderOf(state, one.of) === owner);
  state.prisoners = state.prisoners.filter((one) => !back.includes(one));
  for (const { of, factors } of back)
    for (const what of TROOPS) {
      const number = factors[what] ?? 0;
      if (number > 0) state.arrivals.push({ nation: of, power: owner, month: state.month, what, number });
    }
  for (const [id, leader] of Object.entries(state.leaders))
    if (leader.is === 'captured' && leader.by === by && pack.leader[id]?.nation === owner)
      state.leaders[id] = { is: 'beside' };
}
