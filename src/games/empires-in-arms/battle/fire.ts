import { percentOf } from '../percent-of.ts';
import { otherSide, type SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle } from './battle.ts';
import type { Strike } from './battle-fact.ts';
import {
  type Chits,
  cavalrySuperiority,
  cellOf,
  commanderModifiers,
  dieModifier,
  type Horse,
  ignoresRatings,
  nationalBonus,
  tacticalRating,
} from './dice.ts';
import { pairingOf, shifted, tablesIn } from './pairing.ts';
import { cavalryIn, corpsIn, countMuster, musterOf, strengthOf } from './units.ts';

/** The chits of the two sides. */
export const chitsOf = ({ attackers, defenders }: Battle): Chits => ({
  attack: attackers.chit,
  defence: defenders.chit,
});

/** 7.5.2.7: what is added to the dice of the two sides in a round. */
export function modifiersOf(play: Play, battle: Battle): { readonly [S in SideName]: number } {
  const { pack, options } = play;
  const chits = chitsOf(battle);
  const chart = ignoresRatings(pack, chits) ? { attackers: 0, defenders: 0 } : byChart(play, battle);
  const horse = { attackers: horseOf(play, battle, 'attackers'), defenders: horseOf(play, battle, 'defenders') };
  const of = (name: SideName) =>
    dieModifier(
      pack,
      chart[name],
      nationalBonus(pack, 'die', name, battle[name].commander.power, chits),
      options.cavalry_superiority === 'on' ? cavalrySuperiority(pack, horse[name], horse[otherSide(name)]) : 0,
    );
  return { attackers: of('attackers'), defenders: of('defenders') };
}

function byChart({ pack, options }: Play, battle: Battle) {
  const rating = (name: SideName) => {
    const { commander, units } = battle[name];
    return tacticalRating(pack, commander, corpsIn(units).length, options.tactical_limits === 'on');
  };
  return commanderModifiers(pack, { attackers: rating('attackers'), defenders: rating('defenders') });
}

function horseOf(play: Play, battle: Battle, name: SideName): Horse {
  const muster = musterOf(play, battle.area, battle[name].units);
  return { cavalry: cavalryIn(muster), factors: countMuster(muster) };
}

/**
 * 7.5.2.7: both sides throw at once, each on its table, with the columns that the ground and the guard give.
 *
 * @param guard the columns of morale that each side's guard adds
 */
export function throwForRound(
  play: Play,
  battle: Battle,
  modifiers: { readonly [S in SideName]: number },
  guard: { readonly [S in SideName]: number },
): { readonly [S in SideName]: Strike } | undefined {
  const { pack } = play;
  const { attack, defence } = chitsOf(battle);
  const arrived = battle.attackers.arrived === true || battle.defenders.arrived === true;
  const tables = tablesIn(pairingOf(pack, attack, defence, battle.crossed), battle.round, arrived);
  if (!tables) return undefined;
  const ground = pack.battle.terrain[pack.area[battle.area]?.terrain ?? ''];
  const strike = (name: SideName): Strike => {
    const flat = { casualties: 0, morale: 0 };
    const table = shifted(tables[name], ground?.[name] ?? flat, { casualties: 0, morale: guard[name] });
    const die = play.die(`die:battle:${battle[name].commander.power}`, 6);
    const sum = die + modifiers[name];
    const { percent, morale } = cellOf(pack, table, sum);
    const factors = strengthOf(play, battle.area, battle[name].units);
    const most = strengthOf(play, battle.area, battle[otherSide(name)].units);
    return { factors, table, die, sum, percent, morale, losses: Math.min(percentOf(pack, percent, factors), most) };
  };
  return { attackers: strike('attackers'), defenders: strike('defenders') };
}
