import { holderOfLand } from '../combinations/member-of.ts';
import { commanderOf, corpsCommander, isPower } from '../forces/who-commands.ts';
import { isHome, landsHeldBy, partOf } from '../forces/whose-area.ts';
import { type AreaId, type MinorId, type Owner, POWERS, type Power, type ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/**
 * Whether areas are in the lands of a power, with its minor countries, or in one minor country or province, whoever
 * holds it. The answers hold until a land changes hands.
 */
export function inLandsOf(board: Board, lands: Owner | ProvinceId): (area: AreaId) => boolean {
  const { pack } = board;
  if (!isPower(lands)) return (area) => partOf(pack, area) === lands;
  const held = landsHeldBy(board, lands);
  return (area) => held.has(partOf(pack, area));
}

/** The power that holds such lands: itself, or the one that has the province or minor country. */
export function hostOf(board: Board, lands: Owner | ProvinceId): Power | undefined {
  return isPower(lands) ? lands : holderOfLand(board, lands);
}

/** The provinces and minor countries in which each power has corps, garrisons, irregulars or depots. */
export function landsWithForces({ state, pack }: Board): ReadonlyMap<Power, ReadonlySet<ProvinceId | MinorId>> {
  const { corps, garrisons, depots, irregulars, loans, minors } = state;
  const commands = { loans, minors };
  const found = new Map<Power, Set<ProvinceId | MinorId>>(POWERS.map((power) => [power, new Set()]));
  const see = (power: Power | undefined, area: AreaId) => {
    if (power !== undefined) found.get(power)?.add(partOf(pack, area));
  };
  for (const [id, { area }] of Object.entries(corps)) see(corpsCommander(commands, pack, id), area);
  for (const [area, { nation }] of Object.entries(garrisons)) see(commanderOf(commands, nation), area);
  for (const [area, { power }] of Object.entries(depots)) see(power, area);
  for (const [area, there] of Object.entries(irregulars)) for (const { power } of there) see(power, area);
  return found;
}

/** The powers with corps, garrisons or irregulars on a power's own ground (4.4.2.1), also those of minor countries. */
export function powersAtHomeOf(board: Board, home: Power): readonly Power[] {
  const { state, pack } = board;
  const { corps, loans, minors } = state;
  const commands = { loans, minors };
  const found = new Set<Power>();
  const see = (power: Power | undefined, area: AreaId) => {
    if (power !== undefined && power !== home && isHome(board, home, area)) found.add(power);
  };
  for (const [id, { area }] of Object.entries(corps)) see(corpsCommander(commands, pack, id), area);
  for (const [area, { nation }] of Object.entries(state.garrisons)) see(commanderOf(commands, nation), area);
  for (const [area, { garrison }] of Object.entries(state.depots))
    if (garrison) see(commanderOf(commands, garrison.nation), area);
  for (const [area, there] of Object.entries(state.irregulars)) for (const { power } of there) see(power, area);
  return POWERS.filter((power) => found.has(power));
}
