import type { Power } from '../pack-lists.ts';
import type { State } from '../state.ts';
import type { Play } from '../types.ts';
import type { NavalTurn } from './naval-state.ts';

/** The turn that goes on. Throws where none does. */
export function navalTurn({ naval }: Pick<State, 'naval'>): NavalTurn {
  if (!naval?.turn) throw new Error('nobody is in their naval turn');
  return naval.turn;
}

/** The branch in which a power's lines are carried out; it ends early where the power wants to be asked again. */
export const linesOf = (power: Power) => `naval:${power}`;

/** 6.2: what is left of a power's lines waits; it writes a new sheet for fleets that can still move. */
export function askAnew(play: Play, power: Power): void {
  const turn = navalTurn(play.state);
  turn.again = power;
  turn.left = [...play.linesLeft(linesOf(power))];
  play.endBranch(linesOf(power));
}
