import { madeOnce } from '../../../kernel/fixed-data.ts';
import type { AreaId, FleetId, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { bareId } from '../read-form.ts';
import type { FleetPlace, State } from '../state.ts';

type Place = Readonly<FleetPlace>;

/** A place as an option's id: `port:brest`, `box:brest`, `sea:bay_of_biscay`. */
export function placeId(at: Place): string {
  return `${at.in}:${at.in === 'sea' ? at.sea : at.area}`;
}

export const samePlace = (a: Place, b: Place) => placeId(a) === placeId(b);

export const port = (area: AreaId): FleetPlace => ({ in: 'port', area });
export const box = (area: AreaId): FleetPlace => ({ in: 'box', area });
export const sea = (id: SeaId): FleetPlace => ({ in: 'sea', sea: id });

/** The place of an option's id; undefined for another text. */
export function placeIn(id: string): FleetPlace | undefined {
  const [kind, name] = [id.slice(0, id.indexOf(':')), bareId(id)];
  if (kind === 'sea') return sea(name);
  return kind === 'port' || kind === 'box' ? { in: kind, area: name } : undefined;
}

/** The fleets in a place, in the order of the state. */
export function fleetsAt({ fleets }: Pick<State, 'fleets'>, at: Place): readonly FleetId[] {
  const id = placeId(at);
  return Object.entries(fleets).flatMap(([fleet, one]) => (placeId(one.at) === id ? [fleet] : []));
}

/** The seas that a place touches: itself, or those that the port's blockade box opens on. */
export function seasOf({ area }: Pick<Pack, 'area'>, at: Place): readonly SeaId[] {
  return at.in === 'sea' ? [at.sea] : (area[at.area]?.port?.seas ?? []);
}

/** A step of a fleet: where it leads, what it costs, and what is entered on the way, the last place included. */
export type FleetStep = { readonly to: FleetPlace; readonly points: number; readonly enters: readonly FleetPlace[] };

const portsOn = madeOnce(({ areas }: Pick<Pack, 'areas'>): ReadonlyMap<SeaId, readonly AreaId[]> => {
  const ports = new Map<SeaId, AreaId[]>();
  for (const { id, port: there } of areas)
    for (const one of there?.seas ?? []) ports.set(one, [...(ports.get(one) ?? []), id]);
  return ports;
});

/**
 * 6.2.1.1, 6.2.1.2: the steps that lead on from a place. A sea area costs a point, and so does a box or port from the
 * sea and the sea from them; between a port and its box nothing is paid. In and out of a port the way is by its box.
 */
export function stepsFrom(pack: Pick<Pack, 'areas' | 'area' | 'sea'>, at: Place): readonly FleetStep[] {
  switch (at.in) {
    case 'sea':
      return [
        ...(pack.sea[at.sea]?.links ?? []).map((id) => step(1, sea(id))),
        ...(portsOn(pack).get(at.sea) ?? []).flatMap((area) => [step(1, box(area), port(area)), step(1, box(area))]),
      ];
    case 'box':
      return [...seasOf(pack, at).map((id) => step(1, sea(id))), step(0, port(at.area))];
    case 'port':
      return [step(0, box(at.area)), ...seasOf(pack, at).map((id) => step(1, box(at.area), sea(id)))];
  }
}

function step(points: number, ...enters: readonly FleetPlace[]): FleetStep {
  const to = enters.at(-1);
  if (!to) throw new Error('a step leads somewhere');
  return { to, points, enters };
}
