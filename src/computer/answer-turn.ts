import { createHmac } from 'node:crypto';
import type { ComputerAnswer } from '../kernel/computer-rule.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Head } from '../log/heads.ts';
import { loadHead } from '../log/load-head.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import type { Services } from '../platform/services.ts';
import { PoolClosed } from '../platform/threads/thread-pool.ts';
import { submitAnswers } from '../play/submit-answers.ts';
import type { Budget } from './budget.ts';
import { usualAnswer } from './choose-answer.ts';
import type { ComputerTurn } from './claim-turn.ts';
import type { Thinkers } from './thinkers.ts';

/** Who thinks, and how long. */
export type Minds = { readonly thinkers: Thinkers; readonly budget: Budget };

/**
 * Thinks about a question and answers it as its seat, on the way that all answers take. Nothing happens where it is no
 * question any more, or becomes another one meanwhile. Where thinking fails, that is logged, and the seat answers what
 * the game does for one that is away; throws where the game does nothing then.
 */
export async function answerTurn(services: Services, minds: Minds, turn: ComputerTurn): Promise<void> {
  const { tableId, seat, decision } = turn;
  const head = await loadHead(services, tableId);
  const { game, machine, playing, seq } = head;
  const isAsked = openDecisions(game, machine).some(({ id, waiting }) => id === decision && waiting.includes(seat));
  if (!playing || !isAsked) return;

  const chosen = (await think(services, minds, head, turn)) ?? usualAnswer(game, machine, { seat, decision });
  if (!chosen) throw new Error('it has no answer, and the game gives none');
  await submitAnswers(services, {
    ...{ tableId, seat, playerId: COMPUTER, expectedSeq: seq },
    answers: [{ decision, answer: chosen.answer }],
    key: `computer.${decision}.${seq}`,
    how: 'computer',
    why: chosen.why,
  }).catch(onlyStale);
}

async function think(
  services: Services,
  { thinkers, budget }: Minds,
  { module, game: { setting }, machine }: Head,
  { tableId, seat, decision, seed, packHash }: ComputerTurn,
): Promise<ComputerAnswer | undefined> {
  // The seed is secret until the game is over: nobody can work out before what will be answered.
  const own = createHmac('sha256', seed).update(`computer ${seat} ${decision}`).digest('hex');
  const put = { seat, decision };
  try {
    const { id: game } = module.rules;
    return await thinkers.think({ game, pack: packHash, setting, machine, put, seed: own, budget });
  } catch (error) {
    if (error instanceof PoolClosed) throw error;
    services.log.error({ err: error, table: tableId, seat, decision }, 'computer player could not think');
    return undefined;
  }
}

/** Somebody else came first, or the question is another one now: then it is looked at anew. */
function onlyStale(error: unknown): void {
  if (error instanceof Refusal && error.code === 'stale') return;
  throw error;
}
