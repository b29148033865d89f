import { randomUUID } from 'node:crypto';
import { askComputer } from '../kernel/ask-computer.ts';
import type { RandomSource } from '../kernel/chance.ts';
import type { SeatId } from '../kernel/decision.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { legalAnswer } from '../kernel/play-at-random.ts';
import { readPosition } from '../log/read-position.ts';
import type { Services } from '../platform/services.ts';
import { submitAnswers } from '../play/submit-answers.ts';
import { keptOf } from '../windows/windows.ts';

/**
 * Answers one open question of a seat as its player would: by the game's own computer player, or at random. False when
 * the seat is not asked, or has only to wait for others who answer in secret as it has.
 */
export async function playBot(
  services: Services,
  { tableId, seat, playerId, random }: { tableId: string; seat: SeatId; playerId: string; random: RandomSource },
): Promise<boolean> {
  const { head, machine } = await readPosition(services, tableId);
  const decision = openDecisions(head.game, machine).find(
    ({ id: open, waiting }) => waiting.includes(seat) && !keptOf(head.windows, { seat, decision: open })?.ready,
  );
  if (!decision) return false;
  const { id } = decision;
  const found =
    askComputer(head.game, machine, { id, seat, draw: random }) ??
    legalAnswer(head.game, machine, { id, seat }, random);
  if (!found) return false;
  const answers = [{ decision: id, answer: found.answer }];
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
