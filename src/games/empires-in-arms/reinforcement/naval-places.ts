import type { Fleet } from '../force-types.ts';
import { isHomeOf } from '../forces/home-of.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { AreaId, FleetId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';

/** Why a port is not one of a nation's own that its power controls; that it is blockaded does not matter (5.1.2). */
export function whyNotHomePort(
  board: Board,
  nation: Owner,
  area: AreaId,
  reach: Pick<Reach, 'power' | 'enemyCities'>,
): NoOrder | undefined {
  if (!board.pack.area[area]?.port) return { why: 'no_port', area };
  if (!isHomeOf(board, nation, area) || holderOf(board, area) !== reach.power) return { why: 'not_at_home', area };
  return reach.enemyCities.has(area) ? { why: 'enemy_holds', area } : undefined;
}

/**
 * 5.1.2: why arriving ships do not join a fleet there: it lies in no controlled port of its own nation, nor, as a
 * power's own fleet, in one of a minor country that the power conquered.
 */
export function whyNotShipsThere(board: Board, nation: Owner, at: FleetPlace, reach: Reach): NoOrder | undefined {
  if (at.in === 'sea') return { why: 'not_at_home', area: at.sea };
  if (at.in === 'box') return { why: 'not_at_home', area: at.area };
  const { area } = at;
  const no = whyNotHomePort(board, nation, area, reach);
  const minor = board.state.minors[board.pack.area[area]?.province ?? ''];
  if (minor?.status !== 'conquered' || minor.controller !== nation) return no;
  return reach.enemyCities.has(area) ? { why: 'enemy_holds', area } : undefined;
}

/** 5.1.1: where a fleet counter would be placed: in a controlled port at home, or where a fleet of the power is. */
export function fleetPlace(
  board: Board,
  counter: Fleet,
  at: OrderTo<'place_fleet'>['at'],
  reach: Reach,
): { readonly no: NoOrder } | { readonly place: FleetPlace } {
  if ('beside' in at) {
    const beside = board.state.fleets[at.beside];
    if (!beside) return { no: { why: 'off_the_map', id: at.beside } };
    if (!commandsFleet(board, reach.power, at.beside)) return { no: { why: 'not_yours', id: at.beside } };
    return { place: { ...beside.at } };
  }
  const no = whyNotHomePort(board, counter.nation, at.port, reach);
  return no ? { no } : { place: { in: 'port', area: at.port } };
}

/** True for a fleet that a power gives orders for. */
export function commandsFleet({ state, pack }: Board, power: Power, fleet: FleetId): boolean {
  return fleetCommander(state, pack, fleet) === power;
}

/** True where two fleets are in one sea area, blockade box or port (5.1.3). */
export function areTogether(a: FleetPlace, b: FleetPlace): boolean {
  return a.in === b.in && spotOf(a) === spotOf(b);
}

const spotOf = (at: FleetPlace): AreaId => (at.in === 'sea' ? at.sea : at.area);
