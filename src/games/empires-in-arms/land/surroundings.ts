import { hasAccess } from '../access/has-access.ts';
import { areEnemiesIn } from '../economy/enemy-in-city.ts';
import { isPower } from '../forces/who-commands.ts';
import { holderOf, isHome, partOf } from '../forces/whose-area.ts';
import { once } from '../once.ts';
import type { AreaId, MinorId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import { hasAccessByTreaty } from '../peace/treaties.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import { besiegedIn } from '../supply/hindrances.ts';
import { type Enemies, seeEnemies } from '../supply/see-enemies.ts';

/** Why a power's forces cannot enter an area (10.3, 7.3.8.5). */
export type Closed = 'no_access' | 'neutral' | 'joint_attack';

/**
 * What everybody can see on the map of what stands in a power's way: where enemies are, not how strong, and which lands
 * are open to it. Looked up once for many steps: nothing that its own corps do changes it, but for sieges.
 */
export type Surroundings = {
  readonly power: Power;
  readonly enemies: Enemies;
  readonly besieged: ReadonlySet<AreaId>;
  /** Why its forces cannot enter an area; undefined: they can. */
  closed(area: AreaId): Closed | undefined;
  /** True in its home nation, which insurrection corps never leave (10.1.4). */
  isHome(area: AreaId): boolean;
};

export function lookAround({ state, pack }: Board, power: Power): Surroundings {
  const board = { state, pack };
  const enemies = once(() => seeEnemies(board, power));
  const besieged = once(() => besiegedIn(state));
  const lands = new Map<ProvinceId | MinorId, Closed | undefined>();
  const ofLand = (area: AreaId): Closed | undefined => {
    const land = partOf(pack, area);
    if (!lands.has(land)) lands.set(land, landClosed(board, power, area));
    return lands.get(land);
  };
  return {
    power,
    get enemies() {
      return enemies();
    },
    get besieged() {
      return besieged();
    },
    closed: (area) => ofLand(area) ?? jointAttack(board, power, area),
    isHome: (area) => isHome(board, power, area),
  };
}

/**
 * 10.3: a power enters its own lands and those of its minor countries, an enemy's, and others' by their leave or by C.5
 * (4.4.6.2); neutral minor countries only in a war with them. Who is in a land without leave may stay there.
 */
function landClosed(board: Board, power: Power, area: AreaId): Closed | undefined {
  const { state, pack } = board;
  const holder = holderOf(board, area);
  if (holder === power) return undefined;
  if (holder !== undefined) {
    const open =
      areEnemiesIn(board, area, holder, power) ||
      hasAccess(state, holder, power, 'land') ||
      hasAccessByTreaty(state, power, holder);
    return open ? undefined : 'no_access';
  }
  return isAtWarWith(board, power, partOf(pack, area)) ? undefined : 'neutral';
}

/**
 * 7.3.8.5: where an ally has declared an attack in this turn, only who is at war with all the defenders may come.
 */
function jointAttack(board: Board, power: Power, area: AreaId): Closed | undefined {
  const attack = board.state.attacks?.find((one) => one.area === area && !one.attackers.includes(power));
  return attack && !attack.defenders.every((nation) => isAtWarWith(board, power, nation)) ? 'joint_attack' : undefined;
}

/** At war with a power, or with a minor country. */
export function isAtWarWith({ state, pack }: Board, power: Power, nation: Owner): boolean {
  if (isPower(nation)) return nation !== power && areAtWar(state, power, nation);
  return state.minorWars[pack.minor[nation]?.districtOf ?? nation]?.includes(power) ?? false;
}
