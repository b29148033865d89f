import { liftIdleSieges } from '../land/lift-idle-sieges.ts';
import { moveCorpsTo, moveIrregulars, placesToStep } from '../land/step-aside.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { AreaId, CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { otherSide, type SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle, Unit } from './battle.ts';
import { isCutOff } from './cut-off.ts';
import { planOf } from './plan-of.ts';
import { surrender } from './surrender.ts';
import { corpsIn, powerOfUnit, strengthOf } from './units.ts';

/**
 * 7.5.2.10: a beaten or withdrawing side leaves the area, each of its powers to one beside it. Who landed in this turn,
 * or has the enemy across the arrow that it came by, or nowhere to go, surrenders; so does a depot's garrison.
 * Guerrillas stay (ruling).
 */
export function retreat(play: Play, battle: Battle, name: SideName, units: readonly Unit[]): void {
  const { area } = battle;
  const { power: captor } = battle[otherSide(name)].commander;
  const there = units.filter((unit) => strengthOf(play, area, [unit]) > 0);
  const moving = there.filter((unit) => unit.is === 'corps' || (unit.is === 'irregulars' && unit.kind !== 'guerrilla'));
  // All are told apart before the first goes: a lent corps that surrenders is its own power's again (B.4).
  const parties = battle[name].powers.map((power) => ({
    power,
    units: moving.filter((unit) => powerOfUnit(play, area, unit) === power),
  }));
  for (const { power, units: own } of parties)
    if (own.length > 0) retreatPower(play, battle, name, { power, units: own, captor });
  const garrisons = there.filter(({ is }) => is === 'depot');
  if (garrisons.length > 0) surrender(play, area, garrisons, { captor, why: 'garrison' });
  // 7.5.4.2.3: besiegers who are beaten besiege nobody any more, also while a later battle asks somebody.
  liftIdleSieges(play);
}

type Retreat = { readonly power: Power; readonly units: readonly Unit[]; readonly captor: Power };

function retreatPower(play: Play, battle: Battle, name: SideName, { power, units, captor }: Retreat): void {
  const { area } = battle;
  const corps = corpsIn(units);
  if (isCutOff(play, area, corps)) {
    surrender(play, area, units, { captor, why: 'landed' });
    return;
  }
  const to = whereTo(play, battle, name, { power, corps });
  if (to === undefined) {
    surrender(play, area, units, { captor, why: 'nowhere' });
    return;
  }
  for (const id of corps) moveCorpsTo(play.state, id, to);
  const irregulars = units.some(({ is }) => is === 'irregulars') ? moveIrregulars(play.state, power, area, to) : 0;
  play.tell({ type: 'retreated', power, area, corps, irregulars, to });
}

/**
 * Where a power that wished for something goes, if it can; else where its standing orders would have it, and by itself
 * to the area beside that is nearest to its supply.
 */
function whereTo(
  play: Play,
  battle: Battle,
  name: SideName,
  { power, corps }: { readonly power: Power; readonly corps: readonly CorpsId[] },
): AreaId | undefined {
  // 7.5.4.2.3: a relieving force goes back to where it came from.
  const back = battle.limited && name === 'attackers' ? whereFrom(play, corps) : undefined;
  const possible = retreatsFrom(play, power, battle.area);
  if (back !== undefined && possible.includes(back)) return back;
  const { retreat: wishes } = planOf(play.state, battle.area, power, name);
  const wished = wishes.find((area) => possible.includes(area));
  if (wishes.length > 0 && wished === undefined)
    play.tell({ type: 'plan-lapsed', power, area: battle.area, what: 'retreat' });
  const { retreatTo = [] } = standingOrders(play.state, power).reactions ?? {};
  return wished ?? retreatTo.find((area) => possible.includes(area)) ?? possible[0];
}

/** 7.5.2.10: the areas that a power may retreat to, the nearest to its supply first; none: it surrenders. */
export function retreatsFrom(board: Board, power: Power, area: AreaId): readonly AreaId[] {
  const { near, beside } = placesToStep(board, power, area);
  return near.length > 0 ? near : beside;
}

function whereFrom({ state }: Play, corps: readonly CorpsId[]): AreaId | undefined {
  for (const id of corps) {
    const march = state.marches?.[id];
    const before = march?.entered.at(-2) ?? march?.from;
    if (before !== undefined) return before;
  }
  return undefined;
}
