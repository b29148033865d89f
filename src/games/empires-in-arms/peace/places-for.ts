import { irregularsAtDepot } from '../forces/irregulars-posted.ts';
import { measureWays } from '../forces/measure-ways.ts';
import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { landsHeldBy } from '../forces/whose-area.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { enemiesOf } from '../relations/pair.ts';

/** A power's areas without an enemy in them, to which its forces can come. */
export function friendlyAreas(board: Board, power: Power): readonly AreaId[] {
  const held = landsHeldBy(board, power);
  const hostile = areasWithEnemies(board, power);
  return board.pack.areas.flatMap(({ id, province }) => (held.has(province) && !hostile.has(id) ? [id] : []));
}

function areasWithEnemies({ state, pack }: Board, power: Power): ReadonlySet<AreaId> {
  const hostile = new Set<AreaId>();
  const enemies = enemiesOf(state, power);
  if (enemies.length === 0) return hostile;
  const { corps, garrisons, loans, minors } = state;
  const commands = { loans, minors };
  const see = (other: Power | undefined, area: AreaId) => {
    if (other !== undefined && enemies.includes(other)) hostile.add(area);
  };
  for (const [id, { area, besieged }] of Object.entries(corps))
    if (!besieged) see(corpsCommander(commands, pack, id), area);
  for (const [area, { nation }] of Object.entries(garrisons)) see(commanderOf(commands, nation), area);
  for (const [area, there] of Object.entries(state.irregulars))
    for (const one of there) if ((one.inCity ?? 0) > 0) see(one.power, area);
  return hostile;
}

/** How many more factors of a nation an area can lodge: in its city, and in a depot of the power's. */
export function roomFor({ state, pack }: Board, nation: Owner, power: Power, area: AreaId): Room {
  const { cityFactorsPerSpire, depotFactors } = pack.limits;
  const garrison = state.garrisons[area];
  const depot = state.depots[area];
  const spires = pack.area[area]?.city?.spires ?? 0;
  const left = (most: number, there: { nation: Owner; infantry: number; militia: number } | undefined) =>
    there && there.nation !== nation ? 0 : Math.max(most - (there ? there.infantry + there.militia : 0), 0);
  return {
    city: left(spires * cityFactorsPerSpire, garrison),
    depot: depot?.power === power ? left(depotFactors - irregularsAtDepot(state, area), depot.garrison) : 0,
  };
}
export type Room = { readonly city: number; readonly depot: number };

/** Some areas with how far they are from one, the nearest first; those as far as each other as the pack has them. */
export function nearestFirst(
  pack: Pack,
  from: AreaId,
  areas: readonly AreaId[],
): readonly { readonly area: AreaId; readonly far: number }[] {
  const ways = measureWays(pack, from);
  return areas.map((area) => ({ area, far: ways.get(area) ?? Number.POSITIVE_INFINITY })).sort((a, b) => a.far - b.far);
}
