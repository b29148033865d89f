import { tick } from '../../src/clocks/tick.ts';
import { fallbackAnswer, openDecisions } from '../../src/kernel/open-decisions.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import type { Player, World } from '../tables/fixtures/table-world.ts';

type People = { readonly gone: Player; readonly here: Player };

/** The game's own answer, sent by the player themselves; false when they are not asked. */
export async function playOn({ services }: World, tableId: string, { seat, playerId }: Player): Promise<boolean> {
  const { game, machine, seq } = await loadHead(services, tableId);
  const open = openDecisions(game, machine).find(({ waiting }) => waiting.includes(seat));
  const answer = open && fallbackAnswer(game, machine, open.id, seat);
  if (!open || answer === undefined) return false;
  const answers = [{ decision: open.id, answer }];
  await submitAnswers(services, { tableId, seat, playerId, expectedSeq: seq, answers, key: newId(), how: 'page' });
  return true;
}

/** Plays on, with the clock ticking, until the one who is gone is waited for and has time. */
export async function untilWaits(world: World, tableId: string, { gone, here }: People): Promise<void> {
  do await tick(world.services);
  while (await playOn(world, tableId, here));
  if ((await world.services.db.pendingAnswer.count({ where: { tableId, seat: gone.seat } })) === 0)
    throw new Error(`nobody waits for ${gone.seat}`);
}

/**
 * One answers at once, the other never, for so many stretches of the game in which the one who is gone is asked: the
 * hours that the one who is here waited, and how many questions the clock answered in each stretch.
 */
export async function untilTurns(world: World, tableId: string, people: People, turns: number) {
  const questions: number[] = [];
  let hours = 0;
  while (questions.length < turns) {
    await untilWaits(world, tableId, people);
    const before = await answeredByClock(world, tableId);
    while ((await answeredByClock(world, tableId)) === before) {
      world.clock.advance(HOUR_MS);
      hours += 1;
      await tick(world.services);
    }
    questions.push((await answeredByClock(world, tableId)) - before);
  }
  return { hours, questions };
}

function answeredByClock({ services }: World, tableId: string): Promise<number> {
  return services.db.entry.count({ where: { tableId, kind: 'answered', data: { path: ['how'], equals: 'fallback' } } });
}
