import { openedLater } from '../../kernel/asks-the-same.ts';
import type { OpenDecision } from '../../kernel/decision.ts';
import { openDecisions } from '../../kernel/open-decisions.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import type { Head } from '../../log/heads.ts';
import { loadHead } from '../../log/load-head.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { keptFor, type QuestionKey } from '../kept-for.ts';
import { loadDrafts, type StoredDraft } from './draft-store.ts';
import { type Walked, walkDraft } from './walk-draft.ts';

/** A seat's draft for one question, played on the table's newest position. */
export type OpenDraft = {
  readonly head: Head;
  readonly question: OpenDecision;
  readonly stored: StoredDraft | undefined;
  readonly walked: Walked;
};

/** Drafts that have been walked, by the position that they begin at: the next step goes on where this one ended. */
const walks = new WeakMap<object, Map<string, Walked>>();

/**
 * Refuses (`not-found`) an unknown table or seat, (`bad-input`) a table that has not started, and (`stale`) a question
 * that is not open to the seat.
 */
export async function openDraft(services: Services, key: QuestionKey): Promise<OpenDraft> {
  const { tableId, seat, decision } = key;
  // Before the position: a draft that somebody sends in between is over with its question, not empty.
  const drafts = await loadDrafts(services, key);
  const head = await loadHead(services, tableId);
  if (!head.game.setting.seats.includes(seat))
    throw refuse('not-found', 'tables.no-such-seat', { seat: seat.slice(0, 64) });
  const open = openDecisions(head.game, head.machine);
  const question = open.find(({ id, waiting }) => id === decision && waiting.includes(seat));
  if (!question) throw stale(head.machine.over);

  const ids = open.map(({ id }) => id);
  const stored = keptFor(drafts, question, ids);
  return { head, question, stored, walked: walkKept(head, key, stored) };
}

function walkKept({ game, machine, seq }: Head, { seat, decision }: QuestionKey, stored: StoredDraft | undefined) {
  const answers = (stored?.answers ?? []).map((answer) => ({
    ...answer,
    // What these answers open is named by the entries that they would become now.
    decision: openedLater(answer.decision, stored?.baseSeq ?? seq, seq),
  }));
  const kept = walks.get(machine) ?? new Map<string, Walked>();
  walks.set(machine, kept);
  const name = JSON.stringify([decision, seat]);
  const walked = walkDraft(game, machine, { seat, decision }, answers, kept.get(name));
  kept.set(name, walked);
  return walked;
}
