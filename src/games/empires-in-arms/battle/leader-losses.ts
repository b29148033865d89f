import type { SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle } from './battle.ts';
import { leadersAmong } from './commander.ts';
import { corpsIn } from './units.ts';

/** 12.7: dice for each leader of a side that broke say who falls, and is gone for good. */
export function mayFall(play: Play, battle: Battle, name: SideName): void {
  if (play.options.leader_losses !== 'on') return;
  const { dice: number, from } = play.pack.battle.leaderLosses;
  const side = battle[name];
  for (const { leader, nation } of leadersAmong(play, corpsIn([...side.units, ...side.away]))) {
    const dice = Array.from({ length: number }, () => play.die(`die:leader-loss:${leader}`, 6));
    if (dice.reduce((sum, die) => sum + die, 0) < from) continue;
    play.state.leaders[leader] = { is: 'gone' };
    play.tell({ type: 'leader-fell', power: nation, area: battle.area, leader, dice });
  }
}
