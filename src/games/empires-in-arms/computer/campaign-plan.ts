import { type Goal, goalsOf } from './goals.ts';
import { foesNear, type Group, isHeldBy, type Situation } from './situation.ts';
import { onFoot } from './ways.ts';

/** What a group of corps is to do this month; no goal: it stays where it is. */
export type Task = { readonly group: Group; readonly goal: Goal | undefined };

/** What an area of the way costs of a goal's worth. */
const EACH_AREA = 0.9;
/** Nobody marches further into an enemy's land than so many areas. */
const FARTHEST = 8;
/** A goal is gone for with so much more than what stands against it. */
const ODDS = 1.2;
/** Groups so near to each other march together. */
const TOGETHER = 3;
/** No more is sent against a goal than so many times what stands there, and at least this. */
const ENOUGH = 2.5;
const LEAST = 8;
/** Enemies so near to the capital threaten it. */
const NEAR_CAPITAL = 4;

/**
 * Which group goes where. Of all groups and goals the two that fit each other best come first, by the goal's worth and
 * the way there; a goal is gone for only if the group and those near it outweigh what stands there, and by no more of
 * them than are needed. Who has no goal stays, and goes home from abroad.
 */
export function planCampaign(situation: Situation): readonly Task[] {
  const sent = new Map<Goal, number>();
  const tasks = new Map<Group, Goal>();
  for (const { group, goal } of pairsOf(situation).toSorted((a, b) => b.score - a.score)) {
    const already = sent.get(goal) ?? 0;
    if (tasks.has(group) || already >= Math.max(LEAST, ENOUGH * goal.against)) continue;
    tasks.set(group, goal);
    sent.set(goal, already + group.strength);
  }
  return situation.groups.map((group) => ({ group, goal: tasks.get(group) }));
}

type Pair = { readonly group: Group; readonly goal: Goal; readonly score: number };

/** The groups with the goals that are within their reach and strength. */
function pairsOf(situation: Situation): readonly Pair[] {
  const { pack } = situation;
  const goals = goalsOf(situation);
  return situation.groups
    .filter((group) => !isGuard(situation, group))
    .flatMap((group) => {
      const together = strengthNear(situation, group);
      return goals
        .map((goal) => ({ group, goal, far: onFoot(pack, group.area, goal.area) }))
        .filter(({ goal, far }) => Number.isFinite(far) && !(goal.isAbroad && far > FARTHEST))
        .filter(({ goal }) => together >= ODDS * goal.against)
        .map(({ goal, far }) => ({ group, goal, score: goal.worth - EACH_AREA * far }));
    });
}

const strengthNear = ({ pack, groups }: Situation, { area }: Group): number =>
  groups.reduce((sum, other) => (onFoot(pack, other.area, area) <= TOGETHER ? sum + other.strength : sum), 0);

/** The corps in its capital, while enemies are near whom they could not beat in the open. */
function isGuard(situation: Situation, { area, strength }: Group): boolean {
  const { capital } = situation.pack.nations[situation.power];
  return area === capital && strength < foesNear(situation, capital, NEAR_CAPITAL);
}

/** Abroad without a goal, it goes home. */
export const isAbroad = (situation: Situation, { area }: Group): boolean => !isHeldBy(situation, situation.power, area);
