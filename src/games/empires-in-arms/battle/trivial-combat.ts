import type { Pack } from '../pack-types.ts';
import { percentOf } from '../percent-of.ts';
import { otherSide, SIDES, type SideName } from '../sides.ts';
import type { Play, Step } from '../types.ts';
import type { Battle } from './battle.ts';
import { makeBattle } from './battle-begins.ts';
import type { SideSeen, Strike } from './battle-fact.ts';
import { clearBoth } from './clear-empty.ts';
import { copyBattle } from './copy-battle.ts';
import { cellOf } from './dice.ts';
import { duesOf, loseByChoice } from './lose-by-choice.ts';
import { loseFactors } from './lose-factors.ts';
import { moraleLeft } from './morale-left.ts';
import { retreat } from './retreat.ts';
import { surrender } from './surrender.ts';
import { corpsIn, musterOf, strengthOf } from './units.ts';
import { hasCorps } from './who-fights.ts';

/** The strength of a side of a trivial combat, and its morale in tenths. */
export type Small = { readonly factors: number; readonly morale: number };
type Sides<T> = { readonly [S in SideName]: T };

/** What two dice do in a round of trivial combat (7.5.3): both sides use the same table, and nothing is added. */
export function trivialRound(
  pack: Pick<Pack, 'battle' | 'percentages'>,
  sides: Sides<Pick<Small, 'factors'>>,
  dice: Sides<number>,
): Sides<Strike> {
  const { table } = pack.battle.trivial;
  const strike = (name: SideName): Strike => {
    const { factors } = sides[name];
    const { percent, morale } = cellOf(pack, table, dice[name]);
    const losses = Math.min(percentOf(pack, percent, factors), sides[otherSide(name)].factors);
    return { factors, table, die: dice[name], sum: dice[name], percent, losses, morale };
  };
  return { attackers: strike('attackers'), defenders: strike('defenders') };
}

/**
 * 7.5.3: who has lost a trivial combat: whoever is wiped out or has no morale left; at the end of the last round who
 * has less of it left, and of equal ones the attackers (ruling). Undefined: it goes on.
 */
export function trivialLoser(sides: Sides<Small>, isLast: boolean): SideName | undefined {
  const { attackers, defenders } = sides;
  const out = SIDES.filter((name) => sides[name].factors === 0 || sides[name].morale === 0);
  const [loser] = out;
  if (out.length === 1) return loser;
  if (out.length === 0 && !isLast) return undefined;
  return defenders.morale < attackers.morale ? 'defenders' : 'attackers';
}

/** 7.5.3: combat in which one side has no corps: without chits and leaders, and nobody's political points move. */
export const trivialCombat: Step<'trivial-combat'> = {
  section: '7.5.3',
  run: (play, { area }) => {
    const battle = makeBattle(play, area);
    if (!battle) return;
    tellJoined(play, battle);
    play.push({ step: 'trivial-round', args: { battle } });
  },
};

const smallOf = (play: Play, battle: Battle, name: SideName): Small => ({
  factors: strengthOf(play, battle.area, battle[name].units),
  morale: moraleLeft(battle[name]),
});
const bothOf = (play: Play, battle: Battle): Sides<Small> => ({
  attackers: smallOf(play, battle, 'attackers'),
  defenders: smallOf(play, battle, 'defenders'),
});
const powersOf = ({ attackers, defenders }: Battle) => ({
  attackers: attackers.commander.power,
  defenders: defenders.commander.power,
});

/** Both sides throw. */
export const trivialRoundOf: Step<'trivial-round'> = {
  section: '7.5.3',
  run: (play, { battle }) => {
    const { area } = battle;
    const powers = powersOf(battle);
    const dice = {
      attackers: play.die(`die:battle:${powers.attackers}`, 6),
      defenders: play.die(`die:battle:${powers.defenders}`, 6),
    };
    const strikes = trivialRound(play.pack, bothOf(play, battle), dice);
    const dues = SIDES.flatMap((name) => duesOf(play, area, battle[name], strikes[otherSide(name)].losses));
    loseByChoice(play, { why: 'trivial', area, dues, next: { step: 'trivial-falls', args: { battle, strikes } } });
  },
};

/** Both sides lose what the dice gave; one of them has lost the combat, or there is another round. */
export const trivialFalls: Step<'trivial-falls'> = {
  section: '7.5.3',
  run: (play, { strikes, chosen, ...args }) => {
    const battle = copyBattle(args.battle);
    const { area, day, round } = battle;
    for (const name of SIDES) {
      loseFactors(play, battle, name, strikes[otherSide(name)].losses, chosen);
      battle[name].moraleLost += strikes[otherSide(name)].morale;
    }
    play.tell({
      type: 'battle-round',
      area,
      day,
      round,
      powers: powersOf(battle),
      strikes,
      left: bothOf(play, battle),
    });
    const loser = trivialLoser(bothOf(play, battle), round === play.pack.battle.trivial.rounds);
    clearBoth(play, battle);
    if (loser) end(play, battle, loser);
    else play.push({ step: 'trivial-round', args: { battle: { ...battle, round: round + 1 } } });
  },
};

/** A side without corps is gone when it has lost; corps retreat. */
function end(play: Play, battle: Battle, loser: SideName): void {
  const { area, round } = battle;
  const powers = powersOf(battle);
  const power = powers[otherSide(loser)];
  const ending = { how: 'broken', loser, round } as const;
  play.tell({ type: 'battle-over', power, area, powers, kind: 'trivial', ending });
  const { units } = battle[loser];
  if (hasCorps(units)) retreat(play, battle, loser, units);
  else for (const unit of units) surrender(play, area, [unit], { captor: power, why: 'garrison' });
}

function tellJoined(play: Play, battle: Battle): void {
  const { area, day, crossed } = battle;
  const seen = (name: SideName): SideSeen => ({
    ...{ powers: battle[name].powers, leader: undefined, flank: [], chit: undefined },
    ...{ corps: corpsIn(battle[name].units), morale: battle[name].morale },
    muster: musterOf(play, area, battle[name].units),
  });
  play.tell({
    ...{ type: 'battle-joined', power: battle.attackers.commander.power, area, kind: 'trivial', day, crossed },
    attackers: seen('attackers'),
    defenders: seen('defenders'),
  });
}
