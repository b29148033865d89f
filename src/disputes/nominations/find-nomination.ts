import { isId } from '../../platform/is-id.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Tx } from '../../platform/transaction.ts';

/** A nomination as it is stored. Refuses (`not-found`) an unknown one. */
export async function findNomination(db: Pick<Tx, 'nomination'>, id: string) {
  const found = isId(id) ? await db.nomination.findUnique({ where: { id } }) : null;
  if (!found) throw noSuchNomination();
  return found;
}

export type Nomination = Awaited<ReturnType<typeof findNomination>>;

/** There is none, or none that concerns the reader: both look alike. */
export function noSuchNomination() {
  return refuse('not-found', 'moderation.no-such-nomination');
}

/** It waits for an answer. */
export function isOpen({ state }: Pick<Nomination, 'state'>): boolean {
  return state === 'asked' || state === 'proposed';
}
