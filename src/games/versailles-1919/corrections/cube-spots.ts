import type { Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { openIssues } from '../cards.ts';
import { cubesText } from '../influence/cubes-words.ts';
import { supplyOf } from '../influence/supply.ts';
import { eventName, issueName } from '../names.ts';
import type { FactionId, Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { At } from '../types.ts';
import type { CubeSpot } from './correction-fact.ts';
import { msg } from './msg.ts';

const ISSUE = 'issue:';

/**
 * Where cubes can be: the pools, the open issues, and an event on the Table that takes a cube (5.3, step 3; 16.9.4).
 */
export function cubeSpots({ state, pack }: At): readonly CubeSpot[] {
  const takes = state.event !== undefined && !state.solo && pack.event[state.event]?.icon;
  return [
    'available',
    'exhausted',
    ...openIssues(state).map((issue) => ({ issue })),
    ...(takes || state.eventCube ? ['event' as const] : []),
  ];
}

/** `available`, `event`, `issue:rhineland`: a spot in answers. */
export function cubeSpotId(spot: CubeSpot): string {
  return typeof spot === 'string' ? spot : `${ISSUE}${spot.issue}`;
}

export function cubeSpotOption({ state, pack }: At, spot: CubeSpot): Option {
  const id = cubeSpotId(spot);
  if (spot === 'event')
    return {
      id,
      label: msg('versailles-1919-corrections.spot.event-on-table', { event: eventName(pack, state.event ?? '') }),
    };
  const label = cubeSpotText(pack, spot);
  return typeof spot === 'string' ? { id, label } : { id, label, detail: cubesText(state, spot.issue), place: id };
}

export function cubeSpotText(pack: Pack, spot: CubeSpot): Message {
  if (spot === 'event') return msg('versailles-1919-corrections.spot.event');
  if (typeof spot === 'string') return msg('versailles-1919-corrections.pool', { pool: spot });
  return msg('versailles-1919-corrections.option.card', { card: issueName(pack, spot.issue) });
}

export function cubesAt(state: State, faction: FactionId, spot: CubeSpot): number {
  if (spot === 'event') return state.eventCube === faction ? 1 : 0;
  if (typeof spot === 'string') return supplyOf(state, faction)[spot];
  return state.influence[spot.issue]?.[faction] ?? 0;
}

/** That many cubes more, or fewer. */
export function addCubes(state: State, faction: FactionId, spot: CubeSpot, n: number): void {
  if (spot === 'event') state.eventCube = n > 0 ? faction : undefined;
  else if (typeof spot === 'string') supplyOf(state, faction)[spot] += n;
  else {
    const there = { ...state.influence[spot.issue] };
    const cubes = (there[faction] ?? 0) + n;
    if (cubes === 0) delete there[faction];
    else there[faction] = cubes;
    if (Object.keys(there).length === 0) delete state.influence[spot.issue];
    else state.influence[spot.issue] = there;
  }
}
