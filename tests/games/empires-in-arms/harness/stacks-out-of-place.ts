import { corpsCommander, fleetCommander, isPower } from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { powersInCity } from '../../../../src/games/empires-in-arms/land/city.ts';
import { isOutside } from '../../../../src/games/empires-in-arms/land/land-plan.ts';
import { isEnemyPort } from '../../../../src/games/empires-in-arms/naval/whose-port.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { relationOf } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';

/**
 * Stacks where they may not be, once what a phase does about them is done: enemies of before this month in one area
 * of the field or in one city (7.3.7.2, 7.3.3.4), insurrection corps abroad (10.1.4), fleets in an enemy's port
 * (6.2.6). A war brings about each of these, and a correction could; so the game itself does not count them as
 * broken.
 */
export function stacksOutOfPlace({ state, pack }: Board): readonly string[] {
  const field = new Map<string, Set<Power>>();
  for (const [id, one] of Object.entries(state.corps)) {
    const power = corpsCommander(state, pack, id);
    if (power && isOutside(one) && !mayBeCeded({ state, pack }, id, power))
      field.set(one.area, (field.get(one.area) ?? new Set()).add(power));
  }
  const cities = pack.areas.map(({ id }) => [id, new Set(powersInCity({ state, pack }, id))] as const);
  const settled = state.phase === 'naval' || state.phase === 'economy';
  return [
    ...(state.phase === 'land' ? [] : [...field].flatMap(([area, powers]) => metIn(state, area, powers))),
    ...(state.phase === 'politics'
      ? []
      : cities.flatMap(([area, powers]) => metIn(state, `the city of ${area}`, powers))),
    ...(state.phase === 'politics' ? [] : abroad({ state, pack })),
    ...(settled ? fleetsInEnemyPorts({ state, pack }) : []),
  ];
}

/**
 * A free state's corps that a peace of this month may have brought to its controller (B.7, C.4): among enemies it
 * attacks in the land phase (7.3.8.2).
 */
function mayBeCeded({ state, pack }: Board, corps: string, controller: Power): boolean {
  if (isPower(pack.corpsOf[corps]?.nation ?? '') || state.phase === 'economy') return false;
  const until = state.month + pack.peace.enforcedPeaceMonths;
  return POWERS.some(
    (other) => other !== controller && relationOf(state, controller, other).enforcedUntil?.[controller] === until,
  );
}

/** Powers of which two were at war before this month. */
function metIn(state: State, where: string, powers: ReadonlySet<Power>): readonly string[] {
  return [...powers].flatMap((a) =>
    [...powers].flatMap((b) => {
      const war = a < b ? relationOf(state, a, b).war : undefined;
      return war && war.since < state.month ? [`${a} and ${b} are at war and stand together in ${where}`] : [];
    }),
  );
}

function fleetsInEnemyPorts({ state, pack }: Board): readonly string[] {
  return Object.entries(state.fleets).flatMap(([id, { at }]) => {
    const power = fleetCommander(state, pack, id);
    const isThere = at.in === 'port' && power !== undefined && isEnemyPort({ state, pack }, power, at.area);
    return isThere ? [`${id} lies in ${at.area}, which is an enemy's`] : [];
  });
}

/** 10.1.4; before ruleset 3 one may be lent, and goes home with its borrower's corps (B.4, 4.4.6.2). */
function abroad({ state, pack }: Board): readonly string[] {
  return Object.entries(state.corps).flatMap(([id, { area }]) => {
    const counter = pack.corpsOf[id];
    const isLent = state.loans.some(({ corps }) => corps === id);
    const isHome = pack.province[pack.area[area]?.province ?? '']?.power === counter?.nation;
    return counter?.symbol === 'insurrection' && !isHome && !isLent
      ? [`corps ${id} stands in ${area}, away from home`]
      : [];
  });
}
