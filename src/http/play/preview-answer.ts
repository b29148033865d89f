import { type SheetWords, sheetWords } from '../../kernel/answer-words.ts';
import { applyEntry } from '../../kernel/apply-entry.ts';
import type { GivenAnswer } from '../../kernel/ask-for.ts';
import type { Answer } from '../../kernel/choice.ts';
import { ChanceNeeded } from '../../kernel/dealer.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import { isAheadId } from '../../kernel/decision-id.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { nextPlace } from '../../kernel/entry-place.ts';
import { ENTRY_VERSION } from '../../kernel/log.ts';
import { type Game, type Machine, positionOf } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { narrateFact } from '../../kernel/narrate-fact.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type AheadWords, sayAhead } from '../../kernel/say-ahead.ts';
import { type DraftStop, tryAnswers } from '../../kernel/try-answers.ts';
import type { TablePosition } from '../../log/read-position.ts';

export type AnswerPreview = {
  readonly prompt: Message;
  /** The answer in words; of a sheet how long it is. */
  readonly said: Message;
  readonly sheet: SheetWords | undefined;
  /** What certainly happens, in words for the seat; empty where chance or hidden information comes in at once. */
  readonly consequences: readonly Message[];
  readonly stopped: DraftStop | undefined;
  /** It ends the game. */
  readonly over: boolean;
  /** What the seat is asked next, at once. */
  readonly next: Message | undefined;
  /** Who is asked next, when the seat is not. */
  readonly others: readonly Message[];
  /** The position after it, or before it where it needs chance or hidden information, and the game's view of that. */
  readonly machine: Machine;
  readonly view: object;
};

/**
 * What an answer would do, without doing it. Refuses (`illegal-answer`, `stale`) an answer that cannot be given any
 * more; the reason says why.
 */
export function previewAnswer(
  { head, machine }: Pick<TablePosition, 'head' | 'machine'>,
  seat: SeatId,
  decision: DecisionId,
  answer: Answer,
): AnswerPreview | Refusal {
  const { game } = head;
  const words = wordsOf(game, machine, { decision, seat, answer });
  const tried = tryAnswers(game, machine, seat, [{ decision, answer }]);
  if (tried.refused) return tried.refused.refusal;
  if (!words) throw new Error(`decision ${decision} takes an answer and asks nothing`);

  const after = tried.machine;
  const open = openDecisions(game, after);
  const mine = open.find(({ waiting }) => waiting.includes(seat));
  const dark = tried.stopped === 'chance' || tried.stopped === 'hidden';
  return {
    ...words,
    consequences: dark ? [] : consequencesOf({ head, machine }, seat, decision, answer),
    stopped: tried.stopped,
    over: after.over,
    next: mine && !dark ? questionFor(game, after, mine.id, seat)?.prompt : undefined,
    others: [...new Set(open.flatMap(({ waiting }) => waiting))].map((other) => game.rules.seatName(other)),
    machine: after,
    view: game.rules.view(positionOf(game, after), seat),
  };
}

/** What is answered, and to what. */
function wordsOf(game: Game, machine: Machine, given: GivenAnswer): AheadWords | undefined {
  const { decision, seat, answer } = given;
  if (isAheadId(decision)) return sayAhead(game, machine, given);
  const question = questionFor(game, machine, decision, seat);
  if (!question) return undefined;
  const { prompt, choice } = question;
  return { prompt, said: describeAnswer(choice, answer), sheet: sheetWords(game, machine, given) };
}

function consequencesOf(
  { head, machine }: Pick<TablePosition, 'head' | 'machine'>,
  seat: SeatId,
  decision: DecisionId,
  answer: Answer,
): readonly Message[] {
  const { game } = head;
  const entry = { v: ENTRY_VERSION, ...nextPlace(game, machine, decision), at: '', decision, seat, answer } as const;
  try {
    const { facts } = applyEntry(game, machine, { ...entry, kind: 'answered', how: 'page' }, {});
    return facts.flatMap((fact) => narrateFact(game, fact, seat) ?? []);
  } catch (error) {
    if (error instanceof ChanceNeeded || error instanceof Refusal) return [];
    throw error;
  }
}
