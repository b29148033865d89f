import type { Chit } from '../pack-lists.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { Play, Step } from '../types.ts';
import type { Battle, BattleSide, Ending } from './battle.ts';
import { layChits } from './battle-begins.ts';
import type { SideSeen } from './battle-fact.ts';
import { isMet } from './condition.ts';
import { copyBattle } from './copy-battle.ts';
import { nationalBonus } from './dice.ts';
import { chitsOf } from './fire.ts';
import { divide, whyNotDivide } from './flank.ts';
import { moraleLeft, moraleNow } from './morale-left.ts';
import { dividesForce } from './pairing.ts';
import { pauseBefore } from './pause.ts';
import { planOf } from './plan-of.ts';
import { inTenths } from './side-morale.ts';
import { corpsIn, musterOf } from './units.ts';
import { tryToWithdraw } from './withdraw.ts';

/** 7.5.2.3 to 7.5.2.6: forces go around the flank, the chits are turned, and who would withdraw tries to. */
export const battleDay: Step<'battle-day'> = {
  section: '7.5.2.5',
  run: (play, args) => {
    const battle = copyBattle(args.battle);
    play.reveal();
    const gone = battle.day > 1 ? beforeDay(play, battle) : undefined;
    if (gone) {
      play.push({ step: 'battle-ends', args: { battle, ending: gone } });
      return;
    }
    if (battle.day > 1) layChits(play, battle);
    for (const name of SIDES) sendAround(play, battle, name);
    for (const name of SIDES) addNational(play, battle, name);
    tellSortie(play, battle);
    tellJoined(play, battle);
    const ending = battle.defenders.chit === 'withdraw' ? tryToWithdraw(play, battle) : undefined;
    if (ending) play.push({ step: 'battle-ends', args: { battle, ending } });
    else play.push({ step: 'battle-round', args: { battle } });
  },
};

/** 7.5.2.9: whoever was asked before a further day, and does not stay for it. */
function beforeDay({ state }: Play, { area, ...sides }: Battle): Ending | undefined {
  return leftBy(SIDES.filter((name) => planOf(state, area, sides[name].commander.power, name).leavesNow));
}

const leftBy = ([loser, other]: readonly SideName[]): Ending | undefined =>
  other ? { how: 'both_left' } : loser && { how: 'left', loser };

/** 7.5.2.4. Whose force cannot be divided any more fights as one. */
function sendAround(play: Play, battle: Battle, name: SideName): void {
  const side = battle[name];
  if (!dividesForce(play.pack, side.chit, battle[otherSide(name)].chit)) return;
  const { power } = side.commander;
  const own = corpsIn(side.units);
  const flank = planOf(play.state, battle.area, power, name).flank.filter((id) => own.includes(id));
  if (whyNotDivide(play, side.units, flank)) {
    play.tell({ type: 'plan-lapsed', power, area: battle.area, what: 'flank' });
    // Nobody is away, so the tables are those of a force that pins (ruling).
    return;
  }
  const { pin, away } = divide(side.units, flank);
  side.units = pin;
  side.away = away;
}

/** Some commanders make their side steadier in some pairings; of further days only the first counts (ruling). */
function addNational(play: Play, battle: Battle, name: SideName): void {
  if (battle.day > 1) return;
  const side = battle[name];
  side.morale += inTenths(nationalBonus(play.pack, 'morale', name, side.commander.power, chitsOf(battle)));
}

function tellSortie(play: Play, { area, sortie }: Battle): void {
  if (!sortie) return;
  const { power, units } = sortie;
  const others = units.some(({ is }) => is !== 'corps');
  play.tell({ type: 'came-out', power, area, corps: corpsIn(units), others });
}

function tellJoined(play: Play, battle: Battle): void {
  const { area, limited, day, crossed } = battle;
  const seen = (name: SideName): SideSeen => {
    const { powers, commander, units, away, chit } = battle[name];
    return {
      ...{ powers, leader: commander.leader, chit, morale: moraleLeft(battle[name]) },
      corps: corpsIn([...units, ...away]),
      flank: corpsIn(away),
      muster: musterOf(play, area, [...units, ...away]),
    };
  };
  play.tell({
    type: 'battle-joined',
    power: battle.attackers.commander.power,
    ...{ area, kind: limited ? 'limited' : 'field', day, crossed },
    attackers: seen('attackers'),
    defenders: seen('defenders'),
  });
}

/**
 * 7.5.2.9: nobody has broken in a day. Whoever leaves has lost; where both stay there is another day, with the morale
 * that is left; after a day without any loss both leave (ruling). A limited combat has one day (7.5.4.2.3).
 */
export const battleDayEnds: Step<'battle-day-ends'> = {
  section: '7.5.2.9',
  run: (play, args) => {
    const { battle } = args;
    const ending = afterDay(play, battle);
    if (ending) play.push({ step: 'battle-ends', args: { battle, ending } });
    else play.push(...pauseBefore(play, nextDay(battle)));
  },
};

function afterDay(play: Play, battle: Battle): Ending | undefined {
  if (battle.limited && battle.day >= play.pack.battle.limited.days) return { how: 'not_relieved' };
  const leaving = SIDES.filter((name) => leaves(play, battle, name));
  return lossesSoFar(battle) === battle.before ? { how: 'both_left' } : leftBy(leaving);
}

function leaves(play: Play, battle: Battle, name: SideName): boolean {
  const { leave } = planOf(play.state, battle.area, battle[name].commander.power, name);
  return isMet(leave, moraleNow(battle, name));
}

/** All that the two sides have lost in the battle so far, of factors and tenths of morale. */
const lossesSoFar = ({ attackers, defenders }: Battle): number =>
  [attackers, defenders].reduce(
    (sum, { moraleLost, lost }) =>
      sum + moraleLost + Object.values(lost).reduce((all, { factors }) => all + factors, 0),
    0,
  );

function nextDay(battle: Battle): Battle {
  return {
    ...battle,
    day: battle.day + 1,
    round: 1,
    before: lossesSoFar(battle),
    attackers: together(battle.attackers),
    defenders: together(battle.defenders),
  };
}

/** Overnight a force that went around the flank is back with the others. */
function together<C extends Chit>({ arrived: _, ...side }: BattleSide<C>): BattleSide<C> {
  return { ...side, units: [...side.units, ...side.away], away: [] };
}
