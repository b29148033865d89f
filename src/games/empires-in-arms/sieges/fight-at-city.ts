import type { Unit } from '../battle/battle.ts';
import type { Strike } from '../battle/battle-fact.ts';
import { cellOf } from '../battle/dice.ts';
import { type LosingSide, loseOf } from '../battle/lose-factors.ts';
import { sideMorale } from '../battle/side-morale.ts';
import { powerOfUnit, strengthOf } from '../battle/units.ts';
import { percentOf } from '../naval/fight-sums.ts';
import { type AreaId, POWERS } from '../pack-lists.ts';
import type { CityFight } from '../siege-types.ts';
import type { Play } from '../types.ts';
import type { Board } from './siege.ts';

export const CITY_SIDES = ['besiegers', 'besieged'] as const;
export type CitySide = (typeof CITY_SIDES)[number];
type Both<T> = { readonly [side in CitySide]: T };

/** A round of an assault or a sally: what each side did to the other. */
export type CityRound = Both<Strike>;
/** How it ended: which sides have broken, or have nothing left. */
export type CityFought = {
  readonly rounds: readonly CityRound[];
  /** In tenths, at the beginning. */
  readonly morale: Both<number>;
  readonly broken: Both<boolean>;
  readonly wipedOut: Both<boolean>;
};

const other = (side: CitySide): CitySide => (side === 'besiegers' ? 'besieged' : 'besiegers');

/**
 * 7.5.4.1, 7.5.4.2.1, reconstructed: besiegers and besieged fight for at most so many rounds, each on its table, both
 * at once, without chits and leaders, until a side's loss of morale has come to its morale or it has nothing left.
 */
export function fightAtCity(play: Play, area: AreaId, fight: CityFight, units: Both<readonly Unit[]>): CityFought {
  const strength = (side: CitySide) => strengthOf(play, area, units[side]);
  const morale = {
    besiegers: sideMorale(play, area, units.besiegers),
    besieged: sideMorale(play, area, units.besieged),
  };
  const left = { ...morale };
  const forces = { besiegers: sideAt(play, area, units.besiegers), besieged: sideAt(play, area, units.besieged) };
  const rounds: CityRound[] = [];
  const goesOn = () => CITY_SIDES.every((side) => left[side] > 0 && strength(side) > 0);
  while (rounds.length < fight.rounds && goesOn()) {
    const strike = (side: CitySide): Strike => {
      const factors = strength(side);
      const die = play.die(`die:city-fight-${side}:${area}`, 6);
      const { percent, morale: shaken } = cellOf(play.pack, fight[side], die);
      const losses = Math.min(percentOf(play.pack, percent, factors), strength(other(side)));
      return { factors, table: fight[side], die, sum: die, percent, losses, morale: shaken };
    };
    const round = { besiegers: strike('besiegers'), besieged: strike('besieged') };
    for (const side of CITY_SIDES) {
      left[side] = Math.max(left[side] - round[other(side)].morale, 0);
      loseOf(play, area, forces[side], round[other(side)].losses);
    }
    rounds.push(round);
  }
  return {
    ...{ rounds, morale },
    broken: { besiegers: left.besiegers === 0, besieged: left.besieged === 0 },
    wipedOut: { besiegers: strength('besiegers') === 0, besieged: strength('besieged') === 0 },
  };
}

/** Units as a side that has lost nothing yet. */
export function sideAt(board: Board, area: AreaId, units: readonly Unit[]): LosingSide {
  const there = units.map((unit) => powerOfUnit(board, area, unit));
  return { powers: POWERS.filter((power) => there.includes(power)), units: [...units], lost: {} };
}
