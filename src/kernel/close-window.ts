import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import type { Channel } from './log.ts';
import type { Game, Machine } from './machine.ts';
import { explainAnswer, fallbackAnswer, openDecisions } from './open-decisions.ts';
import { orderedAnswerTo } from './standing-answer.ts';

/** What a seat has answered to a sealed question that is open still: nobody else's business. */
export type KeptAnswer = {
  readonly decision: DecisionId;
  readonly seat: SeatId;
  /** Undefined: its time ran out, and the game answers for it. */
  readonly answer: Answer | undefined;
  /** As far as this seat is concerned the question may close. */
  readonly ready: boolean;
  readonly how: Channel;
  /** When it was given, or when the seat became ready; ISO 8601. */
  readonly at: string;
};

/** An answer with which a window closes. */
export type ClosingAnswer = {
  readonly decision: DecisionId;
  readonly seat: SeatId;
  readonly answer: Answer;
  readonly how: Channel;
  /** When the seat became ready; undefined where it had not to do anything. ISO 8601. */
  readonly givenAt: string | undefined;
};

/** Whether it is an open question that is answered in secret: a window, which closes when all seats are ready. */
export function isWindow(game: Game, machine: Machine, decision: DecisionId): boolean {
  return openDecisions(game, machine).some(({ id, sealed }) => sealed && id === decision);
}

/**
 * The answers of the first window that may close, in the order of its seats; undefined where each waits for somebody.
 * A seat's own answer counts if it fits still; else what it ordered ahead, then its standing orders, and then the game
 * itself does, for a seat that is ready or has resigned. A seat for which orders answer need not say that it is ready.
 */
export function closingAnswers(
  game: Game,
  machine: Machine,
  kept: readonly KeptAnswer[],
): readonly ClosingAnswer[] | undefined {
  if (machine.over) return undefined;
  for (const { id, sealed, waiting } of openDecisions(game, machine)) {
    if (!sealed) continue;
    const answers = waiting.map((seat) =>
      closingAnswer(
        game,
        machine,
        { decision: id, seat },
        kept.find((one) => one.decision === id && one.seat === seat),
      ),
    );
    const all = answers.filter((answer) => answer !== undefined);
    if (all.length === answers.length) return all;
  }
  return undefined;
}

type Asked = { readonly decision: DecisionId; readonly seat: SeatId };

function closingAnswer(
  game: Game,
  machine: Machine,
  asked: Asked,
  kept: KeptAnswer | undefined,
): ClosingAnswer | undefined {
  const resigned = machine.resigned.includes(asked.seat);
  if (kept && !kept.ready && !resigned) return undefined;
  const givenAt = kept?.at;

  if (!resigned) {
    if (kept?.answer !== undefined && !explainAnswer(game, machine, { ...asked, answer: kept.answer }))
      return { ...asked, answer: kept.answer, how: kept.how, givenAt };
    const ordered = orderedAnswerTo(game, machine, asked);
    if (ordered) return { ...asked, ...ordered, givenAt };
    if (!kept) return undefined;
  }

  const answer = fallbackAnswer(game, machine, asked.decision, asked.seat);
  return answer === undefined ? undefined : { ...asked, answer, how: 'fallback', givenAt };
}
