import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { Play, Step } from '../types.ts';
import { takeArrivals } from './arrivals.ts';
import type { Battle, Ending } from './battle.ts';
import type { Strikes } from './battle-fact.ts';
import { bombard } from './bombard.ts';
import { clearBoth } from './clear-empty.ts';
import { commitGuards } from './commit-guard.ts';
import { copyBattle } from './copy-battle.ts';
import { modifiersOf, throwForRound } from './fire.ts';
import { duesOf, loseByChoice } from './lose-by-choice.ts';
import { type Chosen, loseFactors } from './lose-factors.ts';
import { moraleLeft } from './morale-left.ts';
import { pauseBefore } from './pause.ts';
import { countMuster, musterOf, strengthOf } from './units.ts';
import { whoChooses } from './who-chooses.ts';

/**
 * 7.5.2.7: one round: who arrives, the guard, the guns, and then both sides at once. It ends the battle where a side
 * breaks; after the last one the day is over (7.5.2.9).
 */
export const battleRound: Step<'battle-round'> = {
  section: '7.5.2.7',
  run: (play, args) => {
    const battle = copyBattle(args.battle);
    if (battle.round > 1) takeArrivals(play, battle);
    const ending = slipsAway(play, battle);
    if (ending) goOn(play, battle, ending);
    else fightRound(play, battle);
  },
};

function goOn(play: Play, battle: Battle, ending: Ending | undefined): void {
  if (ending) play.push({ step: 'battle-ends', args: { battle, ending } });
  else if (battle.round >= play.pack.battle.rounds) play.push({ step: 'battle-day-ends', args: { battle } });
  else play.push(...pauseBefore(play, { ...battle, round: battle.round + 1 }));
}

/** 7.5.2.6: whoever would withdraw and had to stand before a pinning force goes when nobody comes around the flank. */
function slipsAway({ pack }: Play, { attackers, defenders, round }: Battle): Ending | undefined {
  const pinned = defenders.chit === 'withdraw' && attackers.chit === 'outflank' && !attackers.arrived;
  return pinned && round > pack.battle.withdrawal.endsAfterRound ? { how: 'withdrawn' } : undefined;
}

function fightRound(play: Play, battle: Battle): void {
  const { columns, lostIt } = commitGuards(play, battle);
  if (lostIt.length > 0) {
    clearBoth(play, battle);
    goOn(play, battle, brokenBy(lostIt, battle.round));
    return;
  }
  const modifiers = modifiersOf(play, battle);
  if (play.options.bombardment !== 'on') {
    exchangeFire(play, battle, modifiers, columns);
    return;
  }
  const losses = bombard(play, battle, modifiers);
  const dues = SIDES.flatMap((name) => duesOf(play, battle.area, battle[name], losses[name]));
  const next = { step: 'bombardment-falls' as const, args: { battle, losses, modifiers, columns } };
  loseByChoice(play, { why: 'bombardment', area: battle.area, dues, next });
}

/** 12.3.5: what the guns hit is gone before both sides fire. */
export const bombardmentFalls: Step<'bombardment-falls'> = {
  section: '12.3.5',
  run: (play, args) => {
    const battle = copyBattle(args.battle);
    const { losses, modifiers, columns, chosen } = args;
    for (const name of SIDES) loseFactors(play, battle, name, losses[name], chosen);
    exchangeFire(play, battle, modifiers, columns);
  },
};

type OfSides = { readonly [S in SideName]: number };

function exchangeFire(play: Play, battle: Battle, modifiers: OfSides, columns: OfSides): void {
  const strikes = throwForRound(play, battle, modifiers, columns);
  const powers = strikes ? whoChooses(play, battle, strikes) : [];
  if (strikes && powers.length > 0)
    play.push({ ask: 'battle-losses', args: { battle, strikes, columns: { ...columns }, powers } });
  else endRound(play, battle, { strikes, columns });
}

type Fired = { readonly strikes: Strikes | undefined; readonly columns: OfSides };

/** Both sides lose what the dice gave, those who were asked as they chose; then the battle is over or goes on. */
export function endRound(play: Play, battle: Battle, { strikes, columns }: Fired, chosen: Chosen = {}): void {
  if (strikes) {
    for (const name of SIDES) {
      loseFactors(play, battle, name, strikes[otherSide(name)].losses, chosen);
      battle[name].moraleLost += strikes[otherSide(name)].morale;
    }
    const left = (name: SideName) => ({
      factors: strengthOf(play, battle.area, [...battle[name].units, ...battle[name].away]),
      morale: moraleLeft(battle[name]),
    });
    const { area, day, round, attackers, defenders } = battle;
    play.tell({
      ...{ type: 'battle-round', area, day, round, strikes },
      powers: { attackers: attackers.commander.power, defenders: defenders.commander.power },
      left: { attackers: left('attackers'), defenders: left('defenders') },
    });
  }
  clearBoth(play, battle);
  goOn(play, battle, endingAfter(play, battle, columns));
}

/** 12.3.4: a side that staked its guard breaks, too, where the round has not won the battle. */
function endingAfter(play: Play, battle: Battle, guard: OfSides): Ending | undefined {
  const broken = SIDES.filter((name) => isBroken(play, battle, name));
  const all = broken.length > 0 ? broken : SIDES.filter((name) => guard[name] > 0);
  return all.length === 0 ? undefined : brokenBy(all, battle.round);
}

const brokenBy = ([loser, other]: readonly SideName[], round: number): Ending =>
  loser === undefined || other !== undefined ? { how: 'both_broken' } : { how: 'broken', loser, round };

/** 7.5.2.10: a side breaks with its morale, or without a factor left that could fight; guns alone cannot (12.3.5). */
function isBroken(play: Play, battle: Battle, name: SideName): boolean {
  const side = battle[name];
  if (moraleLeft(side) === 0) return true;
  const muster = musterOf(play, battle.area, side.units);
  const { artillery = 0 } = muster;
  const fit = countMuster(muster) - (play.options.bombardment === 'on' ? artillery : 0);
  return fit <= 0;
}
