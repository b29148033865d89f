import { type AheadAct, writeAhead } from './ahead-act.ts';
import { aheadOrders } from './ahead-orders.ts';
import { anyGame } from './any-game.ts';
import type { GivenAnswer } from './ask-for.ts';
import { chapterAt } from './chapter.ts';
import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { askedAhead, judgeAhead } from './judge-ahead.ts';
import type { Game, Machine } from './machine.ts';
import type { GameTypes } from './rules.ts';

/**
 * What the server writes next because of what was ordered ahead; undefined: nothing. First what a chapter that is over
 * leaves behind lapses; then, of each question that is put to a seat which has ordered, the server notes that it asks
 * after all, or passes over the lines that do not fit any more, or answers with the others. A question that is answered
 * in secret is answered when it closes (`aheadAnswerTo`); until then what happens can still make the server ask.
 */
export function aheadStep<G extends GameTypes>(game: Game<G>, machine: Machine<G>): GivenAnswer | undefined {
  if (!machine.ahead || machine.over) return undefined;
  const any = anyGame(game);
  const chapter = chapterAt(game, machine)?.id;
  const lapsed = aheadOrders(machine).find(({ order }) => order.chapter !== chapter);
  if (lapsed) return noted(lapsed, { does: 'lapse' });

  for (const asked of askedAhead(any, machine)) {
    if (asked.order.asked) continue;
    const { why, misfits, fitting } = judgeAhead(any, machine, asked);
    if (why.length > 0) return noted(asked, { does: 'ask', why });
    if (misfits.length > 0) return noted(asked, { does: 'pass', lines: misfits.map(({ line }) => line) });
    if (!asked.sealed) return { decision: asked.decision, seat: asked.seat, answer: fitting };
  }
  return undefined;
}

/** What a seat ordered ahead answers to an open question just now; undefined: nothing, or it is asked after all. */
export function aheadAnswerTo<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision, seat }: { readonly decision: DecisionId; readonly seat: SeatId },
): Answer | undefined {
  const any = anyGame(game);
  const asked = askedAhead(any, machine).find((one) => one.decision === decision && one.seat === seat);
  if (!asked || asked.order.asked || asked.order.chapter !== chapterAt(game, machine)?.id) return undefined;
  const { why, fitting } = judgeAhead(any, machine, asked);
  return why.length > 0 ? undefined : fitting;
}

/** Of what became of it its seat alone learns: it is written under the id under which it ordered. */
function noted({ id, seat }: { readonly id: DecisionId; readonly seat: SeatId }, act: AheadAct): GivenAnswer {
  return { decision: id, seat, answer: writeAhead(act) };
}
