import type { DecisionId, Question } from './decision.ts';
import { decisionPlace, isOptionalActionId } from './decision-id.ts';
import { branchesOf } from './find-ask.ts';
import { cloneData } from './json.ts';
import type { AnsweredEntry, Entry } from './log.ts';
import type { Agenda, Game, Machine } from './machine.ts';
import { questionFor } from './open-decisions.ts';
import { replayLog } from './replay-log.ts';

/** An answer that going back voids though it stands on a branch on which nothing is taken back. */
export type Untouched = {
  readonly entry: AnsweredEntry;
  /** The same for all that followed from it on its branch. */
  readonly branch: string;
  /** What the seat was asked when it answered: only to the same it holds. */
  readonly asked: Question | undefined;
};

/**
 * The answers that could be given again when the game goes back to `from`, in order. `lost`: all that counts since;
 * `isTaken`: what is taken back of it. Where that is not an answer to a question (an optional action, a correction,
 * somebody's resignation), it may have touched anything, and none are. Else they are the answers on the branches that
 * were open then and on which nothing is taken back, and what followed there: answers to questions that another
 * answer of the list opened. Optional actions are not among them.
 */
export function untouchedAnswers(
  game: Game,
  from: Machine,
  lost: readonly Entry[],
  isTaken: (entry: Entry) => boolean,
): readonly Untouched[] {
  const branches = branchesIn(from.agenda);
  const touched = new Set<string>();
  for (const entry of lost.filter(isTaken)) {
    if (!isAnswer(entry)) return [];
    const branch = branches.get(entry.decision);
    if (branch !== undefined) touched.add(branch);
  }

  const found = new Map<number, Untouched>();
  for (const entry of lost) {
    if (!isAnswer(entry) || isTaken(entry)) continue;
    const { since } = decisionPlace(entry.decision);
    const branch = branches.get(entry.decision) ?? found.get(since)?.branch;
    if (branch !== undefined && !touched.has(branch)) found.set(entry.seq, { entry, branch, asked: undefined });
  }
  if (found.size === 0) return [];
  const asked = questionsOf(game, from, lost);
  return [...found.values()].map((one) => ({ ...one, asked: asked.get(one.entry) }));
}

function isAnswer(entry: Entry): entry is AnsweredEntry {
  return entry.kind === 'answered' && !isOptionalActionId(entry.decision);
}

/** Each open question's branch: the way to it through the agenda. */
function branchesIn(agenda: Agenda, way = ''): ReadonlyMap<DecisionId, string> {
  const top = agenda.at(-1);
  if (!top || 'step' in top || 'sheet' in top) return new Map();
  if ('ask' in top) return new Map(top.id === undefined ? [] : [[top.id, way]]);
  return new Map(branchesOf(top).flatMap((inner, i) => [...branchesIn(inner, `${way}/${i}`)]));
}

/** What was asked before each answer, by playing them once more. */
function questionsOf(game: Game, from: Machine, lost: readonly Entry[]): ReadonlyMap<Entry, Question | undefined> {
  const asked = new Map<Entry, Question | undefined>();
  const note = (entry: Entry | undefined, machine: Machine) => {
    // What a question says may be part of the agenda, which the next entry changes.
    if (entry && isAnswer(entry)) asked.set(entry, cloneData(questionFor(game, machine, entry.decision, entry.seat)));
  };
  const next = new Map(lost.map((entry, i) => [entry, lost[i + 1]]));
  note(lost[0], from);
  replayLog({ game, log: lost, from, check: 'none', each: (entry, { machine }) => note(next.get(entry), machine) });
  return asked;
}
