import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { BidThrow, ControlFact } from './control-fact.ts';
import { msg } from './msg.ts';

/** Who takes control of powers that nobody plays, in words. */
export function narrateControl(fact: ControlFact): Message {
  const of = powerName(fact.of);
  switch (fact.type) {
    case 'power-bid-for':
      return fact.again
        ? msg('empires-in-arms-control.thrown-again', { of, dice: fact.dice.map(againText) })
        : msg('empires-in-arms-control.thrown', { of, dice: fact.dice.map(thrownText) });
    case 'power-controlled':
      return msg('empires-in-arms-control.controlled', { of, power: powerName(fact.power), bid: fact.bid });
    case 'power-neutral':
      return msg('empires-in-arms-control.neutral', { of });
  }
}

const againText = ({ power, die }: BidThrow) =>
  msg('empires-in-arms-control.die', { who: powerName(power), die: String(die) });

const thrownText = ({ power, bid, die, modifier, sum }: BidThrow) =>
  msg('empires-in-arms-control.sum', {
    who: powerName(power),
    sum: String(sum),
    bid: String(bid),
    die: String(die),
    modifier: modifier === 0 ? '' : String(Math.abs(modifier)),
    sign: modifier < 0 ? 'minus' : modifier > 0 ? 'plus' : 'none',
  });
