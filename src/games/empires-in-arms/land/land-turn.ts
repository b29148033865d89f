import type { AreaId, Irregular, Power } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** What a power's land step has come to besides the marches of its corps: gone with the step. Hidden. */
export type LandTurn = {
  power: Power;
  /** Cities that corps of it were told to besiege, and those that it was told to pass by (7.3.7.1). */
  besiege: AreaId[];
  passBy: AreaId[];
  /** Irregulars that have moved, where they came to. */
  moved: { area: AreaId; kind: Irregular; number: number }[];
  /** Enemy depots whose garrisons have decided to fight (7.3.6.2). */
  fighting: AreaId[];
  /** Some line could not be carried out. */
  lapsed?: true;
};

export const beginLandTurn = (power: Power): LandTurn => ({ power, besiege: [], passBy: [], moved: [], fighting: [] });

/** Changes the turn that is going on; where there is none, as for a power that only reacts, nothing. */
export function changeTurn(state: State, change: (turn: LandTurn) => void): void {
  if (!state.landTurn) return;
  const turn = copyOf(state.landTurn);
  change(turn);
  state.landTurn = turn;
}

const copyOf = (turn: LandTurn): LandTurn => ({
  ...turn,
  besiege: [...turn.besiege],
  passBy: [...turn.passBy],
  moved: turn.moved.map((one) => ({ ...one })),
  fighting: [...turn.fighting],
});
