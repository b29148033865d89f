import { refuse } from '../platform/refuse.ts';
import type { LockedTable } from '../platform/transaction.ts';

/**
 * Refuses (`stale`) somebody who agrees to a table as it was: its host has changed it since they looked. Programs may
 * leave out what they saw.
 */
export function checkTerms(table: Pick<LockedTable, 'terms'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== table.terms) throw refuse('stale', 'lobby.other-terms');
}
