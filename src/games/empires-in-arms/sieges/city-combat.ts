import type { Unit } from '../battle/battle.ts';
import type { Strike } from '../battle/battle-fact.ts';
import { cellOf } from '../battle/dice.ts';
import { type Chosen, type LosingSide, loseOf } from '../battle/lose-factors.ts';
import { sideMorale } from '../battle/side-morale.ts';
import { powerOfUnit, strengthOf } from '../battle/units.ts';
import { type AreaId, POWERS } from '../pack-lists.ts';
import { percentOf } from '../percent-of.ts';
import type { Board } from '../position-types.ts';
import type { Play } from '../types.ts';
import type { Siege } from './siege.ts';

export const CITY_SIDES = ['besiegers', 'besieged'] as const;
export type CitySide = (typeof CITY_SIDES)[number];
type Both<T> = { readonly [side in CitySide]: T };

/** A round of an assault or a sally: what each side did to the other. */
export type CityRound = Both<Strike>;
/** An assault or a sally while it is fought. Morale is counted in tenths. */
export type CityCombat = {
  readonly how: 'assault' | 'sally';
  readonly siege: Siege;
  readonly sides: Both<LosingSide>;
  readonly morale: Both<number>;
  readonly left: Both<number>;
  readonly rounds: readonly CityRound[];
};
/** How it ended: which sides have broken, or have nothing left. */
export type CityFought = {
  readonly rounds: readonly CityRound[];
  /** In tenths, at the beginning. */
  readonly morale: Both<number>;
  readonly broken: Both<boolean>;
  readonly wipedOut: Both<boolean>;
};

export const otherCitySide = (side: CitySide): CitySide => (side === 'besiegers' ? 'besieged' : 'besiegers');

/** 7.5.4.1, 7.5.4.2.1: besiegers and besieged before the first round. */
export function beginCityCombat(
  board: Board,
  how: CityCombat['how'],
  siege: Siege,
  units: Both<readonly Unit[]>,
): CityCombat {
  const both = <T>(of: (side: CitySide) => T): Both<T> => ({ besiegers: of('besiegers'), besieged: of('besieged') });
  const { area } = siege;
  const morale = both((side) => sideMorale(board, area, units[side]));
  const sides = both((side) => sideAt(board, area, units[side]));
  return { how, siege, sides, morale, left: { ...morale }, rounds: [] };
}

/**
 * Whether both sides still fight, reconstructed: for at most so many rounds, until a side's loss of morale has come to
 * its morale or it has nothing left.
 */
export function cityFightGoesOn(play: Play, combat: CityCombat): boolean {
  const { how, left, rounds } = combat;
  const isFit = (side: CitySide) => left[side] > 0 && strengthIn(play, combat, side) > 0;
  return rounds.length < play.pack.siege[how].rounds && CITY_SIDES.every(isFit);
}

/** Each side throws on its table, both at once, without chits and leaders. */
export function throwForCity(play: Play, combat: CityCombat): CityRound {
  const { how, siege } = combat;
  const fight = play.pack.siege[how];
  const strike = (side: CitySide): Strike => {
    const factors = strengthIn(play, combat, side);
    const die = play.die(`die:city-fight-${side}:${siege.area}`, 6);
    const { percent, morale } = cellOf(play.pack, fight[side], die);
    const losses = Math.min(percentOf(play.pack, percent, factors), strengthIn(play, combat, otherCitySide(side)));
    return { factors, table: fight[side], die, sum: die, percent, losses, morale };
  };
  return { besiegers: strike('besiegers'), besieged: strike('besieged') };
}

/** Both sides lose what a round costs them, those who were asked as they chose. Gives the combat after it. */
export function loseInCity(play: Play, combat: CityCombat, round: CityRound, chosen: Chosen): CityCombat {
  const losing = (side: CitySide): LosingSide => {
    const { powers, units, lost } = combat.sides[side];
    const after = { powers: [...powers], units: [...units], lost: { ...lost } };
    loseOf(play, combat.siege.area, after, round[otherCitySide(side)].losses, chosen);
    return after;
  };
  const left = (side: CitySide) => Math.max(combat.left[side] - round[otherCitySide(side)].morale, 0);
  return {
    ...combat,
    sides: { besiegers: losing('besiegers'), besieged: losing('besieged') },
    left: { besiegers: left('besiegers'), besieged: left('besieged') },
    rounds: [...combat.rounds, round],
  };
}

/** What a combat has come to. */
export function cityFought(play: Play, combat: CityCombat): CityFought {
  const { rounds, morale, left } = combat;
  return {
    ...{ rounds, morale },
    broken: { besiegers: left.besiegers === 0, besieged: left.besieged === 0 },
    wipedOut: {
      besiegers: strengthIn(play, combat, 'besiegers') === 0,
      besieged: strengthIn(play, combat, 'besieged') === 0,
    },
  };
}

const strengthIn = (board: Board, { siege, sides }: CityCombat, side: CitySide): number =>
  strengthOf(board, siege.area, sides[side].units);

/** Units as a side that has lost nothing yet. */
export function sideAt(board: Board, area: AreaId, units: readonly Unit[]): LosingSide {
  const there = units.map((unit) => powerOfUnit(board, area, unit));
  return { powers: POWERS.filter((power) => there.includes(power)), units: [...units], lost: {} };
}
