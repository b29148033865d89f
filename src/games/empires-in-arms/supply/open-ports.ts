import { fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, Power, SeaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAllied } from '../relations/pair.ts';
import { controlsCity } from './controls-city.ts';
import type { Hindrances } from './hindrances.ts';

/**
 * 7.4.3.1, 7.4.3.2: the parts of the sea (`openSeas`) that naval supply reaches a port by; none where the power does
 * not control it, or an enemy fleet is in its blockade box.
 */
export function seasOfPort(
  board: Board,
  power: Power,
  area: AreaId,
  now: Hindrances,
  seas: ReadonlyMap<SeaId, number>,
): readonly number[] {
  const { port } = board.pack.area[area] ?? {};
  if (!port || now.enemies.boxes.has(area)) return [];
  const parts = port.seas.flatMap((sea) => seas.get(sea) ?? []);
  return parts.length > 0 && controlsCity(board, power, area, now) ? parts : [];
}

/** 7.4.3.1: the ports in which a power's own fleets lie, or those of its allies. */
export function fleetsInPorts({ state, pack }: Board, power: Power): ReadonlySet<AreaId> {
  const { minors } = state;
  const ports = new Set<AreaId>();
  for (const [id, { at }] of Object.entries(state.fleets)) {
    if (at.in !== 'port') continue;
    const commander = fleetCommander({ minors }, pack, id);
    if (commander === power || (commander !== undefined && areAllied(state, power, commander))) ports.add(at.area);
  }
  return ports;
}
