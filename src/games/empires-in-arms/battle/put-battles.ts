import { beginSieges, isContested } from '../land/land-combat.ts';
import { liftIdleSieges } from '../land/lift-idle-sieges.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Attack } from '../state.ts';
import type { Play, Position, Step } from '../types.ts';
import { commanderOf } from './commander.ts';
import { planOf } from './plan-of.ts';
import { shutIn } from './sortie.ts';
import { takeDepot } from './take-depot.ts';
import { hasCorps, powersOf, whoFights } from './who-fights.ts';

/**
 * 7.5.1, 7.5.2.3: all battles of a turn are put at once, side by side, each to those who fight it. Combat with a side
 * that has no corps needs no orders (7.5.3).
 */
export const putBattles: Step<'put-battles'> = {
  section: '7.5.1',
  run: (play, { powers }) => {
    const branches = (play.state.attacks ?? [])
      .filter(({ area }) => playersIn(play, area).length > 0)
      .map(({ area }) => [{ ask: 'battle-plan' as const, args: { area } }]);
    play.push(...(branches.length > 0 ? [{ together: branches }] : []), { step: 'fight-battles', args: { powers } });
  },
};

/**
 * Who is asked about a battle: the powers of both sides that are played, where both sides have corps; and whoever is
 * besieged where it would relieve them (7.5.4.2.3).
 */
export function playersIn(position: Pick<Position, 'state' | 'pack' | 'resigned'>, area: AreaId): readonly Power[] {
  const attack = position.state.attacks?.find((one) => one.area === area);
  if (!attack) return [];
  const { attackers, defenders } = whoFights(position, attack);
  if (!hasCorps(attackers) || !hasCorps(defenders)) return [];
  const players = deciding(position);
  const inside = shutIn(position, attack)?.power;
  const powers = [...powersOf(position, area, attackers), ...powersOf(position, area, defenders)];
  return [...new Set([...powers, ...(inside ? [inside] : [])])].filter((power) => players.includes(power));
}

/**
 * They are fought in the order that the attackers' commanders have given them; of equal places as they were declared.
 */
export const fightBattles: Step<'fight-battles'> = {
  section: '7.5.2',
  run: (play, { powers }) => {
    const contested = (play.state.attacks ?? []).filter((attack) => isFought(play, attack));
    const placeOf = (attack: Attack) => {
      const { attackers } = whoFights(play, attack);
      return planOf(play.state, attack.area, commanderOf(play, attack.area, attackers).power, 'attackers').place;
    };
    const inOrder = contested
      .map((attack) => ({ area: attack.area, place: placeOf(attack) }))
      .toSorted((a, b) => a.place - b.place);
    play.push(...inOrder.map(({ area }) => ({ step: 'battle-begins' as const, args: { area } })), {
      step: 'battles-over',
      args: { powers },
    });
  },
};

function isFought(play: Play, attack: Attack): boolean {
  const { attackers, defenders } = whoFights(play, attack);
  return attackers.length > 0 && defenders.length > 0;
}

/**
 * 7.5.1.1: where nobody of the defenders is in the field any more, the attackers besiege who is in the city, unless
 * they pass it by; 7.5.2.14: enemy depots there are taken. What the turn's battles needed is forgotten.
 */
export const battlesOver: Step<'battles-over'> = {
  section: '7.5.2.14',
  run: (play) => {
    const { state } = play;
    for (const attack of [...(state.attacks ?? [])]) {
      if (isContested(play, attack)) continue;
      for (const power of attack.attackers) takeDepot(play, power, attack.area);
      beginSieges(play, attack);
    }
    delete state.attacks;
    delete state.battlePlans;
    liftIdleSieges(play);
  },
};
