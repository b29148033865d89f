import { type Goal, goalsOf } from './goals.ts';
import { foesNear, type Group, isHeldBy, type Situation } from './situation.ts';
import { onFoot } from './ways.ts';

/** What a group of corps is to do this month; no goal: it stays where it is. */
export type Task = { readonly group: Group; readonly goal: Goal | undefined };

/** What an area of the way costs of a goal's worth. */
const EACH_AREA = 0.9;
/** A goal is gone for with so much more than what stands against it. */
const ODDS = 1.2;
/** Groups so near to each other march together. */
const TOGETHER = 3;
/** No more is sent against a goal than so many times what stands there. */
const ENOUGH = 2.5;
/** The least that is sent. */
const LEAST = 8;
/** Enemies so near to the capital threaten it. */
const NEAR_CAPITAL = 4;

/**
 * Which group goes where: each to the goal that is worth most to it, by its worth and the way there, if it and the
 * groups near it outweigh what stands there, and not more of them than are needed. What has no goal stays, and goes
 * home from abroad.
 */
export function planCampaign(situation: Situation): readonly Task[] {
  const goals = goalsOf(situation);
  const sent = new Map<Goal, number>();
  const bySize = situation.groups.toSorted((a, b) => b.strength - a.strength);
  return bySize.map((group) => {
    const goal = isGuard(situation, group) ? undefined : bestGoal(situation, group, goals, sent);
    if (goal) sent.set(goal, (sent.get(goal) ?? 0) + group.strength);
    return { group, goal };
  });
}

function bestGoal(
  situation: Situation,
  group: Group,
  goals: readonly Goal[],
  sent: ReadonlyMap<Goal, number>,
): Goal | undefined {
  const { pack } = situation;
  const together = situation.groups
    .filter(({ area }) => onFoot(pack, area, group.area) <= TOGETHER)
    .reduce((sum, { strength }) => sum + strength, 0);
  const [best] = goals
    .filter((goal) => together >= ODDS * goal.against)
    .filter((goal) => (sent.get(goal) ?? 0) < Math.max(LEAST, ENOUGH * goal.against))
    .map((goal) => ({ goal, score: goal.worth - EACH_AREA * onFoot(pack, group.area, goal.area) }))
    .filter(({ score }) => Number.isFinite(score))
    .toSorted((a, b) => b.score - a.score);
  return best?.goal;
}

/** The corps in its capital, while enemies are near whom they could not beat in the open. */
function isGuard(situation: Situation, { area, strength }: Group): boolean {
  const { capital } = situation.pack.nations[situation.power];
  return area === capital && strength < foesNear(situation, capital, NEAR_CAPITAL);
}

/** Abroad without a goal, it goes home. */
export const isAbroad = (situation: Situation, { area }: Group): boolean => !isHeldBy(situation, situation.power, area);
