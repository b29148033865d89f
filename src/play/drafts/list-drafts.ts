import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';
import { keptFor } from '../kept-for.ts';
import type { DecisionView } from '../table-view.ts';
import { loadDrafts } from './draft-store.ts';

/** How many steps a seat has composed for each of the questions that it is asked; the caller has asked `viewerOf`. */
export async function listDrafts(
  services: Services,
  seat: { readonly tableId: string; readonly seat: SeatId },
  open: readonly Pick<DecisionView, 'id' | 'name' | 'mine'>[],
): Promise<ReadonlyMap<DecisionId, number>> {
  const asked = open.filter(({ mine }) => mine);
  if (asked.length === 0) return new Map();
  const drafts = await loadDrafts(services, seat);
  const ids = open.map(({ id }) => id);
  return new Map(asked.map((question) => [question.id, keptFor(drafts, question, ids)?.answers.length ?? 0]));
}
