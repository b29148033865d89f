import { percentOf } from '../percent-of.ts';
import { otherSide, type SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle } from './battle.ts';
import { cellOf } from './dice.ts';
import { musterOf, strengthOf } from './units.ts';

type OfSides = { readonly [S in SideName]: number };

/**
 * 12.3.5: before a round artillery fires by itself, both sides' at once, where the ground lets it; it costs no morale.
 * Gives what each side loses.
 */
export function bombard(play: Play, battle: Battle, modifiers: OfSides): OfSides {
  const { pack } = play;
  if (pack.battle.terrain[pack.area[battle.area]?.terrain ?? '']?.bombardment !== true) return NOTHING;
  const attackers = shoot(play, battle, 'attackers', modifiers.attackers);
  const defenders = shoot(play, battle, 'defenders', modifiers.defenders);
  return { attackers: defenders, defenders: attackers };
}

const NOTHING: OfSides = { attackers: 0, defenders: 0 };

function shoot(play: Play, battle: Battle, name: SideName, modifier: number): number {
  const { pack } = play;
  const { area } = battle;
  const { artillery: guns = 0 } = musterOf(play, area, battle[name].units);
  if (guns === 0) return 0;
  const { power } = battle[name].commander;
  const die = play.die(`die:bombardment:${power}`, 6);
  const sum = die + modifier;
  const { percent } = cellOf(pack, pack.battle.bombardment, sum);
  const losses = Math.min(percentOf(pack, percent, guns), strengthOf(play, area, battle[otherSide(name)].units));
  play.tell({ type: 'bombardment', power, area, guns, die, sum, percent, losses });
  return losses;
}
