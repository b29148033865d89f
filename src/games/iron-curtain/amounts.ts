import type { Amounts, Answer } from '../../kernel/choice.ts';

/** The amounts of a `spread` answer. */
export function amountsOf(answer: Answer | undefined): Amounts {
  if (typeof answer !== 'object' || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

export function total(amounts: Amounts): number {
  let sum = 0;
  for (const slot in amounts) sum += amounts[slot] ?? 0;
  return sum;
}
