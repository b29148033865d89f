import { corpsCommander } from '../forces/who-commands.ts';
import { powersInCity } from '../land/city.ts';
import { isOutside } from '../land/land-plan.ts';
import { endIdleSieges } from '../land/siege.ts';
import type { CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { Loan } from '../state.ts';
import type { Play } from '../types.ts';
import { keepShutIn } from './keep-shut-in.ts';
import { liftSieges } from './lift-sieges.ts';
import { moveForce } from './move-force.ts';
import { nearestParts } from './nearest-areas.ts';
import { friendlyAreas } from './places-for.ts';

/**
 * B.4 (ruling, of rulesets 4 and 5): a corps that is its own power's again besieges nobody for its borrower any more.
 * Where it, or one that is lent from now on, would stand with enemies of whoever commands it, in the field or in one
 * city, it goes at once to the nearest land of that power as after a peace (4.4.6.2); where there is none it is lost.
 */
export function partFromEnemies(play: Play, loans: readonly Loan[]): void {
  const { state, pack, tell } = play;
  for (const { corps } of loans) {
    const there = state.corps[corps];
    const power = corpsCommander(state, pack, corps);
    if (!there || power === undefined || !standsWithEnemies(play, power, corps)) continue;
    const force = { what: 'corps', corps, from: there.area } as const;
    const [to] = nearestParts(pack, there.area, friendlyAreas(play, power));
    moveForce(play, power, force, to);
    tell({ type: 'went-home', power, went: [{ ...force, to }] });
  }
  if (loans.length === 0) return;
  endIdleSieges(play);
  liftSieges(play);
  keepShutIn(play);
}

function standsWithEnemies({ state, pack }: Board, power: Power, id: CorpsId): boolean {
  const corps = state.corps[id];
  if (!corps) return false;
  const { area } = corps;
  const there = isOutside(corps)
    ? Object.entries(state.corps).flatMap(([other, one]) =>
        one.area === area && isOutside(one) ? (corpsCommander(state, pack, other) ?? []) : [],
      )
    : powersInCity({ state, pack }, area);
  return there.some((other) => other !== power && areAtWar(state, power, other));
}
