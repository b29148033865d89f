import type { SheetLine } from '../../../kernel/choice.ts';
import type { None } from '../none.ts';
import type { AreaId, CorpsId, Power } from '../pack-lists.ts';

/** Powers that move in one turn, in their order (7.1.2). */
type Turn = { powers: Power[] };

/** The land phase (7). */
export type LandSteps = {
  'land-phase': None;
  /** 7.1.3: one turn of the phase. */
  'land-turn-begins': Turn;
  /** 7.3.8.2, 7.3.8.5: one power moves. */
  'land-move': { power: Power };
  /** The rest of a sheet, or its owner is asked again. */
  'land-goes-on': { power: Power; when: 'always' | 'lapsed'; lines: SheetLine[] };
  /** 7.3.5, 7.3.7: the movement of one power is over. */
  'land-moved': { power: Power };
  /** 7.3.8.4. */
  'step-aside': { area: AreaId };
  /** 7.5: who is attacked may go into cities; then, until there are battles, both sides part. */
  'land-combat': Turn;
  'part-forces': Turn;
  'land-turn-ends': Turn;
};

export type LandDecisions = {
  'land-slot': None;
  /** `lines`: those that are left of an earlier sheet. */
  'land-turn': { power: Power; lines?: SheetLine[] };
  'depot-garrison': { area: AreaId };
  'join-defence': { area: AreaId };
  /** 7.3.8.4: these corps, and irregulars. */
  'leave-area': { area: AreaId; power: Power; corps: CorpsId[] };
  'into-city': { area: AreaId };
};
