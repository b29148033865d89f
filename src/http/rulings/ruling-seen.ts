import { createHash } from 'node:crypto';
import type { RuleInput } from '../../rulings/wanted-ruling.ts';

/**
 * The mark of a ruling on a table as it was: the page of the preview sends it with its button, so that nobody makes a
 * ruling by a form without having seen what it does. Its reason may still change.
 */
export function seenMark({
  tableId,
  ruling,
  chance = [],
  expectedSeq,
}: Pick<RuleInput, 'tableId' | 'ruling' | 'chance' | 'expectedSeq'>): string {
  const shown = JSON.stringify([tableId, ruling, chance, expectedSeq]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}
