import { answerWords } from '../../kernel/answer-words.ts';
import type { OpenDecision, SeatId, Viewer } from '../../kernel/decision.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { explainAnswer } from '../../kernel/open-decisions.ts';
import { orderedAnswerTo } from '../../kernel/standing-answer.ts';
import { keptOf, type Windows } from '../../windows/windows.ts';
import type { KeptAnswerView, WindowView } from './window-view.ts';

type At = {
  readonly game: Game;
  readonly machine: Machine;
  readonly windows: Windows;
  readonly namesReady: boolean;
};

/** An open question that is answered in secret, as a viewer may see it. */
export function viewWindow(at: At, open: OpenDecision, viewer: Viewer): WindowView {
  const seats = open.waiting.filter((seat) => !at.machine.resigned.includes(seat));
  const ready = seats.filter((seat) => keptOf(at.windows, { seat, decision: open.id })?.ready);
  const shown = viewer === 'moderator' ? seats : seats.filter((seat) => seat === viewer);
  return {
    ready: ready.length,
    of: seats.length,
    names: at.namesReady || viewer === 'moderator' ? ready : undefined,
    answers: shown.flatMap((seat) => viewAnswer(at, open, seat) ?? []),
  };
}

function viewAnswer(
  { game, machine, windows }: At,
  { id: decision }: OpenDecision,
  seat: SeatId,
): KeptAnswerView | undefined {
  const kept = keptOf(windows, { seat, decision });
  const words = (answer: NonNullable<KeptAnswerView['answer']>) =>
    answerWords(game, machine, { decision, seat, answer });

  if (kept?.answer !== undefined) {
    const unfit = explainAnswer(game, machine, { decision, seat, answer: kept.answer });
    const said = unfit ? undefined : words(kept.answer);
    return { seat, answer: kept.answer, said, unfit, ready: kept.ready, by: 'given', at: new Date(kept.at) };
  }
  const ordered = orderedAnswerTo(game, machine, { decision, seat });
  const at = kept && new Date(kept.at);
  if (ordered) {
    const { answer, how: by } = ordered;
    return { seat, answer, said: words(answer), unfit: undefined, ready: true, by, at };
  }
  if (!kept) return undefined;
  return { seat, answer: undefined, said: undefined, unfit: undefined, ready: true, by: 'fallback', at };
}
