import { randomUUID } from 'node:crypto';
import type { RandomSource } from '../kernel/chance.ts';
import type { SeatId } from '../kernel/decision.ts';
import { openDecisions, questionFor } from '../kernel/open-decisions.ts';
import { sampleAnswer } from '../kernel/sample-answer.ts';
import { readPosition } from '../tables/read-position.ts';
import type { Services } from '../tables/services.ts';
import { submitAnswers } from '../tables/submit-answers.ts';

/** Answers one open question of a seat at random, as its player would. False when the seat is not asked. */
export async function playBot(
  services: Services,
  { tableId, seat, playerId, random }: { tableId: string; seat: SeatId; playerId: string; random: RandomSource },
): Promise<boolean> {
  const { head, machine } = await readPosition(services, tableId);
  const decision = openDecisions(head.game, machine).find(({ waiting }) => waiting.includes(seat));
  const question = decision && questionFor(head.game, machine, decision.id, seat);
  if (!decision || !question) return false;
  const answers = [{ decision: decision.id, answer: sampleAnswer(question.choice, random) }];
  await submitAnswers(services, {
    tableId,
    seat,
    playerId,
    expectedSeq: machine.seq,
    answers,
    key: randomUUID(),
    how: 'bot',
  });
  return true;
}
