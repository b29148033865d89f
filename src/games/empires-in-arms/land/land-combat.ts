import { corpsCommander } from '../forces/who-commands.ts';
import type { AreaId, CorpsId, Power } from '../pack-lists.ts';
import type { Attack } from '../state.ts';
import type { Play, Step } from '../types.ts';
import { forcesInTheField, isDefender } from './attacks.ts';
import { isHeldByEnemy } from './city.ts';
import { goInByOrders, whoIsAsked } from './into-city.ts';
import type { FellBack } from './land-fact.ts';
import { liftIdleSieges } from './lift-idle-sieges.ts';
import { besiege, corpsOutside } from './siege.ts';
import { moveCorpsTo, whereToStep } from './step-aside.ts';
import { lookAround } from './surroundings.ts';

/** 7.5.1.1: in every area that is attacked the defenders may go into the city; then the forces fight, or part. */
export const landCombat: Step<'land-combat'> = {
  section: '7.5.1',
  run: (play, { powers }) => {
    // Besiegers may have starved (7.4.1.3.3).
    liftIdleSieges(play);
    const attacks = play.state.attacks ?? [];
    for (const { area } of attacks) goInByOrders(play, area);
    play.push(
      ...attacks.flatMap(({ area }) =>
        whoIsAsked(play, area).length > 0 ? [{ ask: 'into-city' as const, args: { area } }] : [],
      ),
      { step: play.has('battle') ? 'put-battles' : 'part-forces', args: { powers } },
    );
  },
};

/**
 * In rulesets without battles (7.5.2): where defenders are left in the field, the attackers fall back. Where all
 * have gone into the city they besiege it, unless they were told to pass it by (7.5.1.1).
 */
export const partForces: Step<'part-forces'> = {
  section: '7.5',
  run: (play) => {
    const { state, tell } = play;
    for (const declared of [...(state.attacks ?? [])]) {
      // An ally that moves later in the turn may have left (7.3.8.6).
      const attackers = declared.attackers.filter((power) => corpsOutside(play, power, declared.area).length > 0);
      const attack = { ...declared, attackers };
      if (isContested(play, attack)) {
        const back = attack.attackers.flatMap((power) => fallBack(play, power, attack.area));
        tell({ type: 'battle-put-off', ...attack, back });
      } else beginSieges(play, attack);
    }
    delete state.attacks;
    liftIdleSieges(play);
  },
};

/** True while defenders of an attack are in the field. */
export function isContested(play: Play, { area, defenders }: Attack): boolean {
  return forcesInTheField(play).some((one) => one.area === area && isDefender(defenders, one));
}

/** 7.5.1.1: attackers besiege who is in the city, unless they pass it by. */
export function beginSieges(play: Play, { area, attackers }: Attack): void {
  const { state, tell } = play;
  for (const power of attackers) {
    if (state.landTurn?.power === power && state.landTurn.passBy.includes(area)) continue;
    if (!isHeldByEnemy(play, power, area) || corpsOutside(play, power, area).length === 0) continue;
    if (!state.sieges?.[area]?.includes(power)) tell({ type: 'siege-begun', power, area });
    besiege(play, power, area);
  }
}

/** Corps that marched here go back to where they were before; others step aside as third parties do (7.3.8.4). */
function fallBack(play: Play, power: Power, area: AreaId): readonly FellBack[] {
  const { state, pack } = play;
  return corpsOutside({ state, pack }, power, area).flatMap((corps) => {
    const to = areaBefore(play, corps) ?? whereToStep(play, power, area);
    if (to === undefined) return [];
    moveCorpsTo(state, corps, to);
    return [{ corps, to }];
  });
}

/** The area before the last on a corps' march, if no enemy is there now and it may still be in it. */
function areaBefore(play: Play, corps: CorpsId): AreaId | undefined {
  const { state, pack } = play;
  const march = state.marches?.[corps];
  if (!march || march.entered.length === 0) return undefined;
  const before = march.entered.at(-2) ?? march.from;
  const power = corpsCommander(state, pack, corps);
  if (before === undefined || power === undefined) return undefined;
  return lookAround(play, power).enemies.outside.has(before) ? undefined : before;
}
