import type { Choice, SheetChoice } from './choice.ts';
import { countSpread } from './count-spread.ts';

/**
 * How many legal answers a choice has, at most `cap` (a text has as many as you like, and a sheet as soon as a line is
 * possible). Answers of a spread are counted one by one, so the lower the cap the quicker; one that is too hard to
 * judge counts as `cap` (`searchSpread`).
 */
export function countAnswers(choice: Choice, cap: number): number {
  return Math.min(cap, count(choice, cap));
}

function count(choice: Choice, cap: number): number {
  switch (choice.kind) {
    case 'one':
      return choice.options.length;
    case 'some': {
      const must = choice.must?.length ?? 0;
      return sumOver(choice.min, choice.max, (k) =>
        k < must ? 0 : combinations(choice.options.length - must, k - must),
      );
    }
    case 'ranking':
      return sumOver(choice.min, choice.max, (k) => arrangements(choice.options.length, k));
    case 'number':
      return Math.max(0, choice.max - choice.min + 1);
    case 'spread':
      return countSpread(choice, cap);
    case 'form':
      return choice.fields.reduce(
        (product, field) => product * (count(field.choice, cap) + (field.optional ? 1 : 0)),
        1,
      );
    case 'text':
      return choice.max === 0 ? 1 : Number.POSITIVE_INFINITY;
    case 'sheet':
      return sheets(choice);
  }
}

function sheets({ orders, max, mayBeEmpty }: SheetChoice): number {
  if (max > 0 && orders.some(({ choice }) => count(choice, 1) > 0)) return Number.POSITIVE_INFINITY;
  return mayBeEmpty ? 1 : 0;
}

function sumOver(min: number, max: number, term: (k: number) => number): number {
  let sum = 0;
  for (let k = min; k <= max; k += 1) sum += term(k);
  return sum;
}

function arrangements(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i += 1) product *= n - i;
  return k > n ? 0 : product;
}

function combinations(n: number, k: number): number {
  if (k > n) return 0;
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
