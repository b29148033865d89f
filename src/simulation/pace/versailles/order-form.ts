import { OPTION_FIELD } from '../../../games/versailles-1919/orders/order-fields.ts';
import type { Orders } from '../../../games/versailles-1919/orders/orders.ts';
import type { FormAnswer } from '../../../kernel/choice.ts';

/** Orders as they are filled in. */
export function orderForm(orders: Orders): FormAnswer {
  const { announce, events, otherOptions, flags, eitherOr, ready, deals, mutiny, military } = orders;
  const options = Object.entries(orders.options).map(([issue, option]) => [`${OPTION_FIELD}${issue}`, option]);
  return {
    announce,
    events,
    otherOptions,
    flags,
    eitherOr,
    ready,
    deals,
    mutiny,
    military,
    ...bidForm(orders.bids),
    ...Object.fromEntries(options),
    ...rankings(orders),
  };
}

function bidForm(bids: Orders['bids']): FormAnswer {
  if (typeof bids === 'string') return { bids };
  return {
    bids: 'bid',
    bidUnits: bids.units,
    bidRegionUnit: bids.regionUnit ? 'yes' : 'no',
    bidInfluence: bids.influence,
    bidHappiness: bids.happiness,
    bidOwn: bids.own ? 'yes' : 'no',
    bidIssues: bids.issues,
    bidKinds: bids.kinds,
    bidBeyond: bids.beyond,
  };
}

/** A ranking of nothing has no field. */
function rankings({ strategies, hit, giveUp }: Orders): FormAnswer {
  return Object.fromEntries(Object.entries({ strategies, hit, giveUp }).filter(([, ids]) => ids.length > 0));
}
