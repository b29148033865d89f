import type { AreaId } from '../pack-lists.ts';
import type { FactorsOf } from '../state.ts';

/** Factors that a corps left in a city or with a depot on its way; foraging may still take them (7.4.1.3.1). */
export type LeftBehind = { area: AreaId; place: 'city' | 'depot'; factors: FactorsOf };

/** How a corps has marched in this land step. One that stayed where it was has entered nothing. */
export type March = {
  /** Where it began; left out for one that came off a fleet. */
  from?: AreaId;
  /** The areas that it entered, in order; the one that it began in is none of them (7.4.1.1). */
  entered: AreaId[];
  /** Movement points that it has not used (7.4.1.2.2). */
  left: number;
  /** 7.3.1.2. */
  forced?: true;
  /** 7.3.4: it came out of the city of its area, and goes no further where enemy corps stand before it (7.3.2.1). */
  cameOut?: true;
  /** 7.3.5: it came off a fleet, and counts as having crossed a river. */
  landed?: true;
  /** It crossed a river, or an arrow, into the area that it ended in: for combat there. */
  crossed?: true;
  leftBehind?: LeftBehind[];
  /** 7.3.6.1: it destroyed a depot where it ended its march, and has foraged by that. */
  fed?: true;
};
