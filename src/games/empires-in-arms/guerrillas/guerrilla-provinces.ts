import { areasByLand } from '../forces/map-links.ts';
import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { isHomeLand } from '../forces/whose-area.ts';
import { forcesInTheField } from '../land/attacks.ts';
import type { Province } from '../map-types.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { isEnemy } from '../relations/is-enemy.ts';

/** The home provinces in which guerrillas may rise: those with a guerrilla value that are not ceded (10.1.1). */
export function guerrillaProvinces(board: Board): readonly Province[] {
  const { pack } = board;
  const { nation } = pack.guerrillas;
  return pack.provinces.filter(
    ({ id, power, guerrillas }) => power === nation && guerrillas > 0 && isHomeLand(board, nation, id),
  );
}

export const areasIn = ({ pack }: Board, { id }: Pick<Province, 'id'>): readonly AreaId[] =>
  areasByLand(pack).get(id) ?? [];

/** The areas in which enemies of a power have corps or garrisons that are not besieged. */
export function areasWithEnemies(board: Board, power: Power): ReadonlySet<AreaId> {
  const { state, pack } = board;
  const areas = new Set<AreaId>();
  const put = (area: AreaId, nation: Owner, commander: Power | undefined) => {
    if (isEnemy(board, power, nation, commander)) areas.add(area);
  };
  for (const { area, nation, commander, kind } of forcesInTheField(board))
    if (kind !== 'irregulars') put(area, nation, commander);
  for (const [area, { nation, besieged }] of Object.entries(state.garrisons))
    if (!besieged) put(area, nation, commanderOf(state, nation));
  for (const [id, { area, inCity, besieged }] of Object.entries(state.corps))
    if (inCity && !besieged) put(area, pack.corpsOf[id]?.nation ?? '', corpsCommander(state, pack, id));
  return areas;
}
