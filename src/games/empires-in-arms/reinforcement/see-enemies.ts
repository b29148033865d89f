import { commanderOf, corpsCommander, fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, MinorId, Owner, Power, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { IrregularsState, State } from '../state.ts';

type Board = { readonly state: State; readonly pack: Pack };

/** What stands in a power's way, and what of its own keeps the way open (7.2.3.2.1). */
export type Enemies = {
  /** Areas with enemy corps that are not besieged. */
  readonly corps: ReadonlySet<AreaId>;
  /** Of these, areas where they are not all in the city (7.3.3.1, 7.3.7.1). */
  readonly outside: ReadonlySet<AreaId>;
  /** Areas through which no chain of depots goes. */
  readonly blocked: ReadonlySet<AreaId>;
  readonly seas: ReadonlySet<SeaId>;
  /** Ports with an enemy fleet in their blockade box. */
  readonly boxes: ReadonlySet<AreaId>;
};

export function seeEnemies(board: Board, power: Power): Enemies {
  const { state, pack } = board;
  const [corps, outside] = [new Set<AreaId>(), new Set<AreaId>()];
  const [hostile, own] = [new Set<AreaId>(), new Set<AreaId>()];
  const [seas, boxes] = [new Set<SeaId>(), new Set<AreaId>()];
  for (const [id, { area, besieged, inCity }] of Object.entries(state.corps)) {
    if (besieged) continue;
    const commander = corpsCommander(state, pack, id);
    if (commander === power) own.add(area);
    else if (isEnemy(board, power, pack.corpsOf[id]?.nation, commander)) {
      corps.add(area);
      if (!inCity) outside.add(area);
    }
  }
  for (const [area, { nation, besieged }] of Object.entries(state.garrisons)) {
    if (besieged) continue;
    const commander = commanderOf(state, nation);
    if (commander === power) own.add(area);
    else if (isEnemy(board, power, nation, commander)) hostile.add(area);
  }
  for (const [area, { power: other, garrison }] of Object.entries(state.depots))
    if (garrison && other === power) own.add(area);
    else if (garrison && isEnemy(board, power, undefined, other)) hostile.add(area);
  for (const [area, there] of Object.entries(state.irregulars))
    if (there.some((one) => inTheWay(one, state.sieges?.[area]) && isEnemy(board, power, undefined, one.power)))
      hostile.add(area);
  for (const [id, { at }] of Object.entries(state.fleets)) {
    if (at.in === 'port') continue;
    if (!isEnemy(board, power, pack.fleet[id]?.nation, fleetCommander(state, pack, id))) continue;
    if (at.in === 'sea') seas.add(at.sea);
    else boxes.add(at.area);
  }
  const blocked = new Set([...corps, ...hostile].filter((area) => !own.has(area)));
  return { corps, outside, blocked, seas, boxes };
}

/** Those in a city under siege are in nobody's way. */
const inTheWay = ({ number, inCity = 0 }: IrregularsState, besiegers: readonly Power[] | undefined) =>
  number - (besiegers ? inCity : 0) > 0;

/** True for forces of somebody with whom a power is at war, or of a minor country on which it made war. */
export function isEnemy(
  { state, pack }: Board,
  power: Power,
  nation: Owner | undefined,
  commander: Power | undefined,
): boolean {
  if (commander !== undefined && commander !== power && areAtWar(state, power, commander)) return true;
  return nation !== undefined && commander !== power && isMinorEnemy(state, pack, power, nation);
}

function isMinorEnemy({ minorWars }: State, { minor }: Pack, power: Power, nation: MinorId): boolean {
  return minorWars[minor[nation]?.districtOf ?? nation]?.includes(power) ?? false;
}
