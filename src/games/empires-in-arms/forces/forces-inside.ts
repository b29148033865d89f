import type { AreaId, CorpsSymbol, MinorId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { enemiesOf } from '../relations/pair.ts';
import { commanderOf, corpsCommander } from './who-commands.ts';
import { isHome, ownerOfLand, partOf } from './whose-area.ts';

/**
 * The powers and minor countries in whose areas a power has corps, cossacks, freikorps, guerrillas or garrisons, also
 * those of depots (4.2.2.1). What its minor countries and borrowed corps have there counts as its own. An area is of
 * whom it belongs to, also by a cession.
 */
export function nationsEntered(board: Board, power: Power): ReadonlySet<Owner> {
  return new Set([...landsEntered(board, power)].map((land) => ownerOfLand(board, land)));
}

function landsEntered({ state, pack }: Board, power: Power): ReadonlySet<ProvinceId | MinorId> {
  const { corps, garrisons, depots, irregulars, loans, minors } = state;
  const commands = { loans, minors };
  const lands = new Set<ProvinceId | MinorId>();
  const see = (area: AreaId, whose: Power | undefined) => {
    if (whose === power) lands.add(partOf(pack, area));
  };
  for (const [id, { area }] of Object.entries(corps)) see(area, corpsCommander(commands, pack, id));
  for (const [area, { nation }] of Object.entries(garrisons)) see(area, commanderOf(commands, nation));
  for (const [area, { garrison }] of Object.entries(depots))
    if (garrison) see(area, commanderOf(commands, garrison.nation));
  for (const [area, there] of Object.entries(irregulars))
    for (const one of there) if (one.number > 0) see(area, one.power);
  return lands;
}

const ON_FOOT: ReadonlySet<CorpsSymbol> = new Set(['infantry', 'light', 'guard', 'militia', 'feudal_infantry']);

/** True while an infantry corps of an enemy power stands unbesieged in a power's home nation (4.2.2.2). */
export function hasEnemyAtHome(board: Board, power: Power): boolean {
  const { state, pack } = board;
  const enemies = enemiesOf(state, power);
  if (enemies.length === 0) return false;
  const { loans, minors } = state;
  const commands = { loans, minors };
  return Object.entries(state.corps).some(([id, { area, besieged }]) => {
    const symbol = pack.corpsOf[id]?.symbol;
    if (besieged || symbol === undefined || !ON_FOOT.has(symbol) || !isHome(board, power, area)) return false;
    const commander = corpsCommander(commands, pack, id);
    return commander !== undefined && enemies.includes(commander);
  });
}
