import type { Chit } from '../pack-lists.ts';
import { SIDES, type SideName } from '../sides.ts';
import type { Play, Step } from '../types.ts';
import type { Battle, BattleSide, Unit } from './battle.ts';
import { isAttackChit, isDefenceChit, plainChit, whyNotChit } from './chits.ts';
import { commanderOf, leadersAmong } from './commander.ts';
import { markFought } from './mark-fought.ts';
import { planOf } from './plan-of.ts';
import { sideMorale } from './side-morale.ts';
import { comingOut } from './sortie.ts';
import { corpsIn, powerOfUnit } from './units.ts';
import { hasCorps, haveCrossed, isRelief, powersOf, whoFights } from './who-fights.ts';

/**
 * 7.5.2.1, 7.5.2.2: the two sides of a battle, their commanders and their morale. Where a side has no corps it is a
 * trivial combat (7.5.3).
 */
export const battleBegins: Step<'battle-begins'> = {
  section: '7.5.2.1',
  run: (play, { area }) => {
    const battle = makeBattle(play, area);
    if (!battle) return;
    if (isTrivial(battle)) play.push({ step: 'trivial-combat', args: { area } });
    else {
      layChits(play, battle);
      markFought(play.state, corpsIn(attackersAndDefenders(battle)));
      play.push({ step: 'battle-day', args: { battle } });
    }
  },
};

const attackersAndDefenders = ({ attackers, defenders }: Battle): readonly Unit[] => [
  ...attackers.units,
  ...defenders.units,
];
const isTrivial = ({ attackers, defenders }: Battle): boolean =>
  !hasCorps(attackers.units) || !hasCorps(defenders.units);

/**
 * The two sides of an attack as they stand now; undefined where one of them has nobody there any more. Who comes out of
 * the besieged city fights beside the relief, under its commander (7.5.4.2.3; ruling).
 */
export function makeBattle(play: Play, area: string): Battle | undefined {
  const attack = play.state.attacks?.find((one) => one.area === area);
  const { attackers = [], defenders = [] } = attack ? whoFights(play, attack) : {};
  if (!attack || attackers.length === 0 || defenders.length === 0) return undefined;
  const out = comingOut(play, attack);
  const inside = out?.units ?? [];
  return {
    ...{ area, limited: isRelief(play, attack), crossed: haveCrossed(play, [...attackers, ...inside]) },
    ...{ day: 1, round: 1, before: 0 },
    attackers: { ...sideOf(play, area, attackers, inside), chit: 'assault' },
    defenders: { ...sideOf(play, area, defenders), chit: 'defend' },
    ...(out && { sortie: { power: out.power, units: [...inside] } }),
  };
}

function sideOf(
  play: Play,
  area: string,
  outside: readonly Unit[],
  inside: readonly Unit[] = [],
): Omit<BattleSide, 'chit'> {
  const units = [...outside, ...inside];
  const commander = commanderOf(play, area, outside);
  const { power } = commander;
  return {
    powers: [power, ...powersOf(play, area, units).filter((one) => one !== power)],
    commander,
    units: [...units],
    away: [],
    present: units.flatMap((unit) =>
      unit.is === 'corps' ? [{ corps: unit.corps, power: powerOfUnit(play, area, unit) }] : [],
    ),
    leaders: leadersAmong(play, corpsIn(units)).map(({ leader }) => leader),
    morale: sideMorale(play, area, units),
    moraleLost: 0,
    lost: {},
  };
}

/** 7.5.2.3: each commander's chit for the day; one that has become impossible is the plainest instead (ruling). */
export function layChits(play: Play, battle: Battle): void {
  for (const name of SIDES) {
    const chit = chitFor(play, battle, name);
    if (name === 'attackers' && isAttackChit(chit)) battle.attackers.chit = chit;
    if (name === 'defenders' && isDefenceChit(chit)) battle.defenders.chit = chit;
  }
}

function chitFor(play: Play, battle: Battle, name: SideName): Chit {
  const { area, limited, day } = battle;
  const { commander, units } = battle[name];
  const plan = planOf(play.state, area, commander.power, name);
  const chit = day > 1 ? (plan.nextChit ?? plan.chit) : plan.chit;
  if (!whyNotChit(play, { side: name, limited, area, units }, chit)) return chit;
  play.tell({ type: 'plan-lapsed', power: commander.power, area, what: 'chit' });
  return plainChit(name);
}
