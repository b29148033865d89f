import type { FleetId, Power } from '../pack-lists.ts';
import type { SideName } from '../sides.ts';
import type { FleetPlace } from '../state.ts';

/** One of the two sides of a fight at sea. */
export type FightSide = {
  /** The power that decides for the side comes first. */
  powers: Power[];
  /** As they came into it; those that have sunk since are off the map. */
  fleets: FleetId[];
  ships: number;
  lost: number;
  /** Nelson is with it. */
  admiral: boolean;
};
export type WindDie = { die: number; sum: number };

/** 6.3.3.1: who has the wind gauge; without dice where a side has it by itself. */
export type Wind = { gauge: SideName | 'nobody'; dice?: { [S in SideName]: WindDie } };

/** Fire of a side, or of a port's guns at the attackers. */
export type Shot = {
  by: SideName | 'guns';
  /** The ships, or guns, that fired. */
  ships: number;
  die: number;
  sum: number;
  percent: number;
  losses: number;
};
export type Stage = readonly Shot['by'][];

/** A fight at sea, from its first die to its end (6.3.3). */
export type SeaFight = {
  at: FleetPlace;
  how: 'attack' | 'interception' | 'break_out';
  /** The power whose turn it is; undefined: nobody's (6.2.6.1). */
  phasing: SideName | 'nobody';
  /** The side that came out of the port just now, whose box this is (6.3.3.1, 6.3.5.3). */
  cameOut: SideName | 'nobody';
  attackers: FightSide;
  defenders: FightSide;
  /** Of a port that fires; 0: it does not. */
  guns: number;
  wind?: Wind;
  /** Who fires together with whom, and when; what has been fired is gone. */
  stages: Stage[];
  shots: Shot[];
};

/** How a fight ended (6.3.4.1). */
export type Result = SideName | 'draw';
