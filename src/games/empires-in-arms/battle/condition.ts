/** When something that was ordered for a battle is done: in any case, or by the morale that is left, in tenths. */
export type Condition = 'always' | 'never' | { whose: 'ours' | 'theirs'; below: number };

/** What is left of the morale of the two sides at some moment, in tenths, as whoever gave the condition sees it. */
export type MoraleNow = { readonly ours: number; readonly theirs: number };

/** Morale that a condition may name, in tenths: no side has more, and at 0 a side breaks. */
const STEPS = [5, 10, 15, 20, 25, 30, 35, 40, 45] as const;

/** Every condition as a choice names it: `ours-below-1.5`. */
export const CONDITIONS: readonly string[] = [
  'always',
  ...(['ours', 'theirs'] as const).flatMap((whose) => STEPS.map((step) => `${whose}-below-${step / 10}`)),
];

export function readCondition(text: unknown): Condition | undefined {
  if (text === 'always' || text === 'never') return text;
  const [, whose, below] = /^(ours|theirs)-below-(\d(?:\.5)?)$/.exec(String(text)) ?? [];
  if ((whose !== 'ours' && whose !== 'theirs') || below === undefined) return undefined;
  return { whose, below: Math.round(Number(below) * 10) };
}

/** A condition as a choice names it. */
export const conditionId = (condition: Readonly<Condition>): string =>
  typeof condition === 'object' ? `${condition.whose}-below-${condition.below / 10}` : condition;

export const isMet = (condition: Readonly<Condition> | undefined, now: MoraleNow): boolean =>
  typeof condition === 'object' ? now[condition.whose] < condition.below : condition === 'always';

/** Why a condition is of no use. */
export type NoCondition = 'never_true' | 'not_known';

/**
 * Why a condition for a round cannot do anything, told when it is given: before the first round nobody has lost morale
 * and that of the enemy is not known; later the own morale can only have fallen.
 *
 * @param morale that of the side at the beginning of the battle
 */
export function whyNoCondition(condition: Condition, round: number, morale: number): NoCondition | undefined {
  if (typeof condition !== 'object' || round > 1) return undefined;
  if (condition.whose === 'theirs') return 'not_known';
  return morale < condition.below ? undefined : 'never_true';
}
