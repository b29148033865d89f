import { leadersWith } from '../forces/remove-unit.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { moveCorpsTo } from '../land/step-aside.ts';
import type { CorpsId, Power } from '../pack-lists.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle } from './battle.ts';
import { isSenior, leadersAmong } from './commander.ts';
import { isMet } from './condition.ts';
import { arrivesUpTo } from './flank.ts';
import { markFought } from './mark-fought.ts';
import { moraleNow } from './morale-left.ts';
import { planOf } from './plan-of.ts';
import { type Column, columnsOf, reinforcersOf } from './reinforcers.ts';
import { corpsIn } from './units.ts';

/** 7.5.2.8: before the second and the third round corps come from beside the area, and forces from around the flank. */
export function takeArrivals(play: Play, battle: Battle): void {
  for (const name of SIDES) {
    for (const power of battle[name].powers) reinforce(play, battle, name, power);
    arriveFromFlank(play, battle, name);
  }
}

function reinforce(play: Play, battle: Battle, name: SideName, power: Power): void {
  const plan = planOf(play.state, battle.area, power, name);
  if (plan.reinforce.length === 0) return;
  if (battle.round < plan.reinforceFrom || !isMet(plan.reinforceWhen, moraleNow(battle, name))) return;
  const possible = reinforcersOf(play, power, battle.area);
  const wanted = plan.reinforce.filter((id) => play.state.corps[id]?.area !== battle.area);
  const going = wanted.filter((id) => possible.includes(id));
  // An earlier battle of the turn has taken them, or barred their way.
  if (going.length < wanted.length && battle.round === plan.reinforceFrom)
    play.tell({ type: 'plan-lapsed', power, area: battle.area, what: 'reinforce' });
  for (const column of columnsOf(play, battle.area, going)) come(play, battle, name, { power, column });
}

type Coming = { readonly power: Power; readonly column: Column };

function come(play: Play, battle: Battle, name: SideName, { power, column }: Coming): void {
  const { area } = battle;
  const die = play.die(`die:reinforcement:${power}`, 6);
  const success = die <= column.upTo;
  if (success) for (const id of column.corps) join(play, battle, name, id);
  const commands = success && takeCommand(play, battle, name, column.corps);
  const { corps, from, leader, upTo } = column;
  play.tell({
    type: 'battle-arrival',
    power,
    area,
    what: 'reinforcement',
    from,
    leader,
    corps,
    die,
    upTo,
    success,
    commands,
  });
}

function join({ state, pack }: Play, battle: Battle, name: SideName, id: CorpsId): void {
  const side = battle[name];
  const power = corpsCommander(state, pack, id);
  if (power === undefined) return;
  moveCorpsTo(state, id, battle.area);
  markFought(state, [id]);
  side.units.push({ is: 'corps', corps: id });
  side.present.push({ corps: id, power });
  side.leaders.push(...leadersWith(state, id));
}

/**
 * 7.5.2.8: a senior leader of the commander's nation who comes takes over, and any leader where there was none. Of
 * several who come together it is the senior one.
 */
function takeCommand(play: Play, battle: Battle, name: SideName, corps: readonly CorpsId[]): boolean {
  const { commander } = battle[name];
  const present = commander.leader === undefined ? undefined : play.pack.leader[commander.leader];
  const coming = leadersAmong(play, corps);
  const inOrder = play.has('senior_commands')
    ? coming.toSorted((a, b) => (isSenior(a.ratings, b.ratings) ? -1 : 1))
    : coming;
  const senior = inOrder.find(
    ({ nation, ratings }) =>
      present?.kind !== 'land' || (nation === commander.power && isSenior(ratings, present.ratings)),
  );
  if (!senior) return false;
  const { strategic, tactical } = senior.ratings;
  battle[name].commander = { power: senior.nation, leader: senior.leader, strategic, tactical };
  return true;
}

function arriveFromFlank(play: Play, battle: Battle, name: SideName): void {
  const side = battle[name];
  if (side.away.length === 0) return;
  const { area, round } = battle;
  const { power, leader, strategic } = side.commander;
  const upTo = arrivesUpTo(play.pack, area, { strategic, round, against: battle[otherSide(name)].chit });
  const die = play.die(`die:flank:${power}`, 6);
  const success = die <= upTo;
  const corps = corpsIn(side.away);
  play.tell({
    ...{ type: 'battle-arrival', power, area, what: 'flank', from: area, leader, corps, die, upTo, success },
    commands: false,
  });
  if (!success) return;
  side.units.push(...side.away);
  side.away = [];
  side.arrived = true;
}
