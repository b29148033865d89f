import type { MinorId, Power } from '../pack-lists.ts';
import { POWERS } from '../pack-lists.ts';
import type { Departure } from '../peace/peace-frames.ts';
import type { Board } from '../position-types.ts';
import { districtsOf } from './districts-of.ts';
import { notConqueredBy } from './lapse-of-war.ts';

/** From where a power's forces go home whose war with a minor country is over (4.6.4, 4.6.6). */
export function leaving(board: Board, power: Power, minor: MinorId): Departure[] {
  return notConqueredBy(board, power, minor).map((from) => ({ power, from }));
}

/** From where everybody's forces go home, of a minor country that is neutral again: nobody has access (10.5.2). */
export function leavingNeutral({ state, pack }: Board, minor: MinorId): Departure[] {
  const districts = districtsOf(pack, minor).filter((district) => state.minors[district]?.status === 'neutral');
  return districts.flatMap((from) => POWERS.map((power) => ({ power, from })));
}
