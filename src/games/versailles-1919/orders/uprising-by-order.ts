import type { Decisions } from '../types.ts';
import { couldBeHit } from '../uprising/hit.ts';
import { firstOf, type Order } from './obey.ts';

/** 10.2a: what to announce; "would hit me" is to control most issues of the region, or to tie for most (10.3a). */
export const announceByOrder: Order<Decisions['announce-modifier']> = ({
  position,
  seat,
  orders,
  passing,
  args,
  ids,
}) => {
  if (args.faction !== seat) return undefined;
  if (passing && ids.includes('nothing')) return 'nothing';
  const hit = couldBeHit(position, args.faction, args.region);
  switch (orders.announce) {
    case 'ask':
      return undefined;
    case 'minus-if-hit':
      return hit ? 'minus' : 'nothing';
    case 'minus-if-hit-else-ask':
      return hit ? 'minus' : undefined;
    case 'minus-or-plus':
      return hit ? 'minus' : 'plus';
    case 'nothing':
    case 'minus':
    case 'plus':
      return orders.announce;
  }
};

/** 10.3a: the first faction of the ranking that is among the tied. */
export const hitByOrder: Order<Decisions['who-is-hit']> = ({ seat, orders, args, ids }) =>
  args.faction === seat ? firstOf(orders.hit, ids) : undefined;

/** 10.3b: the first of the ranking that is among the dearest. */
export const giveUpByOrder: Order<Decisions['hit-issue']> = ({ seat, orders, args, ids }) =>
  args.faction === seat ? firstOf(orders.giveUp, ids) : undefined;

/** 11.2: the best of the ranking that is still there. */
export const strategyByOrder: Order<Decisions['take-strategy']> = ({ seat, orders, args, ids }) =>
  args.faction === seat ? firstOf(orders.strategies, ids) : undefined;
