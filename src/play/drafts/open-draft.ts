import type { Head } from '../../log/heads.ts';
import { loadHead } from '../../log/load-head.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type DraftKey, loadDraft, type StoredDraft } from './draft-store.ts';
import { type Walked, walkDraft } from './walk-draft.ts';

/** A seat's draft, played on the table's newest position. */
export type OpenDraft = { readonly head: Head; readonly stored: StoredDraft | undefined; readonly walked: Walked };

/** Refuses (`not-found`) an unknown table or seat, and (`bad-input`) a table that has not started. */
export async function openDraft(services: Services, key: DraftKey): Promise<OpenDraft> {
  const head = await loadHead(services, key.tableId);
  if (!head.game.setting.seats.includes(key.seat))
    throw refuse('not-found', 'tables.no-such-seat', { seat: key.seat.slice(0, 64) });
  const stored = await loadDraft(services, key);
  return { head, stored, walked: walkDraft(head.game, head.machine, key.seat, stored?.answers ?? []) };
}
