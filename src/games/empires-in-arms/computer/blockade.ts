import { areaName } from '../names.ts';
import { box, placeId } from '../naval/fleet-places.ts';
import type { AreaId } from '../pack-lists.ts';
import type { FleetView } from '../view-types.ts';
import type { Draft } from './asked.ts';
import { enemyFleets, seaWay, shipsOf } from './fleets.ts';
import { msg } from './msg.ts';
import { sail } from './sail.ts';
import type { Situation } from './situation.ts';

/** How much stronger it must be to go out at all, and before a port. */
export const SEA_ODDS = 1.2;

type Sent = { readonly draft: Draft; readonly sent: readonly string[] };

/**
 * Before each port with enemy fleets so many ships as outweigh them, the strongest port first; nobody while the enemy
 * is the stronger at sea.
 */
export function writeBlockades(situation: Situation, begin: Draft, own: readonly FleetView[]): Sent {
  const enemies = enemyFleets(situation);
  if (enemies.length === 0 || shipsOf(own) < SEA_ODDS * shipsOf(enemies)) return { draft: begin, sent: [] };
  const inPort = (area: AreaId) => shipsOf(enemies.filter(({ at }) => at.in !== 'sea' && at.area === area));
  const ports = [...new Set(enemies.flatMap(({ at }) => (at.in === 'sea' ? [] : [at.area])))];
  return ports
    .toSorted((a, b) => inPort(b) - inPort(a))
    .reduce<Sent>((so, area) => sendBefore(situation, so, { area, own, ships: inPort(area) }), {
      draft: begin,
      sent: [],
    });
}

type Port = { readonly area: AreaId; readonly own: readonly FleetView[]; readonly ships: number };

/** The nearest fleets that are still free. */
function sendBefore(situation: Situation, { draft: begin, sent: before }: Sent, { area, own, ships }: Port): Sent {
  const goal = new Set([placeId(box(area))]);
  const why = msg('empires-in-arms-computer.sea.blockade', { area: areaName(situation.pack, area), ships });
  const near = own
    .filter(({ id }) => !before.includes(id))
    .map((fleet) => ({ fleet, way: seaWay(situation, fleet.at, goal) }))
    .filter(({ fleet, way }) => way.length > 0 || goal.has(placeId(fleet.at)))
    .toSorted((a, b) => a.way.length - b.way.length);
  let draft = begin;
  const sent = [...before];
  let there = 0;
  for (const { fleet, way } of near) {
    if (there >= SEA_ODDS * ships) break;
    draft = sail(draft, fleet, way, why);
    there += fleet.ships;
    sent.push(fleet.id);
  }
  return { draft, sent };
}
