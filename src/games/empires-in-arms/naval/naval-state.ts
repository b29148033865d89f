import type { SheetLine } from '../../../kernel/choice.ts';
import type { AreaId, FleetId, Power } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';

/** A stack that moves just now, and where it has been since it was last told of. */
export type Voyage = { power: Power; fleets: FleetId[]; began: FleetPlace; route: FleetPlace[] };

/** An attack that was declared, and is fought when all who are in phase have moved (6.1.3, 6.2.4). */
export type NavalAttack = {
  power: Power;
  at: FleetPlace;
  /** The power whose stack is attacked. */
  whom: Power;
  /** War is declared on who only carries an enemy's corps (6.3.1.2.2). */
  war?: true;
};

/** The turn of a power, or of powers that move together (6.1.2, 6.1.3). */
export type NavalTurn = {
  powers: Power[];
  /** Movement points that fleets have used. */
  used: { [fleet: FleetId]: number };
  voyage?: Voyage;
  /** Fleets that sail where another leads. */
  joined: { [fleet: FleetId]: FleetId };
  /** Fleets whose movement is over (6.2.2.4). */
  moved: FleetId[];
  /** Fleets that a fight has stopped, or that pursued (6.2.3.4). */
  stopped: FleetId[];
  /** Interceptors that lost, and try no more in this turn (6.2.3.4.2). */
  beaten: FleetId[];
  /** Fleets that a partner may order in this turn. */
  lent: { [fleet: FleetId]: Power };
  /** Who wants to be asked again after a fight that is lost. */
  askAgain: Power[];
  attacks: NavalAttack[];
  /** Places in which they have attacked. */
  fought: string[];
  /** Fleets that came out of a port, which is this. */
  cameOutOf: { [fleet: FleetId]: AreaId };
  /** Fleets that began the turn where they may not stay (6.2.7.1). */
  mustLeave: FleetId[];
  /** Where all fleets were when the turn began, where that says how fast they are (12.2.3). */
  began?: { [fleet: FleetId]: string };
  /** Who lost a fight just now and is asked again. */
  again?: Power;
  /** The lines of its sheet that were still to be carried out then. Hidden. */
  left?: SheetLine[];
};

/** A naval phase that is going on (6). Everybody sees it. */
export type NavalState = {
  /** The place that the choosing power has in the order (6.1); 1 is before all others. */
  place: number;
  turn?: NavalTurn;
};

export function newTurn(powers: readonly Power[]): NavalTurn {
  return {
    powers: [...powers],
    used: {},
    joined: {},
    moved: [],
    stopped: [],
    beaten: [],
    lent: {},
    askAgain: [],
    attacks: [],
    fought: [],
    cameOutOf: {},
    mustLeave: [],
  };
}
