import { createHmac } from 'node:crypto';
import type { Budget } from '../computer/budget.ts';
import { usualAnswer } from '../computer/choose-answer.ts';
import type { Thinkers } from '../computer/thinkers.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import type { Services } from '../platform/services.ts';
import { addAnswer } from './answer-practice.ts';
import type { OpenPractice } from './open-practice.ts';

/** Who thinks, how much about one answer, and how many answers at a stretch. */
export type PracticeMinds = { readonly thinkers: Thinkers; readonly budget: Budget; readonly most: number };

type Put = { readonly decision: DecisionId; readonly seat: SeatId };

/** The first question that a computer player is to answer in a first game; undefined: its owner is asked, or nobody. */
export function computersTurn({ row, game, machine }: OpenPractice): Put | undefined {
  if (row.seat === null || machine.over) return undefined;
  const [put] = openDecisions(game, machine).flatMap(({ id, waiting }) =>
    waiting.filter((seat) => seat !== row.seat).map((seat) => ({ decision: id, seat })),
  );
  return put;
}

/**
 * The computer players of a first game answer, until its owner is asked, the game is over or a stretch has passed. What
 * they answer follows from what their seats see, and from the game's seed.
 */
export async function letComputersPlay(
  services: Services,
  minds: PracticeMinds,
  begin: OpenPractice,
): Promise<OpenPractice> {
  let open = begin;
  for (let n = 0; n < minds.most; n += 1) {
    const put = computersTurn(open);
    if (!put) break;
    open = await computerAnswers(services, minds, open, put);
  }
  return open;
}

/** A computer player answers one question. Refuses what `addAnswer` does. */
export async function computerAnswers(
  services: Services,
  { thinkers, budget }: PracticeMinds,
  open: OpenPractice,
  put: Put,
): Promise<OpenPractice> {
  const { game, machine, row } = open;
  const seed = createHmac('sha256', row.seed).update(`computer ${put.seat} ${put.decision}`).digest('hex');
  const { setting } = game;
  const thought = { game: row.game, pack: row.packHash, setting, machine, put, seed, budget };
  const chosen = (await thinkers.think(thought)) ?? usualAnswer(game, machine, put);
  if (!chosen) throw new Error(`nothing can be answered to ${put.decision}`);
  return addAnswer(services, open, { ...put, ...chosen, how: 'computer' });
}
