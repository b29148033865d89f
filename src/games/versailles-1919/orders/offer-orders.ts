import type { SeatId } from '../../../kernel/decision.ts';
import type { Lately, OrderOffer } from '../../../kernel/standing-rules.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';

/** Answers by which a seat lets something pass: a bid (10.4), a change of a roll (10.2a), an event or a deal. */
const PASSES = ['pass', 'nothing', 'decline'];
/** So often in one turn is a habit. */
const OFTEN = 3;

/** Whoever has passed three times in a turn and could pass again may want to pass for the rest of it. */
export function offerOrders(view: View, seat: SeatId, { answers, asked }: Lately): OrderOffer | undefined {
  const turn = answers.filter(({ inPart }) => inPart);
  const passed = turn.filter(({ answer }) => PASSES.some((pass) => pass === answer)).length;
  const mayPass = asked.some((choice) => choice.kind === 'one' && choice.options.some(({ id }) => PASSES.includes(id)));
  const passes = view.orders.some((own) => own.seat === seat && own.passing);
  if (passed < OFTEN || passed < turn.length || !mayPass || passes) return undefined;
  return {
    action: 'pass-this-turn',
    option: 'on',
    words: msg('versailles-1919-orders.offer-pass', { count: passed }),
  };
}
