import { msg } from '../../i18n/msg.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TablePosition } from '../../log/read-position.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import { arrangeAnswers } from '../../play/arrange-answers.ts';
import type { GivenAnswer } from '../links/link.ts';

type Said = GivenAnswer & { readonly said: Message };
type AnswerAct = Extract<ReplyAct, { does: 'answer' }>;

/**
 * The answers of a reply as they can be sent, in order. Gives the refusal where one does not hold, or where what an
 * answer opens could only be answered after something else had been drawn or shown.
 */
export function arrangeActs(
  { head, machine }: TablePosition,
  seat: SeatId,
  answers: readonly Said[],
): readonly AnswerAct[] | Refusal {
  const arranged = arrangeAnswers(head.game, machine, seat, answers);
  if (arranged instanceof Refusal) return arranged;
  const [, ...later] = arranged;
  if (later.flat().some(({ opened }) => opened)) return new Refusal('illegal-answer', msg('reply.too-far'));
  return arranged.map((sent) => ({
    does: 'answer',
    seq: head.seq,
    answers: sent.map(({ decision, answer }) => ({ decision, answer })),
    said: sent.map(({ said }) => said),
  }));
}
