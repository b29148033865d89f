import { percentOf } from '../naval/fight-sums.ts';
import type { Play } from '../types.ts';
import { type Battle, otherSide, SIDES, type SideName } from './battle.ts';
import { cellOf } from './dice.ts';
import { loseFactors } from './lose-factors.ts';
import { musterOf, strengthOf } from './units.ts';

/**
 * 12.3.5: before a round artillery fires by itself, both sides' at once, where the ground lets it; it costs no morale.
 */
export function bombard(play: Play, battle: Battle, modifiers: { readonly [S in SideName]: number }): void {
  const { pack } = play;
  const { area } = battle;
  if (pack.battle.terrain[pack.area[area]?.terrain ?? '']?.bombardment !== true) return;
  const shots = SIDES.map((name) => ({ name, losses: shoot(play, battle, name, modifiers[name]) }));
  for (const { name, losses } of shots) loseFactors(play, battle, otherSide(name), losses);
}

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
