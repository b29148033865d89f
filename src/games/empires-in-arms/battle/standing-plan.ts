import type { Answer, FormAnswer } from '../../../kernel/choice.ts';
import { type BattleOrders, ordersKey, type Part, USUALLY_WEAKER_FROM } from '../orders/battle-orders.ts';
import type { Reactions } from '../orders/reactions.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Chit } from '../pack-lists.ts';
import type { BoardWithOptions } from '../position-types.ts';
import { whyNotChit } from './chits.ts';
import { conditionId } from './condition.ts';
import { whyNotDivide } from './flank.ts';
import type { Pause } from './plan.ts';
import { planForm } from './plan-form.ts';
import { reinforcersOf } from './reinforcers.ts';
import type { Role } from './role.ts';
import { flankBy } from './standing-flank.ts';
import { tripsOver } from './trips.ts';
import { corpsIn } from './units.ts';

/**
 * The plan that a power's standing orders give for a battle (7.5.2), by its part there and by whether the enemy has
 * more corps, which everybody sees (2.4.2). Undefined: it is asked, also where something that makes the server ask is
 * the case, and where a chit that is ordered cannot be laid down in this battle. What else has no place here (a guard
 * that is not there, a second day of a relief) is left out.
 */
export function standingPlan(board: BoardWithOptions, role: Role): Answer | undefined {
  const reactions = standingOrders(board.state, role.power).reactions ?? {};
  const part: Part = role.side === 'attackers' ? 'attack' : 'defend';
  const orders = reactions[ordersKey(part)] ?? {};
  const isWeak = isWeaker(reactions, role);
  const usual = reactions[`${part}Chit`];
  const chit = isWeak ? (reactions[`${part}Weak`] ?? usual) : usual;
  // Forces inside a besieged city come out only by their own word.
  if (chit === undefined || chit === 'ask' || role.own.length === 0) return undefined;
  if (asksForSheet(reactions, orders, chit) || tripsOver(board, role, reactions)) return undefined;
  const leave = isWeak ? (orders.leaveWeak ?? orders.leave) : orders.leave;
  const answer = role.commands ? commandersPlan(board, role, { ...orders, leave }, chit) : {};
  return answer && possible(board, role, { ...answer, ...ownPart(board, role, orders) });
}

function isWeaker({ weakerFrom = USUALLY_WEAKER_FROM }: Reactions, { units, enemies }: Role): boolean {
  return corpsIn(enemies).length * USUALLY_WEAKER_FROM > corpsIn(units).length * weakerFrom;
}

/** What it wants to say itself where there is no later moment for it. */
const asksForSheet = ({ asksRetreat }: Reactions, { flank, pursue }: BattleOrders, chit: Chit): boolean =>
  asksRetreat === true || pursue === 'ask' || (chit === 'outflank' && flank === 'ask');

/** What the commander alone says; undefined where a chit cannot be laid down, or the force not be divided for it. */
function commandersPlan(
  board: BoardWithOptions,
  role: Role,
  { flank, help, guard, leave, next, pursue }: Omit<BattleOrders, 'leave'> & { leave: BattleOrders['leave'] },
  chit: Chit,
): FormAnswer | undefined {
  const chits = [chit, ...(next ? [next] : [])];
  if (chits.some((one) => whyNotChit(board, role, one))) return undefined;
  const around = chits.includes('outflank') ? flankBy(board, role, flank === 'ask' ? undefined : flank) : [];
  if (chits.includes('outflank') && whyNotDivide(board, role.units, around)) return undefined;
  const later: readonly Pause[] = [help, guard].includes('ask') ? ['round_2', 'round_3'] : [];
  const ask: readonly Pause[] = leave === 'ask' ? [...later, 'second_day'] : later;
  return {
    chit,
    ...(around.length > 0 && { flank: around.map((id) => `corps:${id}`) }),
    // Whoever is to be asked whether it stays must not have left by then.
    ...(leave !== undefined && { leave: leave === 'ask' ? 'never' : conditionId(leave) }),
    ...(next && { next }),
    ...(pursue === 'no' && { pursue }),
    ...(ask.length > 0 && { ask }),
  };
}

/** What each power of a side says for its own corps (7.5.2.8, 12.3.4). */
function ownPart(board: BoardWithOptions, { power, area }: Role, { help, guard }: BattleOrders): FormAnswer {
  const corps = typeof help === 'object' ? reinforcersOf(board, power, area) : [];
  return {
    ...(typeof help === 'object' &&
      corps.length > 0 && {
        reinforce: corps.map((id) => `corps:${id}`),
        from: `round_${help.from}`,
        when: conditionId(help.when),
      }),
    ...(typeof guard === 'object' && {
      guard: `columns_${guard.columns}`,
      staked: `round_${guard.round}`,
      stakedWhen: conditionId(guard.when),
    }),
  };
}

/** What goes with another field says nothing without it. */
const GOES_WITH: { readonly [field: string]: string } = {
  ...{ from: 'reinforce', when: 'reinforce', staked: 'guard', stakedWhen: 'guard' },
};

/** As much of a plan as the sheet of this battle takes. */
function possible(board: BoardWithOptions, role: Role, plan: FormAnswer): FormAnswer {
  const form = planForm(board, role);
  const fields = form.kind === 'form' ? form.fields : [];
  const kept = new Map<string, Answer>();
  for (const { id, choice } of fields) {
    const given = plan[id];
    if (given === undefined || !('options' in choice)) continue;
    const isOffered = (word: string) => choice.options.some((option) => option.id === word);
    const some = Array.isArray(given) ? given.map(String).filter(isOffered) : given;
    if (Array.isArray(some) ? some.length > 0 : isOffered(String(some))) kept.set(id, some);
  }
  return Object.fromEntries([...kept].filter(([id]) => kept.has(GOES_WITH[id] ?? id)));
}
