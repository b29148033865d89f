import { askFor } from '../kernel/ask-for.ts';
import type { KeptAnswer } from '../kernel/close-window.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import type { AnsweredEntry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { explainAnswer, openDecisions } from '../kernel/open-decisions.ts';

type Given = Pick<AnsweredEntry, 'decision' | 'seat' | 'answer' | 'how'>;

/**
 * An answer to a question that is answered in secret, to be kept until it closes. The clock's answer makes the seat's
 * own one count, if it has given one. Refuses what the question does not accept.
 */
export function keepAnswer(
  { game, machine }: { readonly game: Game; readonly machine: Machine },
  { decision, seat, answer, how }: Given,
  before: KeptAnswer | undefined,
  { ready, at }: { readonly ready: boolean; readonly at: string },
): KeptAnswer {
  if (how === 'fallback') {
    if (before?.ready) return before;
    return before ? { ...before, ready: true, at } : { decision, seat, answer: undefined, how, ready: true, at };
  }
  askFor(game, machine, { decision, seat, answer });
  return { decision, seat, answer, how, ready, at };
}

/** Those of the answers whose seat is still asked, in a question that is open still. */
export function stillKept(game: Game, machine: Machine, kept: readonly KeptAnswer[]): readonly KeptAnswer[] {
  if (kept.length === 0 || machine.over) return [];
  const open = openDecisions(game, machine);
  return kept.filter(({ decision, seat }) => open.some(({ id, waiting }) => id === decision && waiting.includes(seat)));
}

/** The answers that fitted before a write, and do not any more: their seats are told while they can change them. */
export function becomeUnfit(
  game: Game,
  before: Machine,
  after: Machine,
  kept: readonly KeptAnswer[],
): readonly { readonly decision: DecisionId; readonly seat: SeatId }[] {
  return kept.flatMap(({ decision, seat, answer }) => {
    if (answer === undefined || !explainAnswer(game, after, { decision, seat, answer })) return [];
    return explainAnswer(game, before, { decision, seat, answer }) ? [] : [{ decision, seat }];
  });
}
