import type { Term } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** A number of a term on the chart of peace terms. Throws where the pack does not have it. */
export function figureOf({ peace }: Pick<Pack, 'peace'>, term: Term, figure: string): number {
  const found = peace.term[term].figures[figure];
  if (found === undefined) throw new Error(`the pack has no ${figure} of ${term}`);
  return found;
}
