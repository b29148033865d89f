import type { Power } from '../pack-lists.ts';
import { SIDES, type SideName } from '../sides.ts';
import type { Play } from '../types.ts';
import type { Battle } from './battle.ts';
import { isMet } from './condition.ts';
import { guardLosses, whyNotCommitGuard } from './guard.ts';
import { moraleNow } from './morale-left.ts';
import { planOf } from './plan-of.ts';
import { takeFactors } from './take-factors.ts';
import { musterOf, powerOfUnit } from './units.ts';

/**
 * The columns of morale that each side's guard adds in this round, and sides that have lost their whole guard by it.
 */
type Committed = { readonly columns: { readonly [S in SideName]: number }; readonly lostIt: readonly SideName[] };

/**
 * 12.3.4: guards that are to be committed in this round: of a side one, that of the commander's power first (ruling).
 */
export function commitGuards(play: Play, battle: Battle): Committed {
  const columns = { attackers: 0, defenders: 0 };
  const lostIt: SideName[] = [];
  if (play.options.guard_commitment !== 'on') return { columns, lostIt };
  for (const name of SIDES) {
    const power = battle[name].powers.find((one) => isToCommit(play, battle, name, one));
    if (!power) continue;
    const { guard } = planOf(play.state, battle.area, power, name);
    if (!guard) continue;
    battle[name].guard = [...(battle[name].guard ?? []), power];
    const survives = commit(play, battle, name, { power, columns: guard.columns });
    if (survives) columns[name] = guard.columns;
    else lostIt.push(name);
  }
  return { columns, lostIt };
}

function isToCommit(play: Play, battle: Battle, name: SideName, power: Power): boolean {
  const { guard } = planOf(play.state, battle.area, power, name);
  if (!guard || battle[name].guard?.includes(power) || battle.round < guard.round) return false;
  if (!isMet(guard.when, moraleNow(battle, name))) return false;
  const has = guardOf(play, battle, name, power);
  return !whyNotCommitGuard(play.pack, power, { columns: guard.columns, has, allowed: true });
}

const unitsOf = (play: Play, { area, ...sides }: Battle, name: SideName, power: Power) =>
  sides[name].units.filter((unit) => powerOfUnit(play, area, unit) === power);

const guardOf = (play: Play, battle: Battle, name: SideName, power: Power): number =>
  musterOf(play, battle.area, unitsOf(play, battle, name, power)).guard ?? 0;

/** A die says how many guard factors it costs; false where none is left. */
function commit(
  play: Play,
  battle: Battle,
  name: SideName,
  { power, columns }: { readonly power: Power; readonly columns: number },
): boolean {
  const { area } = battle;
  const has = guardOf(play, battle, name, power);
  const die = play.die(`die:guard:${power}`, 6);
  const losses = Math.min(guardLosses(play.pack, columns, die), has);
  takeFactors(play, area, unitsOf(play, battle, name, power), { guard: losses });
  play.tell({ type: 'guard-committed', power, area, columns, die, losses });
  return losses < has;
}
