import type { SheetLine } from '../../../kernel/choice.ts';
import type { None } from '../none.ts';
import type { AreaId, FleetId, Power } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';
import type { Result, SeaFight } from './sea-fight.ts';

/** A stack that has come to a place, and who has had their chance to intercept it. */
export type Meeting = {
  moving: FleetId[];
  at: FleetPlace;
  /** It came out of the port of this box just now. */
  cameOut: boolean;
  tried: Power[];
};

/** Fleets of a power that must get away from a place, and from whom (6.3.5.1). */
export type Flight = {
  power: Power;
  fleets: FleetId[];
  at: FleetPlace;
  winner: Power;
  /** Those that may pursue. */
  winners: FleetId[];
};

type Fought = { fight: SeaFight };

/** The naval phase (6). */
export type NavalSteps = {
  'naval-phase': None;
  /** The turn of a power, or of powers that move together (6.1.2). */
  'naval-group': { powers: Power[] };
  /** `lines`: those of an earlier sheet that are left. */
  'naval-sheet': { power: Power; lines?: SheetLine[] };
  'naval-sheet-over': { power: Power };
  /** 6.1.3: the attacks that were declared, and those that must be made. */
  'naval-combat': None;
  'naval-turn-over': None;
  'naval-over': None;
  /** A stack goes on to the next place of its step. */
  'sail-on': { fleets: FleetId[]; enters: FleetPlace[]; meetsInBox: boolean; cameOut: boolean };
  'intercept-next': Meeting;
  'sea-fight': Fought;
  fire: Fought;
  'share-losses': { stack: FleetId[]; ships: number; captor: Power };
  'end-fight': Fought;
  'after-fight': Fought & { result: Result };
  /** 6.2.6: fleets leave ports that an enemy controls. */
  'leave-enemy-ports': None;
};
export type NavalDecisions = {
  'naval-slot': None;
  'naval-turn': { power: Power; lines?: SheetLine[] };
  intercept: Meeting & { power: Power };
  evade: Fought;
  'port-guns': Fought & { power: Power };
  'naval-losses': { power: Power; fleets: FleetId[]; stack: FleetId[]; ships: number; captor: Power };
  'naval-retreat': Flight;
  'drive-off': Flight;
  pursue: { power: Power; fleets: FleetId[]; area: AreaId };
  'enter-port': { power: Power; fleets: FleetId[]; area: AreaId };
  'port-lost': { power: Power; area: AreaId };
};
