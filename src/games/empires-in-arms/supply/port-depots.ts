import { dropDepot } from '../forces/irregulars-posted.ts';
import { type AreaId, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { chainsOf } from './chains.ts';
import { controlsCity } from './controls-city.ts';
import { besiegedIn, hindrancesOf } from './hindrances.ts';

/** What becomes of a depot inside a port. */
export type PortDepotChange = { readonly power: Power; readonly area: AreaId } & (
  | { readonly now: 'in_area'; readonly destroyed?: Power }
  | { readonly now: 'gone' }
);

/**
 * 7.4.3.4.4: depots inside besieged ports that no naval supply reaches any more are gone. Call it whenever fleets have
 * moved, cities changed hands or depots gone; gives what went.
 */
export function dropCutPortDepots(board: Board): readonly PortDepotChange[] {
  const { state } = board;
  const besieged = besiegedIn(state);
  const inPorts = Object.entries(state.portDepots ?? {}).filter(([area]) => besieged.has(area));
  const gone = POWERS.flatMap((power) => {
    const own = inPorts.filter(([, owner]) => owner === power);
    if (own.length === 0) return [];
    const { besiegedPorts } = chainsOf(board, power);
    return own.flatMap(([area]) => (besiegedPorts.has(area) ? [] : [{ power, area, now: 'gone' as const }]));
  });
  for (const { area } of gone) take(state, area);
  return gone;
}

/**
 * 7.4.3.4.3: at the end of the movement step, depots inside ports that are not besieged any more come into their area;
 * an enemy depot there is destroyed, and its garrison with it. With the port itself they are lost.
 */
export function bringOutPortDepots(board: Board): readonly PortDepotChange[] {
  const { state } = board;
  const besieged = besiegedIn(state);
  return Object.entries(state.portDepots ?? {}).flatMap(([area, power]): readonly PortDepotChange[] => {
    if (besieged.has(area)) return [];
    take(state, area);
    if (!controlsCity(board, power, area, hindrancesOf(board, power))) return [{ power, area, now: 'gone' }];
    const there = state.depots[area];
    // An own or an ally's depot stays, and this one is not needed any more.
    if (there && !isEnemy(board, power, there.power)) return [{ power, area, now: 'gone' }];
    dropDepot(state, area);
    state.depots[area] = { power };
    return [{ power, area, now: 'in_area', ...(there && { destroyed: there.power }) }];
  });
}

function take(state: State, area: AreaId): void {
  const { [area]: _, ...others } = state.portDepots ?? {};
  state.portDepots = others;
}

const isEnemy = ({ state }: Board, power: Power, other: Power) => other !== power && areAtWar(state, power, other);
