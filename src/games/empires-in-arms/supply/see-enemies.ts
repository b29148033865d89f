import { isGarrisoned } from '../forces/irregulars-posted.ts';
import { commanderOf, corpsCommander, fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, Power, SeaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { enemyTo } from '../relations/is-enemy.ts';
import type { IrregularsState } from '../state.ts';

/** What stands in a power's way, and what of its own keeps the way open (7.2.3.2.1). */
export type Enemies = {
  /** Areas with enemy corps that are not besieged. */
  readonly corps: ReadonlySet<AreaId>;
  /** Of these, areas where they are not all in the city (7.3.3.1, 7.3.7.1). */
  readonly outside: ReadonlySet<AreaId>;
  /** Areas with enemy cossacks, freikorps or guerrillas. */
  readonly irregulars: ReadonlySet<AreaId>;
  /** Areas with own corps that are not besieged. */
  readonly ownCorps: ReadonlySet<AreaId>;
  /** Areas through which no chain of depots goes. */
  readonly blocked: ReadonlySet<AreaId>;
  readonly seas: ReadonlySet<SeaId>;
  /** Ports with an enemy fleet in their blockade box. */
  readonly boxes: ReadonlySet<AreaId>;
  /** 12.2.1. */
  readonly optionalArrows?: true;
};

export function seeEnemies(board: Board, power: Power): Enemies {
  const { state, pack } = board;
  const { loans, minors, garrisons, depots, sieges, irregulars: groups } = state;
  const commands = { loans, minors };
  const isEnemy = enemyTo(board, power);
  const [corps, outside] = [new Set<AreaId>(), new Set<AreaId>()];
  const [irregulars, hostile] = [new Set<AreaId>(), new Set<AreaId>()];
  const [ownCorps, own] = [new Set<AreaId>(), new Set<AreaId>()];
  const [seas, boxes] = [new Set<SeaId>(), new Set<AreaId>()];
  for (const [id, { area, besieged, inCity }] of Object.entries(state.corps)) {
    if (besieged) continue;
    const commander = corpsCommander(commands, pack, id);
    if (commander === power) ownCorps.add(area);
    else if (isEnemy(pack.corpsOf[id]?.nation, commander)) {
      corps.add(area);
      if (!inCity) outside.add(area);
    }
  }
  for (const [area, { nation, besieged }] of Object.entries(garrisons)) {
    if (besieged) continue;
    const commander = commanderOf(commands, nation);
    if (commander === power) own.add(area);
    else if (isEnemy(nation, commander)) hostile.add(area);
  }
  for (const [area, { power: other }] of Object.entries(depots)) {
    if (!isGarrisoned({ depots, irregulars: groups }, area)) continue;
    if (other === power) own.add(area);
    else if (isEnemy(undefined, other)) hostile.add(area);
  }
  for (const [area, there] of Object.entries(groups))
    if (there.some((one) => inTheWay(one, sieges?.[area]) && isEnemy(undefined, one.power))) irregulars.add(area);
  for (const [id, { at }] of Object.entries(state.fleets)) {
    if (at.in === 'port' || !isEnemy(pack.fleet[id]?.nation, fleetCommander(commands, pack, id))) continue;
    if (at.in === 'sea') seas.add(at.sea);
    else boxes.add(at.area);
  }
  const isOpen = (area: AreaId) => ownCorps.has(area) || own.has(area);
  const blocked = new Set([...corps, ...irregulars, ...hostile].filter((area) => !isOpen(area)));
  const arrows = state.optionalArrows && { optionalArrows: true as const };
  return { corps, outside, irregulars, ownCorps, blocked, seas, boxes, ...arrows };
}

/** Irregulars in a city under siege are in nobody's way (7.3.3.3.1). */
const inTheWay = ({ number, inCity = 0 }: IrregularsState, besiegers: readonly Power[] | undefined) =>
  number - (besiegers ? inCity : 0) > 0;
