import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { once } from '../once.ts';
import type { AreaId, CorpsId, Irregular, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { hostOf, inLandsOf } from './forces-in.ts';
import { nearest, nearestParts, nearestRoom } from './nearest-areas.ts';
import { friendlyAreas } from './places-for.ts';
import { hasAccessByTreaty } from './treaties.ts';

/** Forces that must leave, and where they can go: their power's choice, the first if it has no wish; none: lost. */
export type Leaving = Force & { readonly to: readonly AreaId[] };
export type Force =
  | { readonly what: 'corps'; readonly corps: CorpsId; readonly from: AreaId }
  | { readonly what: 'garrison' | 'depot_garrison'; readonly from: AreaId }
  | { readonly what: 'irregulars'; readonly kind: Irregular; readonly from: AreaId };

/**
 * 4.4.6.2: a power's forces in the lands of another, or of a minor country (4.6.6), and where they go. Corps to any
 * area of the nearest province or minor country that is their power's; garrisons to the nearest areas with room in a
 * city or depot; cossacks and freikorps to the nearest area. With C.5 only garrisons in capitals move, out of them.
 */
export function listLeaving(board: Board, power: Power, from: Owner | ProvinceId): readonly Leaving[] {
  const { state, pack } = board;
  const { loans, minors } = state;
  const commands = { loans, minors };
  // Most have no forces there, and need no place to go.
  const own = once(() => friendlyAreas(board, power));
  const isThere = inLandsOf(board, from);
  const host = hostOf(board, from);
  if (host !== undefined && hasAccessByTreaty(state, power, host)) return leavingCapitals();
  return [...corps(), ...garrisons(isThere, own), ...depotGarrisons(), ...irregulars()];

  function corps(): Leaving[] {
    return Object.entries(state.corps).flatMap(([id, { area }]) =>
      isThere(area) && corpsCommander(commands, pack, id) === power
        ? [{ what: 'corps', corps: id, from: area, to: nearestParts(pack, area, own()) } as const]
        : [],
    );
  }

  function garrisons(leaves: (area: AreaId) => boolean, to: () => readonly AreaId[]): Leaving[] {
    return Object.entries(state.garrisons).flatMap(([area, { nation }]) =>
      leaves(area) && commanderOf(commands, nation) === power
        ? [{ what: 'garrison', from: area, to: nearestRoom(board, nation, power, area, to()) } as const]
        : [],
    );
  }

  function depotGarrisons(): Leaving[] {
    return Object.entries(state.depots).flatMap(([area, depot]) =>
      depot.garrison && depot.power === power && isThere(area)
        ? [
            {
              what: 'depot_garrison',
              from: area,
              to: nearestRoom(board, depot.garrison.nation, power, area, own()),
            } as const,
          ]
        : [],
    );
  }

  function irregulars(): Leaving[] {
    return Object.entries(state.irregulars).flatMap(([area, there]) =>
      isThere(area)
        ? there.flatMap(({ kind, power: whose }) =>
            whose === power
              ? [
                  {
                    what: 'irregulars',
                    kind,
                    from: area,
                    to: kind === 'guerrilla' ? [] : nearest(pack, area, own()),
                  } as const,
                ]
              : [],
          )
        : [],
    );
  }

  function leavingCapitals(): Leaving[] {
    const capitals = new Set([...pack.provinces, ...pack.minors].map(({ capital }) => capital));
    const places = once(() => [...own(), ...pack.areas.map(({ id }) => id).filter(isThere)]);
    return garrisons(
      (area) => isThere(area) && capitals.has(area),
      () => places().filter((id) => !capitals.has(id)),
    );
  }
}
