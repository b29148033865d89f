import { powersInCity } from '../land/city.ts';
import { liftIdleSieges } from '../land/lift-idle-sieges.ts';
import { corpsOutside } from '../land/siege.ts';
import { isAtWarWith } from '../land/surroundings.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAllied } from '../relations/pair.ts';
import type { SideName } from '../sides.ts';
import { cityFalls } from '../sieges/assault.ts';
import { unitsInside } from '../sieges/city-units.ts';
import type { Attack } from '../state.ts';
import type { Play } from '../types.ts';
import type { Battle, Unit } from './battle.ts';
import { planOf } from './plan-of.ts';
import { corpsIn } from './units.ts';
import { isRelief } from './who-fights.ts';

/** Forces in a city whose besiegers are attacked from outside, and the power that says who of them comes out. */
export type ShutIn = { readonly power: Power; readonly units: readonly Unit[] };

/**
 * 7.5.4.2.3: those who may come out of a besieged city and fight beside whoever would relieve it: those of the same
 * power or of one allied with all of the relief, and at war with all besiegers (7.3.8.6).
 */
export function shutIn(board: Board, attack: Attack): ShutIn | undefined {
  if (!isRelief(board, attack)) return undefined;
  const { area, attackers, defenders } = attack;
  // Troops of one power share a city (ruling).
  const [power] = powersInCity(board, area);
  if (power === undefined) return undefined;
  const helps = attackers.every((one) => one === power || areAllied(board.state, one, power));
  const fights = defenders.every((nation) => isAtWarWith(board, power, nation));
  return helps && fights ? { power, units: unitsInside(board, area) } : undefined;
}

/** How a plan names what is in a city: a corps by itself, its garrison, all irregulars together. */
export const nameInside = (unit: Readonly<Unit>): string => (unit.is === 'corps' ? unit.corps : unit.is);

/** Those who come out, as their power has ordered it. */
export function comingOut(board: Board, attack: Attack): ShutIn | undefined {
  const shut = shutIn(board, attack);
  if (!shut) return undefined;
  const { sortie = [] } = planOf(board.state, attack.area, shut.power, 'attackers');
  const units = shut.units.filter((unit) => sortie.includes(nameInside(unit)));
  return units.length > 0 ? { ...shut, units } : undefined;
}

/** Of a side's units those who came into the battle from outside of the city. */
export function notFromInside({ sortie }: Battle, units: readonly Unit[]): readonly Unit[] {
  const corps = corpsIn(sortie?.units ?? []);
  return units.filter((unit) => {
    if (unit.is === 'corps') return !corps.includes(unit.corps);
    return unit.is !== 'garrison' && !(unit.is === 'irregulars' && unit.inCity);
  });
}

/**
 * 7.5.4.2.3: where the besiegers have left, corps that came out stand before the city. Else those who are left are back
 * in it, and if nobody is, it has fallen.
 */
export function afterSortie(play: Play, { area, sortie, defenders }: Battle, leaves: SideName): void {
  if (!sortie) return;
  const { state } = play;
  if (leaves === 'defenders') {
    liftIdleSieges(play);
    for (const id of corpsIn(sortie.units)) {
      const corps = state.corps[id];
      if (corps && !corps.besieged) delete corps.inCity;
    }
    return;
  }
  const besiegers = defenders.powers.filter((power) => corpsOutside(play, power, area).length > 0);
  if (besiegers.length > 0 && unitsInside(play, area).length === 0)
    cityFalls(play, { area, besiegers, besieged: sortie.power }, 'stormed');
}
