import { repeat } from '../platform/repeat.ts';
import type { Services } from '../platform/services.ts';
import { PoolClosed } from '../platform/threads/thread-pool.ts';
import { answerTurn, type Minds } from './answer-turn.ts';
import { USUAL_BUDGET } from './budget.ts';
import { claimTurn, endTurn } from './claim-turn.ts';
import { createThinkers } from './thinkers.ts';

export type Computers = {
  /** Finish what is being thought about and stop. */
  stop(): Promise<void>;
};

/** How often it is looked whether a computer player is asked something, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Answers for computer players, in every process: any number of them share the questions of one database. What fails is
 * logged, and another process or a later look tries again.
 */
export function startComputers(services: Services, budget = USUAL_BUDGET, everyMs = LOOK_MS): Computers {
  const minds = { thinkers: createThinkers(), budget };
  let stopping = false;
  const looking = repeat(everyMs, async () => {
    try {
      await answerAll(services, minds, () => stopping);
    } catch (error) {
      if (!(error instanceof PoolClosed)) services.log.error({ err: error }, 'computer players could not answer');
    }
  });
  return {
    async stop() {
      stopping = true;
      await minds.thinkers.close();
      await looking.stop();
    },
  };
}

/** Answers all questions that computer players are to answer by now, also those that answers lead to; how many. */
export async function answerAll(services: Services, minds: Minds, isOver = () => false): Promise<number> {
  let answered = 0;
  while (!isOver()) {
    const turn = await claimTurn(services);
    if (!turn) break;
    try {
      await answerTurn(services, minds, turn);
    } catch (error) {
      if (error instanceof PoolClosed) {
        await endTurn(services, turn);
        throw error;
      }
      // It stays taken for a while: one table that fails does not keep the others waiting.
      const { tableId: table, seat, decision } = turn;
      services.log.error({ err: error, table, seat, decision }, 'computer player could not answer');
      continue;
    }
    await endTurn(services, turn);
    answered += 1;
  }
  return answered;
}
