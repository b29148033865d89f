import { positionOf } from '../../kernel/machine.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { answersHold } from '../check-answers-hold.ts';
import { viewDecisions } from '../view-decisions.ts';
import type { DraftView } from './draft-view.ts';
import { type DraftKey, openDraft } from './open-draft.ts';

/**
 * What a seat is composing for a question, checked against the newest position; empty when it has not begun. It may be
 * shown to the seat's player alone: the caller has asked `viewerOf`. Refuses what `openDraft` refuses.
 */
export async function readDraft(services: Services, key: DraftKey): Promise<DraftView> {
  const { tableId, seat, decision } = key;
  const { head, stored, aside, walked } = await openDraft(services, key);
  const { game } = head;
  const { machine, steps, stopped, misfit } = walked;
  const { waiting } = await readTableRow(services, tableId);
  const next = walked.open.map(({ id }) => id);
  return {
    decision,
    baseSeq: head.seq,
    steps,
    view: game.rules.view(positionOf(game, machine), seat),
    next: viewDecisions({ game, machine, viewer: seat, waiting, atHead: true, effects: true }).filter(({ id }) =>
      next.includes(id),
    ),
    stopped,
    stale:
      stored !== undefined &&
      !aside &&
      !(await answersHold(services, head, { seat, expectedSeq: stored.baseSeq, answers: stored.answers })),
    misfit,
    ...(aside && stored && { leaves: stored.answers.length }),
    updatedAt: aside ? undefined : stored?.updatedAt,
  };
}
