import { kindest } from '../settle/choose-option.ts';
import type { Decisions } from '../types.ts';
import type { Order } from './obey.ts';

/** 5.3 step 1d, 10.6: the option named for the issue; of any other issue the kindest, if so ordered. */
export const optionByOrder: Order<Decisions['option']> = ({ position, seat, orders, args, ids }) => {
  const { faction, issue } = args;
  if (faction !== seat) return undefined;
  const named = orders.options[issue];
  if (named !== undefined && ids.includes(named)) return named;
  return orders.otherOptions === 'kindest' ? kindest(position, faction, issue) : undefined;
};

/** 6.3: all squadrons fly the same flag. */
export const flagsByOrder: Order<Decisions['naval-flags']> = ({ seat, orders, args }) =>
  args.faction === seat && orders.flags !== 'ask' ? { [orders.flags]: args.n } : undefined;

/** 5.3, step 2b. */
export const eventByOrder: Order<Decisions['optional-event']> = ({ seat, orders, passing, args }) => {
  if (args.faction !== seat) return undefined;
  if (passing || orders.events === 'decline') return 'decline';
  return orders.events === 'carry-out' ? 'event' : undefined;
};

/** 3.1: no military action after the political one. */
export const militaryByOrder: Order<Decisions['military-action']> = ({ seat, orders, args }) =>
  args.faction === seat && orders.military === 'none' ? 'none' : undefined;

/** 12: a proposal is declined at once. */
export const dealByOrder: Order<Decisions['answer-deal']> = ({ orders, passing }) =>
  passing || orders.deals === 'decline' ? 'decline' : undefined;
