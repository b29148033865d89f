import type { Answer } from '../../../kernel/choice.ts';
import { areaName, leaderName, nationName } from '../names.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { powerOf } from '../sequence/who-decides.ts';
import type { Decide, Play, Position } from '../types.ts';
import { plainChit } from './chits.ts';
import { commanderOf } from './commander.ts';
import { msg } from './msg.ts';
import type { BattlePlan } from './plan.ts';
import { planForm } from './plan-form.ts';
import { playersIn } from './put-battles.ts';
import { readPlan } from './read-plan.ts';
import { whyNotPlan } from './refuse-plan.ts';
import { type Role, roleOf } from './role.ts';
import { sideMorale } from './side-morale.ts';
import { standingPlan } from './standing-plan.ts';
import { corpsIn, nationOfUnit, strengthOf } from './units.ts';

/**
 * 7.5.2.3: what each side does in a battle, in secret: its commander lays down a chit and says all that may become
 * necessary, its allies give what is about their own corps.
 */
export const battlePlan: Decide<'battle-plan'> = {
  section: '7.5.2.3',
  sealed: true,
  seats: (position, { area }) => playersIn(position, area),
  ask: (position, seat, { area }) => {
    const role = roleOf(position, area, powerOf(seat));
    return {
      prompt: promptFor(position, role),
      brief: msg('empires-in-arms-battle.plan.brief', { area: areaName(position.pack, area) }),
      choice: planForm(position, role),
    };
  },
  refuse: (position, seat, answer, { area }) => whyNotPlan(position, roleOf(position, area, powerOf(seat)), answer),
  standing: (position, seat, { area }) => standingPlan(position, roleOf(position, area, powerOf(seat))),
  waiting: ({ pack }, { area }) => msg('empires-in-arms-battle.plan.waiting', { area: areaName(pack, area) }),
  apply: (play, answers, { area }) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const role = roleOf(play, area, powerOf(seat));
      const plan = readPlan(answer, role.side);
      tellOrdered(play, role, plan);
      keepPlan(play, area, role.power, plan);
    }
  },
  fallback: (position, seat, { area }) => byItself(roleOf(position, area, powerOf(seat))),
};

/** A power whose battle goes as its standing orders have it is told so, and what they come to there. */
function tellOrdered(play: Play, role: Role, plan: BattlePlan): void {
  const { area, power, side, commands } = role;
  const ordered = standingPlan(play, role);
  if (ordered === undefined || !isSamePlan(readPlan(ordered, side), plan)) return;
  play.tell({ type: 'plan-by-orders', power, area, commands, plan });
}

/** Both are made by `readPlan`, field by field in one order. */
const isSamePlan = (a: BattlePlan, b: BattlePlan): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The commander of a silent side lays down the plainest chit; allies say nothing. */
function byItself({ side, commands }: Role): Answer {
  return commands ? { chit: plainChit(side) } : {};
}

export function keepPlan({ state }: Board, area: AreaId, power: Power, plan: BattlePlan): void {
  state.battlePlans = { ...state.battlePlans, [area]: { ...state.battlePlans?.[area], [power]: plan } };
}

function promptFor(position: Position, role: Role) {
  const { pack } = position;
  const { area, side, units, own, enemies, commands, limited, crossed, leader } = role;
  const { leader: enemyLeader } = commanderOf(position, area, enemies);
  const names = (some: Role['units']) =>
    [...new Set(some.map((unit) => nationOfUnit(position, area, unit)))].map((nation) => nationName(pack, nation));
  return msg('empires-in-arms-battle.plan.prompt', {
    area: areaName(pack, area),
    side,
    role: own.length === 0 ? 'besieged' : commands ? 'commander' : 'ally',
    ground: pack.area[area]?.terrain ?? 'clear',
    crossed: crossed ? 'yes' : 'no',
    limited: limited ? 'yes' : 'no',
    enemies: names(enemies),
    enemyCorps: corpsIn(enemies).length,
    ...{ led: leader ? 'yes' : 'no', leader: leader ? leaderName(pack, leader) : '' },
    ...{ enemyLed: enemyLeader ? 'yes' : 'no', enemyLeader: enemyLeader ? leaderName(pack, enemyLeader) : '' },
    corps: corpsIn(own).length,
    factors: strengthOf(position, area, own),
    morale: decimal(sideMorale(position, area, units)),
    allies: names(units.filter((unit) => !own.includes(unit))),
    alone: own.length === units.length ? 'yes' : 'no',
  });
}

/** Tenths as people read them: `3.2`. */
export const decimal = (tenths: number): string => (tenths / 10).toFixed(1);
