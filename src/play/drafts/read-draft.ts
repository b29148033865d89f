import { positionOf } from '../../kernel/machine.ts';
import { quietSince } from '../../log/quiet-since.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { viewDecisions } from '../view-decisions.ts';
import type { DraftKey } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { type OpenDraft, openDraft } from './open-draft.ts';
import { isDark } from './walk-draft.ts';

/**
 * The turn that a seat is composing, checked against the newest position; empty when there is none. It may be shown to
 * the seat's player alone: the caller has asked `viewerOf`. Refuses an unknown table or seat (`not-found`) and a table
 * that has not started (`bad-input`).
 */
export async function readDraft(services: Services, key: DraftKey): Promise<DraftView> {
  return viewDraft(services, key, await openDraft(services, key));
}

export async function viewDraft(
  services: Services,
  { tableId, seat }: DraftKey,
  { head, stored, walked }: OpenDraft,
): Promise<DraftView> {
  const { game } = head;
  const { waiting } = await readTableRow(services, tableId);
  const open = viewDecisions({ game, machine: walked.machine, viewer: seat, waiting, atHead: true });
  return {
    baseSeq: head.seq,
    steps: walked.steps,
    view: game.rules.view(positionOf(game, walked.machine), seat),
    next: isDark(walked.stopped) ? [] : open.filter((decision) => decision.mine !== undefined),
    stopped: walked.stopped,
    // What others do in secret must not be told by a draft that has grown old either.
    stale: stored !== undefined && stored.baseSeq !== head.seq && !(await quietSince(services, head, stored.baseSeq)),
    misfit: walked.misfit,
    updatedAt: stored?.updatedAt,
  };
}
