import type { SheetLine } from './choice.ts';

const words = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A line that does not fit has no words: it is shown by its ids. */
export function plainLine({ order, answer }: SheetLine): string {
  const values = typeof answer === 'object' ? Object.values(answer).map((value) => words(value)) : [String(answer)];
  return `${order}: ${values.join(', ')}`;
}
