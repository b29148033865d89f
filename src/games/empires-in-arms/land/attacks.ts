import { guarding, inTheOpen } from '../forces/irregulars-posted.ts';
import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { type AreaId, type Owner, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { isEnemy } from '../relations/is-enemy.ts';
import { areAtWar } from '../relations/pair.ts';
import { isOutside } from './land-plan.ts';
import { isAtWarWith } from './surroundings.ts';

/** What of a side's forces in an area has to do with a battle there: whose it is, and of which nation. */
type Force = { readonly area: AreaId; readonly nation: Owner; readonly commander: Power; readonly kind: Kind };
type Kind = 'corps' | 'irregulars' | 'depot';

/** Corps outside of cities, cossacks and freikorps, and garrisons of depots (7.3.7, 7.3.8.2). Guerrillas are none. */
export function forcesInTheField({ state, pack }: Board): readonly Force[] {
  const forces: Force[] = [];
  const put = (kind: Kind, area: AreaId, nation: Owner, commander: Power | undefined) => {
    if (commander !== undefined) forces.push({ kind, area, nation, commander });
  };
  const { loans, minors } = state;
  for (const [id, corps] of Object.entries(state.corps))
    if (isOutside(corps))
      put('corps', corps.area, pack.corpsOf[id]?.nation ?? '', corpsCommander({ loans, minors }, pack, id));
  for (const [area, there] of Object.entries(state.irregulars))
    for (const one of there) {
      if (one.kind !== 'guerrilla' && inTheOpen(state.depots, area, one) > 0)
        put('irregulars', area, one.power, one.power);
      if (guarding(state.depots, area, one) > 0) put('depot', area, one.power, one.power);
    }
  for (const [area, { power, garrison }] of Object.entries(state.depots))
    if (garrison) put('depot', area, garrison.nation, commanderOf({ minors }, garrison.nation) ?? power);
  return forces;
}

/**
 * 7.3.7.1, 7.3.7.2, 7.3.8.2: the areas in which corps of a power are outside with forces that it is at war with, each
 * with whom it attacks: their power, or a minor country whose controller it is not at war with.
 */
export function attacksBy(
  board: Board,
  power: Power,
): readonly { readonly area: AreaId; readonly defenders: Owner[] }[] {
  const forces = forcesInTheField(board);
  const own = new Set(forces.flatMap((one) => (one.commander === power && one.kind === 'corps' ? [one.area] : [])));
  return [...own].flatMap((area) => {
    const enemies = forces.filter(
      (one) => one.area === area && one.commander !== power && isEnemy(board, power, one.nation, one.commander),
    );
    const defenders = [
      ...new Set(enemies.map(({ nation, commander }) => defenderFor(board, power, nation, commander))),
    ];
    return defenders.length > 0 ? [{ area, defenders }] : [];
  });
}

const defenderFor = ({ state }: Board, power: Power, nation: Owner, commander: Power): Owner =>
  areAtWar(state, power, commander) ? commander : nation;

/** True where a force belongs to one of an attack's defenders. */
export const isDefender = (defenders: readonly Owner[], { nation, commander }: Pick<Force, 'nation' | 'commander'>) =>
  defenders.includes(commander) || defenders.includes(nation);

/**
 * 7.3.8.6: powers with corps in the field of an attack that are at war with all its defenders fight on the attacker's
 * side: those who move in this turn, and the attacker's other allies, who need not be asked (ruling).
 */
export function alliesInAttack(board: Board, area: AreaId, attackers: readonly Power[], defenders: readonly Owner[]) {
  const there = forcesInTheField(board).filter((one) => one.area === area && one.kind === 'corps');
  return POWERS.filter(
    (power) =>
      !attackers.includes(power) &&
      there.some(({ commander }) => commander === power) &&
      defenders.every((nation) => isAtWarWith(board, power, nation)) &&
      attackers.every((attacker) => !areAtWar(board.state, power, attacker)),
  );
}
