import type { Answer } from '../../../kernel/choice.ts';
import { areaName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Decide } from '../types.ts';
import type { Battle } from './battle.ts';
import { decimal, keepPlan } from './battle-plan.ts';
import { plainChit, whyNotChit } from './chits.ts';
import { whyNotDivide } from './flank.ts';
import { moraleLeft } from './morale-left.ts';
import { msg } from './msg.ts';
import type { Pause } from './plan.ts';
import { planForm } from './plan-form.ts';
import { planOf } from './plan-of.ts';
import { readPlan } from './read-plan.ts';
import { whyNotPlan } from './refuse-plan.ts';
import type { Role } from './role.ts';
import { powerOfUnit, strengthOf } from './units.ts';

/**
 * Whoever wanted to be asked again before a round or a further day says what they do from there on; what is left out
 * stays as it was ordered.
 */
export const battleAgain: Decide<'battle-again'> = {
  section: '7.5.2.8',
  sealed: true,
  seats: (position, { powers }) => deciding(position).filter((power) => powers.includes(power)),
  ask: (position, seat, { battle, at }) => {
    const role = roleIn(position, battle, powerOf(seat));
    const { side } = role;
    const other = battle[otherSide(side)];
    return {
      prompt: msg('empires-in-arms-battle.again.prompt', {
        at,
        area: areaName(position.pack, battle.area),
        ours: decimal(moraleLeft(battle[side])),
        theirs: decimal(moraleLeft(other)),
        factors: strengthOf(position, battle.area, role.units),
        enemies: strengthOf(position, battle.area, [...other.units, ...other.away]),
      }),
      brief: msg('empires-in-arms-battle.again.brief', { at, area: areaName(position.pack, battle.area) }),
      choice: planForm(position, role, at),
    };
  },
  refuse: (position, seat, answer, { battle, at }) =>
    whyNotPlan(position, roleIn(position, battle, powerOf(seat)), answer, at),
  waiting: ({ pack }, { battle, at }) =>
    msg('empires-in-arms-battle.again.brief', { at, area: areaName(pack, battle.area) }),
  apply: (play, answers, { battle, at }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      const { side } = roleIn(play, battle, power);
      const before = planOf(play.state, battle.area, power, side);
      const left = { ...before, askBefore: before.askBefore.filter((pause) => pause !== at) };
      keepPlan(play, battle.area, power, readPlan(answer, side, left));
    }
  },
  fallback: (position, seat, { battle, at }) => asBefore(position, roleIn(position, battle, powerOf(seat)), at),
};

/** Nothing changes; on a further day the chit is that which was ordered for it, or the one of the first. */
function asBefore(position: Board, role: Role, at: Pause): Answer {
  if (at !== 'second_day' || !role.commands) return {};
  const { chit, nextChit = chit, flank } = planOf(position.state, role.area, role.power, role.side);
  const impossible =
    whyNotChit(position, role, nextChit) ??
    (nextChit === 'outflank' ? whyNotDivide(position, role.units, flank) : undefined);
  if (impossible) return { chit: plainChit(role.side) };
  return nextChit === 'outflank' ? { chit: nextChit, flank: flank.map((id) => `corps:${id}`) } : { chit: nextChit };
}

/** What a power has to do with a battle that is being fought. */
function roleIn(board: Board, battle: Battle, power: Power): Role {
  const { area, limited, crossed } = battle;
  const side = SIDES.find((name) => battle[name].powers.includes(power)) ?? 'attackers';
  const { commander, units, away } = battle[side];
  const all = [...units, ...away];
  return {
    ...{ area, power, side, limited, crossed, leader: commander.leader, units: all, inside: [] },
    commands: commander.power === power,
    own: all.filter((unit) => powerOfUnit(board, area, unit) === power),
    enemies: battle[otherSide(side)].units,
  };
}
