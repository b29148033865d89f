import { hasCorpsBeside } from '../forces/corps-beside.ts';
import { isGarrisoned } from '../forces/irregulars-posted.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import { chainsOf } from './chains.ts';
import { whyNoCounter } from './count-depots.ts';
import type { NoDepot } from './no-depot.ts';

/**
 * 7.3.6.1: why an enemy depot in an area does not become a power's own: it has a garrison, or would neither be a source
 * nor in a valid chain. Ask it with the corps that entered in the area. That somebody is there is the caller's to see.
 */
export function whyNotConvertDepot(board: Board, power: Power, area: AreaId): NoDepot | undefined {
  const { state } = board;
  const there = state.depots[area];
  if (!there || there.power === power || !areAtWar(state, power, there.power))
    return { why: 'no_enemy_depot', id: area };
  if (isGarrisoned(state, area)) return { why: 'guarded', id: area };
  if (hasCorpsBeside(board, there.power, area)) return { why: 'defended', id: area };
  const after = { ...state, depots: { ...state.depots, [area]: { power } } };
  return (
    whyNoCounter(board, power) ??
    (chainsOf({ state: after, pack: board.pack }, power).valid.has(area) ? undefined : { why: 'not_chained', id: area })
  );
}

/** 7.3.6.1: it becomes the power's own, for nothing. */
export function convertDepot(board: Board, power: Power, area: AreaId): void {
  const no = whyNotConvertDepot(board, power, area);
  if (no) throw new Error(`${power} cannot convert the depot in ${area}: ${no.why}`);
  board.state.depots[area] = { power, placed: board.state.month };
}
