import type { SeatId } from '../../kernel/decision.ts';
import type { AnsweredBy } from '../../kernel/log.ts';
import type { Machine } from '../../kernel/machine.ts';
import { isOfferId } from '../../kernel/offers.ts';
import type { WrittenEntry } from '../plan-entries.ts';

/** An answer to something that a seat was waited for, for its player's record. */
export type Answered = { readonly seat: SeatId; readonly decision: string; readonly himself: boolean };

/** What a player sent himself, or had ordered before. */
const HIMSELF: readonly AnsweredBy[] = ['link', 'page', 'reply', 'api', 'standing-order'];

/** The answers among entries, the first of each seat to each decision; not those of seats that have resigned. */
export function answeredInTime(
  entries: readonly WrittenEntry[],
  { resigned }: Pick<Machine, 'resigned'>,
): readonly Answered[] {
  const found = new Map<string, Answered>();
  for (const { entry } of entries) {
    if (entry.kind !== 'answered' || isOfferId(entry.decision) || resigned.includes(entry.seat)) continue;
    const { seat, decision, how } = entry;
    const key = `${seat} ${decision}`;
    if (!found.has(key)) found.set(key, { seat, decision, himself: HIMSELF.includes(how) });
  }
  return [...found.values()];
}
