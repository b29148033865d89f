import { leadersWith } from '../forces/remove-unit.ts';
import type { FleetId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import type { FightSide, SeaFight } from './sea-fight.ts';
import { byShips, shipsIn } from './targets.ts';

type Begin = Pick<SeaFight, 'how' | 'phasing' | 'cameOut'> & {
  readonly at: Readonly<FleetPlace>;
  readonly attackers: readonly FleetId[];
  readonly defenders: readonly FleetId[];
};

/** A fight at sea before its first die. */
export function makeFight(board: Board, { at, how, phasing, cameOut, attackers, defenders }: Begin): SeaFight {
  return {
    at: { ...at },
    how,
    phasing,
    cameOut,
    attackers: sideOf(board, attackers),
    defenders: sideOf(board, defenders),
    guns: 0,
    stages: [],
    shots: [],
  };
}

function sideOf(board: Board, fleets: readonly FleetId[]): FightSide {
  const { admiral } = board.pack.naval;
  return {
    powers: byShips(board, fleets),
    fleets: [...fleets],
    ships: shipsIn(board.state, fleets),
    lost: 0,
    admiral: fleets.some((id) => leadersWith(board.state, id).includes(admiral)),
  };
}
